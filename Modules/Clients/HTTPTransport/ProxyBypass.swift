import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Keeps requests to this machine from a proxy.
///
/// NB: libcurl, on which Foundation on Linux is built, takes proxies from the environment, and sends requests
/// to 127.0.0.1 there too unless `no_proxy` names it. No proxy can reach a server that runs in this process.
package enum ProxyBypass {
  /// What `no_proxy` has to say so that this machine is not asked for through a proxy; `nil` where it need
  /// not change.
  package static func noProxy(in environment: [String: String]) -> String? {
    let proxies = ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
    guard proxies.contains(where: { environment[$0]?.isEmpty == false }) else { return nil }
    let present = environment["no_proxy"] ?? environment["NO_PROXY"] ?? ""
    let hosts = present.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    let missing = ["127.0.0.1", "localhost"].filter { !hosts.contains($0) }
    guard !hosts.contains("*"), !missing.isEmpty else { return nil }
    return (hosts + missing).joined(separator: ",")
  }

  /// Changes `no_proxy` where it has to change.
  static func install() {
    #if canImport(Glibc) || canImport(Musl)
      guard let noProxy = noProxy(in: ProcessInfo.processInfo.environment) else { return }
      setenv("no_proxy", noProxy, 1)
    #endif
  }
}
