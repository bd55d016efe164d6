import AsyncHTTPClient
import Foundation
import HTTPTransport
import NIOCore
import NIOHTTP1

/// A way to a server. Requests on the same route share a client and its connections.
enum Route: Hashable, Sendable {
  /// Straight to the server; for TLS only to the host with this name or address.
  case direct(secureHost: String?)
  /// Through an HTTP proxy that passes on each request.
  case forwarded(by: Proxy)
  /// Through a proxy that connects to the server: with `CONNECT`, or with SOCKS.
  case tunnel(Proxy, isSecure: Bool)

  /// Chooses the route to an address.
  init(to url: URL, proxy: Proxy?) {
    let isSecure = url.scheme?.lowercased() == "https"
    switch proxy {
    case nil: self = .direct(secureHost: isSecure ? url.plainHost : nil)
    case let proxy? where proxy.kind == .http && !isSecure: self = .forwarded(by: proxy)
    case let proxy?: self = .tunnel(proxy, isSecure: isSecure)
    }
  }

  var isSecure: Bool {
    switch self {
    case .direct(let secureHost): secureHost != nil
    case .tunnel(_, let isSecure): isSecure
    case .forwarded: false
    }
  }

  var proxy: Proxy? {
    switch self {
    case .direct: nil
    case .forwarded(let proxy), .tunnel(let proxy, _): proxy
    }
  }

  /// The client's proxy.
  var clientProxy: HTTPClient.Configuration.Proxy? {
    guard case .tunnel(let proxy, _) = self else { return nil }
    return switch proxy.kind {
    case .socks: .socksServer(host: proxy.host, port: proxy.port)
    case .http: .server(host: proxy.host, port: proxy.port, authorization: proxy.authorization)
    }
  }

  /// Returns the client's form of a request.
  func clientRequest(_ request: HTTPExchange.Request) throws -> HTTPClient.Request {
    var url = request.url
    var headers = NIOHTTP1.HTTPHeaders(request.headers.names.map { ($0, request.headers[$0] ?? "") })
    if case .direct(_?) = self {
      // `Handshakes` adds TLS to a plain connection.
      headers.replaceOrAdd(name: "Host", value: url.authority)
      var components = URLComponents(url: url, resolvingAgainstBaseURL: true)
      components?.scheme = "http"
      components?.port = url.port ?? 443
      url = components?.url ?? url
    }
    if case .forwarded(let proxy) = self {
      headers.replaceOrAdd(name: "Host", value: url.authority)
      if let authorization = proxy.authorization {
        headers.replaceOrAdd(name: "Proxy-Authorization", value: authorization.headerValue)
      }
      var components = URLComponents(url: url, resolvingAgainstBaseURL: true)
      components?.host = proxy.host.contains(":") ? "[\(proxy.host)]" : proxy.host
      components?.port = proxy.port
      url = components?.url ?? url
    }
    return try HTTPClient.Request(
      url: url,
      method: HTTPMethod(rawValue: request.method),
      headers: headers,
      body: request.body.map { .bytes($0) }
    )
  }
}

extension Proxy {
  fileprivate var authorization: HTTPClient.Authorization? {
    credentials.map { .basic(credentials: Data($0.utf8).base64EncodedString()) }
  }
}

extension URL {
  /// The host in lower case; an IPv6 address without brackets.
  fileprivate var plainHost: String { (host() ?? "").lowercased().trimmingCharacters(in: ["[", "]"]) }

  /// The host and port, as in the field `Host`.
  fileprivate var authority: String {
    let host = host() ?? ""
    let name = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
    return port.map { "\(name):\($0)" } ?? name
  }
}

/// Turns the path of each request into the whole address, which a proxy needs (RFC 9112, section 3.2.2).
final class AbsoluteForm: ChannelOutboundHandler, Sendable {
  typealias OutboundIn = HTTPClientRequestPart
  typealias OutboundOut = HTTPClientRequestPart

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard case .head(var head) = Self.unwrapOutboundIn(data), let host = head.headers["Host"].first else {
      return context.write(data, promise: promise)
    }
    head.uri = "http://\(host)\(head.uri)"
    context.write(Self.wrapOutboundOut(.head(head)), promise: promise)
  }

  /// Adds the handler to a new connection.
  @Sendable static func install(in channel: any Channel) -> EventLoopFuture<Void> {
    channel.pipeline.handler(type: HTTPRequestEncoder.self).flatMapThrowing { encoder in
      try channel.pipeline.syncOperations.addHandler(AbsoluteForm(), position: .after(encoder))
    }
  }
}
