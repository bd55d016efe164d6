import Foundation
import NIOCore
import NIOPosix
import NIOSSL
import Platform

/// A server with or without TLS that gives the same response to each request, and closes the connection after it or, if
/// it keeps connections, in place of a response to the second request.
///
/// It is for what `LoopbackServer` can't: TLS, IPv6, and proxies.
final class TestServer: Sendable {
  /// The server's port.
  let port: Int
  private let channel: any Channel
  /// The requests, each from its first line to the empty line.
  let requests = RequestLog()
  private let connections: Connections

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - host: The address to listen on.
  ///   - certificate: The certificate; `nil` for no TLS.
  ///   - version: The latest version of TLS; `nil` for any.
  ///   - keepsConnections: Whether a connection is kept for a second request, which gets no response.
  ///   - response: The bytes of the response.
  ///   - end: The end of a request.
  init(
    host: String = "127.0.0.1",
    certificate: TestCertificate? = nil,
    version: TLSVersion? = nil,
    keepsConnections: Bool = false,
    response: [UInt8],
    after end: String = "\r\n\r\n"
  ) throws {
    let context = try certificate.map { certificate in
      let chain = try NIOSSLCertificate.fromPEMBytes(Array(certificate.rawValue.utf8))
      let key = try NIOSSLPrivateKey(bytes: Array(TestCertificate.key.utf8), format: .pem)
      var configuration = TLSConfiguration.makeServerConfiguration(
        certificateChain: chain.map { .certificate($0) },
        privateKey: .privateKey(key)
      )
      configuration.minimumTLSVersion = version ?? configuration.minimumTLSVersion
      configuration.maximumTLSVersion = version
      return try NIOSSLContext(configuration: configuration)
    }
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
            Responder(response, after: end, keepsConnection: keepsConnections, requests: requests)
          )
        }
      }
      .bind(host: host, port: 0).wait()
    port = channel.localAddress?.port ?? 0
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

    private let response: [UInt8]
    private let end: String
    private let requests: RequestLog
    private let keepsConnection: Bool
    private var received = ""
    private var hasAnswered = false

    init(_ response: [UInt8], after end: String, keepsConnection: Bool, requests: RequestLog) {
      self.response = response
      self.end = end
      self.keepsConnection = keepsConnection
      self.requests = requests
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      received += String(buffer: Self.unwrapInboundIn(data))
      guard received.hasSuffix(end) else { return }
      requests.append(received)
      received = ""
      guard !hasAnswered else { return context.close(promise: nil) }
      hasAnswered = true
      context.write(Self.wrapOutboundOut(ByteBuffer(bytes: response)), promise: nil)
      context.flush()
      if !keepsConnection { context.close(promise: nil) }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      context.close(promise: nil)
    }
  }
}
