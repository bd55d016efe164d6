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

  private let clients = Mutex<[Route: HTTPClient]>([:])
  private let certificates: TrustedCertificates

  init(certificates: TrustedCertificates) {
    self.certificates = certificates
  }

  deinit {
    for client in clients.withLock({ $0.values }) { client.shutdown { _ in } }
  }

  /// Sends a request and passes what happens to `receive`.
  func send(
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
        if case .forwarded = route, case .head(407, _) = event {
          throw HTTPClientError.proxyAuthenticationRequired
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
    var configuration = Self.configuration(route)
    configuration.tlsConfiguration = .makeClientConfiguration()
    configuration.tlsConfiguration?.certificateVerification = .none
    configuration.http1_1ConnectionDebugInitializer = { channel in
      channel.nioSSL_peerCertificate().flatMapThrowing { certificate in
        // AsyncHTTPClient keeps a connection open if this function fails.
        channel.close(promise: nil)
        throw Presented(certificate: certificate)
      }
    }
    let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
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
      if let client = clients[route] { return client }
      var configuration = Self.configuration(route)
      if route.isSecure { configuration.tlsConfiguration = try certificates.configuration() }
      let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
      clients[route] = client
      return client
    }
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
    configuration.http1_1ConnectionDebugInitializer = { channel in
      let installed = ResponseInspector.install(in: channel)
      guard case .forwarded = route else { return installed }
      return installed.flatMap { AbsoluteForm.install(in: channel) }
    }
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
