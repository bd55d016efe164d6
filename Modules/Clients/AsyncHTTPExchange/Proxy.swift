import Foundation
import HTTPTransport
import Models

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

  /// Parses the value of a variable: an address. As for curl, the default scheme is `http` and the default port 1080.
  ///
  /// - Throws: ``HTTPTransport/HTTPExchangeError/unusable(_:)`` if the value isn't the address of a proxy of a known
  ///   kind. The message contains the value without user and password.
  init(_ text: String, variable: String) throws(HTTPExchangeError) {
    let setting = EnvironmentSetting(name: variable, value: Self.withoutUser(text))
    let text = text.contains("://") ? text : "http://\(text)"
    guard let url = URL(string: text), let host = url.host(), !host.isEmpty, url.hasValidPort else {
      throw setting.error("isn't the address of a proxy", remedy: "one such as http://127.0.0.1:3128")
    }
    switch url.scheme?.lowercased() {
    case "http": kind = .http
    case "socks5", "socks5h": kind = .socks
    default:
      throw setting.error(
        "is a proxy of an unknown kind",
        remedy: "an address that begins with http:// or socks5://"
      )
    }
    self.host = host.trimmingCharacters(in: ["[", "]"])
    port = url.port ?? 1080
    if let user = url.user()?.removingPercentEncoding {
      credentials = "\(user):\(url.password()?.removingPercentEncoding ?? "")"
    }
    if kind == .socks, credentials != nil {
      throw setting.error("is a SOCKS proxy with a user", remedy: "a proxy that needs none")
    }
    self.variable = variable
  }

  /// Returns a value with user and password replaced, even if it isn't an address.
  private static func withoutUser(_ text: String) -> String {
    text.replacing(/^(?<scheme>[A-Za-z][A-Za-z0-9+.\-]*:\/\/)?(?s:.*)@/) { "\($0.scheme ?? "")‹redacted›@" }
  }

  /// Returns the reason if a response means that the proxy itself refuses to pass the request on; otherwise `nil`.
  ///
  /// - Parameters:
  ///   - status: The response's status.
  ///   - headers: The response's fields. Those about proxies come from the proxy: no server sends them.
  func refusal(status: Int, headers: HTTPHeaders) -> String? {
    switch status {
    case 407: loginProblem
    case 403 where headers.names.contains { $0.hasPrefix("proxy-") || $0 == "x-squid-error" }:
      "it answered with status 403"
    default: nil
    }
  }

  /// The reason if the proxy wants a login.
  var loginProblem: String {
    credentials == nil ? "it requires a user and a password" : "it does not accept the user and the password"
  }

  /// The name for messages, without user and password: `127.0.0.1:3128 (from http_proxy)`.
  var name: String {
    "\(host.contains(":") ? "[\(host)]" : host):\(port) (from \(variable))"
  }
}
