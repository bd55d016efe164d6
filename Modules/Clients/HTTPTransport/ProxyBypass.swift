import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A bypass of proxies for requests to this machine.
///
/// Foundation on Linux uses libcurl, which takes proxies from the environment. It sends even requests to 127.0.0.1
/// there unless `no_proxy` names that address. No proxy can reach a server that runs in this process.
package enum ProxyBypass {
  /// Returns the value of `no_proxy` that excludes this machine from proxies; `nil` if it needn't change.
  package static func noProxy(in environment: [String: String]) -> String? {
    let proxies = ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
    guard proxies.contains(where: { environment[$0]?.isEmpty == false }) else { return nil }
    let present = environment["no_proxy"] ?? environment["NO_PROXY"] ?? ""
    let hosts = present.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    let missing = ["127.0.0.1", "localhost"].filter { !hosts.contains($0) }
    guard !hosts.contains("*"), !missing.isEmpty else { return nil }
    return (hosts + missing).joined(separator: ",")
  }

  /// Updates `no_proxy` if needed.
  static func install() {
    #if canImport(Glibc) || canImport(Musl)
      guard let noProxy = noProxy(in: ProcessInfo.processInfo.environment) else { return }
      setenv("no_proxy", noProxy, 1)
    #endif
  }
}
