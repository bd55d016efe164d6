import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// The HTTP server of the sample services, on a port of 127.0.0.1.
final class SampleServer: Sendable {
  /// The port that it listens on.
  let port: UInt16
  private let listener: any Channel
  private let connections: OpenConnections

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - port: The port; 0 for a free one.
  ///   - handler: The handler of requests.
  /// - Throws: An `IOError` if the port can't be used.
  init(port: UInt16, handler: SampleHandler) async throws {
    connections = OpenConnections()
    listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.backlog, value: 128)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { [connections] channel in
        connections.add(channel)
        return channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.configureHTTPServerPipeline()
          try channel.pipeline.syncOperations.addHandler(RequestReceiver(handler))
        }
      }
      .bind(host: "127.0.0.1", port: Int(port))
      .get()
    self.port = UInt16(clamping: listener.localAddress?.port ?? 0)
  }

  /// Stops listening, closes every connection and returns when that is done. A second call does nothing.
  func stop() async {
    try? await listener.close()
    for connection in connections.close() { try? await connection.close() }
  }

  /// Returns when the server has stopped listening.
  func waitUntilStopped() async {
    try? await listener.closeFuture.get()
  }
}

/// The connections of a server.
private final class OpenConnections: Sendable {
  private struct State {
    var isClosed = false
    var channels: [ObjectIdentifier: any Channel] = [:]
  }

  private let state = Mutex(State())

  /// Adds a connection until it is closed. If the server has stopped, the connection is closed at once.
  func add(_ channel: any Channel) {
    let isClosed = state.withLock { state in
      if !state.isClosed { state.channels[ObjectIdentifier(channel)] = channel }
      return state.isClosed
    }
    if isClosed { return channel.close(promise: nil) }
    channel.closeFuture.whenComplete { _ in
      self.state.withLock { _ = $0.channels.removeValue(forKey: ObjectIdentifier(channel)) }
    }
  }

  /// Accepts no further connection and returns those to close.
  func close() -> [any Channel] {
    state.withLock { state in
      state.isClosed = true
      return Array(state.channels.values)
    }
  }
}

/// Receives the requests of a connection, and sends the responses.
private final class RequestReceiver: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart

  private let handler: SampleHandler
  private var head: HTTPRequestHead?
  private var response: Task<Void, Never>?

  init(_ handler: SampleHandler) {
    self.handler = handler
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch Self.unwrapInboundIn(data) {
    case .head(let head): self.head = head
    case .body: break
    case .end:
      guard let head else { return }
      response = Task { [handler, channel = context.channel] in
        do {
          try await handler.reply(to: head).send(on: channel, keepAlive: head.isKeepAlive)
        } catch {
          channel.close(promise: nil)
        }
      }
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    response?.cancel()
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}
