import Foundation
import HTTPTransport

/// The choice of a proxy by the environment, as curl makes it: `http_proxy` (in lower case only), `https_proxy`,
/// `all_proxy`, and the exceptions in `no_proxy`. An empty variable counts as missing.
///
/// Unlike curl, addresses of this machine are never reached through a proxy: it couldn't reach the sample services in
/// this process.
struct ProxySettings: Sendable {
  private let environment: [String: String]
  private let exclusions: ProxyExclusions

  init(environment: [String: String]) {
    self.environment = environment.filter { !$0.value.isEmpty }
    exclusions = ProxyExclusions(self.environment["no_proxy"] ?? self.environment["NO_PROXY"] ?? "")
  }

  /// Returns the proxy for an address; `nil` if it is reached directly.
  ///
  /// - Throws: ``HTTPTransport/HTTPExchangeError/unusable(_:)`` if the variable isn't valid.
  func proxy(for url: URL) throws(HTTPExchangeError) -> Proxy? {
    let scheme = url.scheme?.lowercased() ?? ""
    // CGI programs get the field `Proxy` of a request as HTTP_PROXY, so curl doesn't read it.
    let variables = ["\(scheme)_proxy", scheme == "http" ? "" : "\(scheme.uppercased())_PROXY"]
    guard let variable = (variables + ["all_proxy", "ALL_PROXY"]).first(where: { environment[$0] != nil }),
      let text = environment[variable], let host = url.host(), !exclusions.contains(host)
    else { return nil }
    return try Proxy(text, variable: variable)
  }
}
