import AsyncHTTPClient
import Foundation
import HTTPTransport
import NIOHTTP1

/// A way to a server. Requests on the same route share connections.
struct Route: Hashable, Sendable {
  /// The server's host in lower case; an IPv6 address without brackets.
  var host: String
  var port: Int
  /// Whether the server is asked over TLS.
  var isSecure: Bool
  var proxy: Proxy?

  /// Creates the route to an address.
  init(to url: URL, proxy: Proxy?) {
    host = (url.host() ?? "").lowercased().trimmingCharacters(in: ["[", "]"])
    isSecure = url.scheme?.lowercased() == "https"
    port = url.port ?? (isSecure ? 443 : 80)
    self.proxy = proxy
  }

  /// The proxy if it passes on each request, instead of a connection.
  var forwarder: Proxy? {
    proxy.flatMap { $0.kind.isHTTP && !isSecure ? $0 : nil }
  }

  /// The server's host and port, for a proxy.
  var authority: String { "\(host.contains(":") ? "[\(host)]" : host):\(port)" }

  /// Returns the client's form of a request: one over a plain connection to the proxy or the server.
  /// ``ConnectionPreparation`` adds what comes between.
  func clientRequest(_ request: HTTPExchange.Request) throws -> HTTPClient.Request {
    var headers = NIOHTTP1.HTTPHeaders(request.headers.names.map { ($0, request.headers[$0] ?? "") })
    headers.replaceOrAdd(name: "Host", value: request.url.authority)
    if let authorization = forwarder?.authorization {
      headers.replaceOrAdd(name: "Proxy-Authorization", value: authorization)
    }
    var components = URLComponents(url: request.url, resolvingAgainstBaseURL: true)
    let peer = proxy?.host ?? host
    components?.scheme = "http"
    components?.host = peer.contains(":") ? "[\(peer)]" : peer
    components?.port = proxy?.port ?? port
    return try HTTPClient.Request(
      url: components?.url ?? request.url,
      method: HTTPMethod(rawValue: request.method),
      headers: headers,
      body: request.body.map { .bytes($0) }
    )
  }
}

extension URL {
  /// The host and port, as in the field `Host`.
  fileprivate var authority: String {
    let host = host() ?? ""
    let name = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
    return port.map { "\(name):\($0)" } ?? name
  }
}
