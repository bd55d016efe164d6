import Foundation
import HTTPTransport
import Models

/// A proxy, as an environment variable names it.
struct Proxy: Hashable, Sendable {
  /// The protocol to speak with a proxy. The raw value is the scheme of its address, as in curl.
  enum Kind: String, CaseIterable, Hashable, Sendable {
    case http
    /// HTTP over TLS.
    case https
    /// SOCKS 4. The program looks up the host's IPv4 address.
    case socks4
    /// SOCKS 4. The proxy looks up the host.
    case socks4a
    /// SOCKS 5. The program looks up the host.
    case socks5
    /// SOCKS 5. The proxy looks up the host.
    case socks5h
  }

  /// The user and password for a proxy.
  struct Login: Hashable, Sendable {
    var user: String
    var password: String
  }

  var kind: Kind
  /// The host; an IPv6 address without brackets.
  var host: String
  var port: Int
  var login: Login?
  /// The variable that names the proxy.
  var variable: String

  /// Parses the value of a variable: an address. As for curl, the default scheme is `http`, `socks` stands for
  /// `socks4`, and the default port is 1080, or 443 for `https`.
  ///
  /// - Throws: ``HTTPTransport/HTTPExchangeError/unusable(_:)`` if the value isn't the address of a proxy of a known
  ///   kind, or if SOCKS has no room for the user or the password. No message contains them.
  init(_ text: String, variable: String) throws(HTTPExchangeError) {
    var setting = EnvironmentSetting(name: variable, value: nil)
    let address = text.contains("://") ? text : "http://\(text)"
    guard let url = URL(string: address), let host = url.host(), !host.isEmpty, url.hasValidPort else {
      // Any part of it may be a password.
      throw setting.error("isn't the address of a proxy", remedy: "one such as http://127.0.0.1:3128")
    }
    setting.value = Self.withoutUser(text)
    let scheme = url.scheme?.lowercased() ?? ""
    guard let kind = Kind(rawValue: scheme == "socks" ? "socks4" : scheme) else {
      let schemes = Kind.allCases.map { "\($0)://" }.formatted(
        .list(type: .or).locale(Locale(identifier: "en_US"))
      )
      throw setting.error("is a proxy of an unknown kind", remedy: "an address that begins with \(schemes)")
    }
    self.kind = kind
    self.host = host.trimmingCharacters(in: ["[", "]"])
    port = url.port ?? (kind == .https ? 443 : 1080)
    if let user = url.user()?.removingPercentEncoding {
      let login = Login(user: user, password: url.password()?.removingPercentEncoding ?? "")
      guard kind.accepts(login) else {
        throw setting.error(
          "has a user or a password that SOCKS can't send",
          remedy: "one where each has at most 255 bytes, and no zero"
        )
      }
      self.login = login
    }
    self.variable = variable
  }

  /// Returns a value with user and password replaced.
  private static func withoutUser(_ text: String) -> String {
    text.replacing(/^(?<scheme>[A-Za-z][A-Za-z0-9+.\-]*:\/\/)?(?s:.*)@/) { "\($0.scheme ?? "")‹redacted›@" }
  }

  /// The name for messages, without user and password: `127.0.0.1:3128 (from http_proxy)`.
  var name: String {
    "\(host.contains(":") ? "[\(host)]" : host):\(port) (from \(variable))"
  }

  /// The value of the field `Proxy-Authorization` for the login.
  var authorization: String? {
    login.map { "Basic \(Data("\($0.user):\($0.password)".utf8).base64EncodedString())" }
  }
}

extension Proxy {
  /// Returns the reason if a response means that the proxy itself refuses to pass the request on; otherwise `nil`.
  ///
  /// - Parameters:
  ///   - status: The response's status.
  ///   - headers: The response's fields. Those about proxies come from the proxy: no server sends them.
  func refusal(status: Int, headers: HTTPHeaders) -> String? {
    switch status {
    case 407: loginProblem
    case 403 where headers.names.contains { $0.hasPrefix("proxy-") || $0 == "x-squid-error" }:
      Self.statusProblem(status)
    default: nil
    }
  }

  /// The reason if the proxy wants a login.
  var loginProblem: String {
    login == nil ? "it requires a user and a password" : "it does not accept the user and the password"
  }

  /// Returns the reason if the proxy answers with a status.
  static func statusProblem(_ status: Int) -> String { "it answered with status \(status)" }
}

extension Proxy.Kind {
  /// Whether requests are passed on by HTTP.
  var isHTTP: Bool { self == .http || self == .https }

  /// Whether the program, rather than the proxy, looks up the address of a host.
  var needsAddress: Bool { self == .socks4 || self == .socks5 }

  /// Returns whether a login can be sent: SOCKS 5 has 255 bytes for each part (RFC 1929), and SOCKS 4 ends the user
  /// with a zero.
  fileprivate func accepts(_ login: Proxy.Login) -> Bool {
    isHTTP || [login.user, login.password].allSatisfy { $0.utf8.count <= 255 && !$0.utf8.contains(0) }
  }
}
