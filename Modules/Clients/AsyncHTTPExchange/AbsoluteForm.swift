import NIOCore
import NIOHTTP1

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
