import AsyncHTTPClient
import Foundation
import HTTPTransport
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import Platform

/// The clients of AsyncHTTPClient, one for each route.
final class ExchangeClients: Sendable {
  /// The accepted ratio of a decompressed body to what was received. JSON reaches 20, and zeros reach 1030.
  static let maximumInflation = 200

  private struct Client {
    var http: HTTPClient
    var preparation: ConnectionPreparation
  }

  private let clients = Mutex<[Route: Client]>([:])
  private let certificates: TrustedCertificates

  init(certificates: TrustedCertificates) {
    self.certificates = certificates
  }

  deinit {
    for client in clients.withLock({ $0.values }) { client.http.shutdown { _ in } }
  }

  /// Returns whether a host on a route has accepted a connection, and a TLS handshake isn't complete.
  func isInHandshake(on route: Route) -> Bool {
    clients.withLock { $0[route]?.preparation.isInHandshake ?? false }
  }

  /// Sends a request and passes what happens to `receive`. A server may close a kept connection just when a request is
  /// on its way. If the request is idempotent (RFC 9110, section 9.2.2), it's sent again on another connection.
  func send(
    _ request: HTTPExchange.Request,
    on route: Route,
    _ receive: @escaping @Sendable (HTTPExchange.Event) throws -> Void
  ) async throws {
    let isIdempotent = ["GET", "HEAD", "OPTIONS", "PUT", "DELETE"].contains(request.method)
    // The server may have closed all connections that the client keeps.
    for _ in 0..<(isIdempotent ? Self.keptConnections : 0) {
      do {
        return try await sendOnce(request, on: route, receive)
      } catch  where error is StaleConnection || error as? ChannelError == .ioOnClosedChannel {}
    }
    try await sendOnce(request, on: route, receive)
  }

  /// The number of connections to a host that a client keeps.
  private static let keptConnections = 8

  private func sendOnce(
    _ request: HTTPExchange.Request,
    on route: Route,
    _ receive: @escaping @Sendable (HTTPExchange.Event) throws -> Void
  ) async throws {
    let client = try client(for: route)
    let clientRequest = try route.clientRequest(request)
    try Task.checkCancellation()
    let task = client.execute(
      request: clientRequest,
      delegate: EventForwarder { event in
        if let proxy = route.forwarder, case .head(let status, let headers) = event,
          let reason = proxy.refusal(status: status, headers: headers)
        {
          throw HTTPExchangeError.proxy(proxy.name, .proxyRefused(reason))
        }
        try receive(event)
      }
    )
    try await withTaskCancellationHandler {
      try await task.futureResult.get()
    } onCancel: {
      task.fail(reason: CancellationError())
    }
  }

  private func client(for route: Route) throws -> HTTPClient {
    try clients.withLock { clients in
      if let client = clients[route] { return client.http }
      let preparation = try ConnectionPreparation(for: route, trusting: certificates)
      var configuration = Self.configuration
      configuration.http1_1ConnectionDebugInitializer = preparation.prepare
      let http = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
      clients[route] = Client(http: http, preparation: preparation)
      return http
    }
  }

  private static var configuration: HTTPClient.Configuration {
    // The transport has its own limits of time, so the client's must only be longer.
    var configuration = HTTPClient.Configuration(
      redirectConfiguration: .disallow,
      timeout: .init(connect: .hours(1)),
      decompression: .enabled(limit: .ratio(maximumInflation))
    )
    configuration.httpVersion = .http1Only
    configuration.connectionPool.retryConnectionEstablishment = false
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = keptConnections
    return configuration
  }
}

/// Passes the events of a request on.
private final class EventForwarder: HTTPClientResponseDelegate {
  private let receive: @Sendable (HTTPExchange.Event) throws -> Void

  init(_ receive: @escaping @Sendable (HTTPExchange.Event) throws -> Void) {
    self.receive = receive
  }

  func didSendRequestHead(task: HTTPClient.Task<Void>, _ head: HTTPRequestHead) {
    // Only a body can be refused, so this throws nothing.
    try? receive(.connected)
  }

  func didReceiveHead(task: HTTPClient.Task<Void>, _ head: HTTPResponseHead) -> EventLoopFuture<Void> {
    let fields = Dictionary(head.headers.map { ($0.name.lowercased(), $0.value) }) { "\($0), \($1)" }
    return task.eventLoop.makeCompletedFuture {
      try receive(.head(status: Int(head.status.code), headers: .init(fields.map { ($0.key, $0.value) })))
    }
  }

  func didReceiveBodyPart(task: HTTPClient.Task<Void>, _ buffer: ByteBuffer) -> EventLoopFuture<Void> {
    task.eventLoop.makeCompletedFuture {
      try receive(.body(Data(buffer.readableBytesView)))
    }
  }

  func didFinishRequest(task: HTTPClient.Task<Void>) {}
}
