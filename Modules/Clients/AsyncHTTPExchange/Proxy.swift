import Foundation
import HTTPTransport

/// A proxy, as an environment variable names it.
struct Proxy: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case http, socks }

  var kind: Kind
  /// The host; an IPv6 address without brackets.
  var host: String
  var port: Int
  /// User and password as `user:password`.
  var credentials: String?
  /// The variable that names the proxy.
  var variable: String

  /// Parses the value of a variable: an address whose scheme is `http` if it has none, and whose port is 1080 if it
  /// has none, as for curl.
  ///
  /// - Throws: ``HTTPTransport/HTTPExchangeError/unusable(_:)`` if the value isn't the address of a proxy of a known
  ///   kind. The message doesn't contain the value, which may hold a password.
  init(_ text: String, variable: String) throws(HTTPExchangeError) {
    let text = text.contains("://") ? text : "http://\(text)"
    guard let url = URL(string: text), let host = url.host(), !host.isEmpty,
      (1...65_535).contains(url.port ?? 1080)
    else { throw .unusable("\(variable) isn't the address of a proxy, such as http://127.0.0.1:3128") }
    switch url.scheme?.lowercased() {
    case "http": kind = .http
    case "socks5", "socks5h": kind = .socks
    case let scheme:
      throw .unusable("\(variable) names a proxy of the kind '\(scheme ?? "")'; known are http and socks5")
    }
    self.host = host.trimmingCharacters(in: ["[", "]"])
    port = url.port ?? 1080
    if let user = url.user()?.removingPercentEncoding {
      credentials = "\(user):\(url.password()?.removingPercentEncoding ?? "")"
    }
    if kind == .socks, credentials != nil {
      throw .unusable("\(variable) names a SOCKS proxy with a user, which isn't supported")
    }
    self.variable = variable
  }

  /// The name for messages, without user and password: `127.0.0.1:3128 (from http_proxy)`.
  var name: String {
    "\(host.contains(":") ? "[\(host)]" : host):\(port) (from \(variable))"
  }
}
