import NIOCore
import NIOSSL
import NIOTLS
import Platform

/// The TLS handshakes with a host.
///
/// AsyncHTTPClient doesn't tell whether a server has accepted a connection while a handshake gets no answer. So it makes
/// plain connections, and TLS is added to them here.
final class Handshakes: Sendable {
  private let context: NIOSSLContext
  private let host: String
  private let running = Mutex(0)

  /// - Parameters:
  ///   - host: The host's name or address, without brackets.
  ///   - configuration: The trusted certificates.
  init(with host: String, configuration: TLSConfiguration) throws {
    var configuration = configuration
    configuration.applicationProtocols = ["http/1.1"]
    context = try NIOSSLContext(configuration: configuration)
    self.host = host
  }

  /// Whether the host has accepted a connection, and the handshake on it isn't complete.
  var areRunning: Bool { running.withLock { $0 > 0 } }

  /// Adds TLS to a new connection.
  ///
  /// - Returns: The end of the handshake. If it fails, the connection is closed: AsyncHTTPClient would keep it open.
  func begin(in channel: any Channel) -> EventLoopFuture<Void> {
    let end = channel.eventLoop.makePromise(of: Void.self)
    running.withLock { $0 += 1 }
    end.futureResult.whenComplete { [self] _ in running.withLock { $0 -= 1 } }
    end.futureResult.whenFailure { _ in channel.close(promise: nil) }
    channel.eventLoop.submit { [context, host] in
      // An address can't be the name of a server.
      let name = IPRange(host) == nil ? host : nil
      let handler = try NIOSSLClientHandler(context: context, serverHostname: name)
      try channel.pipeline.syncOperations.addHandlers([handler, HandshakeObserver(end)], position: .first)
    }
    .whenFailure { end.fail($0) }
    return end.futureResult
  }
}

/// Waits for the end of a handshake.
private final class HandshakeObserver: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = NIOAny

  private let end: EventLoopPromise<Void>

  init(_ end: EventLoopPromise<Void>) {
    self.end = end
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case .handshakeCompleted? = event as? TLSUserEvent {
      end.succeed()
      context.pipeline.syncOperations.removeHandler(self, promise: nil)
    }
    context.fireUserInboundEventTriggered(event)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    end.fail(error)
  }

  func channelInactive(context: ChannelHandlerContext) {
    end.fail(ChannelError.eof)
    context.fireChannelInactive()
  }
}
