import AsyncHTTPClient
import Foundation
import HTTPTransport
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOSSL
import Platform

/// The clients of AsyncHTTPClient, one for each route.
final class ExchangeClients: Sendable {
  /// The accepted ratio of a decompressed body to what was received. JSON reaches 20, and zeros reach 1030.
  static let maximumInflation = 200

  private struct Client {
    var http: HTTPClient
    var handshakes: Handshakes?
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
    clients.withLock { $0[route]?.handshakes?.areRunning ?? false }
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
        if case .forwarded(let proxy) = route, case .head(let status, let headers) = event,
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

  /// Returns the certificate that a server presents, without trusting it. Nothing is sent to the server.
  func certificate(for request: HTTPExchange.Request, on route: Route) async -> NIOSSLCertificate? {
    var certificates = TLSConfiguration.makeClientConfiguration()
    certificates.certificateVerification = .none
    let client = try? Self.client(on: route, trusting: certificates) { channel in
      channel.nioSSL_peerCertificate().flatMapThrowing { certificate in
        // AsyncHTTPClient keeps a connection open if this function fails.
        channel.close(promise: nil)
        throw Presented(certificate: certificate)
      }
    }
    guard let client = client?.http else { return nil }
    defer { client.shutdown { _ in } }
    guard let request = try? route.clientRequest(HTTPExchange.Request(url: request.url)) else { return nil }
    let task = client.execute(request: request, delegate: EventForwarder { _ in })
    do {
      try await withTaskCancellationHandler {
        try await task.futureResult.get()
      } onCancel: {
        task.fail(reason: CancellationError())
      }
      return nil
    } catch {
      return (error as? Presented)?.certificate
    }
  }

  /// The end of a connection whose certificate is known.
  private struct Presented: Error {
    var certificate: NIOSSLCertificate?
  }

  private func client(for route: Route) throws -> HTTPClient {
    try clients.withLock { clients in
      if let client = clients[route] { return client.http }
      let certificates = route.isSecure ? try certificates.configuration() : nil
      let client = try Self.client(on: route, trusting: certificates) { channel in
        let installed = ResponseInspector.install(in: channel)
        guard case .forwarded = route else { return installed }
        return installed.flatMap { AbsoluteForm.install(in: channel) }
      }
      clients[route] = client
      return client.http
    }
  }

  /// Makes a client.
  ///
  /// - Parameters:
  ///   - route: The route of its requests.
  ///   - certificates: The trusted certificates of a secure route.
  ///   - prepare: Prepares a new connection, after its handshake.
  private static func client(
    on route: Route,
    trusting certificates: TLSConfiguration?,
    prepare: @escaping @Sendable (any Channel) -> EventLoopFuture<Void>
  ) throws -> Client {
    var configuration = configuration(route)
    guard case .direct(let host?) = route, let certificates else {
      configuration.tlsConfiguration = certificates
      configuration.http1_1ConnectionDebugInitializer = prepare
      return Client(http: HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration))
    }
    let handshakes = try Handshakes(with: host, configuration: certificates)
    configuration.http1_1ConnectionDebugInitializer = { channel in
      handshakes.begin(in: channel).flatMap { prepare(channel) }
    }
    let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    return Client(http: client, handshakes: handshakes)
  }

  private static func configuration(_ route: Route) -> HTTPClient.Configuration {
    // The transport has its own limits of time, so the client's must only be longer.
    var configuration = HTTPClient.Configuration(
      redirectConfiguration: .disallow,
      timeout: .init(connect: .hours(1)),
      proxy: route.clientProxy,
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
