import Foundation
import HTTPTransport

/// The choice of a proxy by the environment, as curl makes it: `http_proxy` (in lower case only), `https_proxy`,
/// `all_proxy`, and the exceptions in `no_proxy`. An empty variable counts as missing.
struct ProxySettings: Sendable {
  private let environment: [String: String]
  private let exclusions: ProxyExclusions
  private let directAddress: URL?

  /// Reads the settings.
  ///
  /// - Parameters:
  ///   - environment: The variables.
  ///   - directAddress: An address whose host and port are reached without a proxy.
  init(environment: [String: String], directAddress: URL? = nil) {
    self.environment = environment.filter { !$0.value.isEmpty }
    exclusions = ProxyExclusions(self.environment["no_proxy"] ?? self.environment["NO_PROXY"] ?? "")
    self.directAddress = directAddress
  }

  /// Returns the proxy for an address; `nil` if it is reached directly.
  ///
  /// - Throws: ``HTTPTransport/HTTPExchangeError/unusable(_:)`` if the variable isn't valid.
  func proxy(for url: URL) throws(HTTPExchangeError) -> Proxy? {
    let scheme = url.scheme?.lowercased() ?? ""
    // CGI programs get the field `Proxy` of a request as HTTP_PROXY, so curl doesn't read it.
    let variables = ["\(scheme)_proxy", scheme == "http" ? "" : "\(scheme.uppercased())_PROXY"]
    guard let variable = (variables + ["all_proxy", "ALL_PROXY"]).first(where: { environment[$0] != nil }),
      let text = environment[variable], let host = url.host(), !exclusions.contains(host),
      host != directAddress?.host() || url.port != directAddress?.port
    else { return nil }
    return try Proxy(text, variable: variable)
  }
}
