import Foundation
import NIOCore
import NIOPosix
import NIOSSL
import Platform

/// A server with or without TLS that takes the same steps on each connection, and then closes it. If it keeps
/// connections, it closes them in place of a response to a further request.
///
/// It is for what `LoopbackServer` can't: TLS, IPv6, and proxies.
final class TestServer: Sendable {
  /// A request, and what follows it.
  struct Step {
    /// The end of a request.
    enum End {
      case text(String)
      /// With its byte of this number.
      case byte(Int)
    }

    /// The end of the request.
    var end: End
    /// The bytes of the response.
    var response: [UInt8]
    /// The certificate for TLS after the response; `nil` if the connection stays as it is.
    var certificate: TestCertificate?
  }

  /// The server's port.
  let port: Int
  private let channel: any Channel
  /// The requests.
  let requests = RequestLog()
  private let connections: Connections

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - host: The address to listen on.
  ///   - certificate: The certificate; `nil` for no TLS.
  ///   - version: The latest version of TLS; `nil` for any.
  ///   - keepsConnections: Whether a connection is kept for a further request, which gets no response.
  ///   - steps: The steps on each connection.
  init(
    host: String = "127.0.0.1",
    certificate: TestCertificate? = nil,
    version: TLSVersion? = nil,
    keepsConnections: Bool = false,
    steps: [Step]
  ) throws {
    let context = try certificate.map { try NIOSSLContext(certificate: $0, version: version) }
    let connections = Connections()
    self.connections = connections
    channel = try ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { [requests] channel in
        connections.ends.withLock { $0.append(channel.closeFuture) }
        return channel.eventLoop.makeCompletedFuture {
          if let context {
            try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: context))
          }
          try channel.pipeline.syncOperations.addHandler(
            Responder(steps, keepsConnection: keepsConnections, requests: requests)
          )
        }
      }
      .bind(host: host, port: 0).wait()
    port = channel.localAddress?.port ?? 0
  }

  /// Starts a server that gives one response on each connection.
  ///
  /// - Parameters:
  ///   - response: The bytes of the response.
  ///   - end: The end of a request.
  convenience init(
    host: String = "127.0.0.1",
    certificate: TestCertificate? = nil,
    version: TLSVersion? = nil,
    keepsConnections: Bool = false,
    response: [UInt8],
    after end: String = "\r\n\r\n"
  ) throws {
    try self.init(
      host: host,
      certificate: certificate,
      version: version,
      keepsConnections: keepsConnections,
      steps: [Step(end: .text(end), response: response)]
    )
  }

  convenience init(
    host: String = "127.0.0.1",
    certificate: TestCertificate? = nil,
    version: TLSVersion? = nil,
    body: String = "hello"
  ) throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n"
    try self.init(host: host, certificate: certificate, version: version, response: Array((head + body).utf8))
  }

  deinit {
    channel.close(promise: nil)
  }

  /// Waits until every connection so far has ended.
  ///
  /// - Returns: The number of connections.
  func connectionsHaveEnded() async throws -> Int {
    let ends = connections.ends.withLock { $0 }
    for end in ends { try await end.get() }
    return ends.count
  }

  private final class Connections: Sendable {
    let ends = Mutex<[EventLoopFuture<Void>]>([])
  }

  private final class Responder: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private var steps: [Step]
    private let requests: RequestLog
    private let keepsConnection: Bool
    private var received: [UInt8] = []

    init(_ steps: [Step], keepsConnection: Bool, requests: RequestLog) {
      self.steps = steps
      self.keepsConnection = keepsConnection
      self.requests = requests
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      received += Self.unwrapInboundIn(data).readableBytesView
      guard isComplete(steps.first?.end ?? .text("\r\n\r\n")) else { return }
      requests.append(String(decoding: received, as: UTF8.self))
      received = []
      guard !steps.isEmpty else { return context.close(promise: nil) }
      let step = steps.removeFirst()
      context.writeAndFlush(Self.wrapOutboundOut(ByteBuffer(bytes: step.response)), promise: nil)
      do {
        guard let certificate = step.certificate else { return finish(context) }
        let handler = NIOSSLServerHandler(context: try NIOSSLContext(certificate: certificate))
        try context.pipeline.syncOperations.addHandler(handler, position: .before(self))
      } catch {
        context.close(promise: nil)
      }
    }

    private func isComplete(_ end: Step.End) -> Bool {
      switch end {
      case .text(let text): received.suffix(text.utf8.count).elementsEqual(text.utf8)
      case .byte(let number): received.count >= number
      }
    }

    private func finish(_ context: ChannelHandlerContext) {
      if steps.isEmpty, !keepsConnection { context.close(promise: nil) }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      context.close(promise: nil)
    }
  }
}

extension NIOSSLContext {
  /// Creates the context of a server.
  ///
  /// - Parameters:
  ///   - certificate: The server's certificate.
  ///   - version: The latest version of TLS; `nil` for any.
  fileprivate convenience init(certificate: TestCertificate, version: TLSVersion? = nil) throws {
    let chain = try NIOSSLCertificate.fromPEMBytes(Array(certificate.rawValue.utf8))
    let key = try NIOSSLPrivateKey(bytes: Array(TestCertificate.key.utf8), format: .pem)
    var configuration = TLSConfiguration.makeServerConfiguration(
      certificateChain: chain.map { .certificate($0) },
      privateKey: .privateKey(key)
    )
    configuration.minimumTLSVersion = version ?? configuration.minimumTLSVersion
    configuration.maximumTLSVersion = version
    try self.init(configuration: configuration)
  }
}
