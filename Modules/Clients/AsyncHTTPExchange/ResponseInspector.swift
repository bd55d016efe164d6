import HTTPTransport
import NIOCore
import NIOHTTP1
import NIOSSL

/// Reports a connection that ends in the middle of a body, with the number of bytes that arrived, and lets an empty
/// body be announced as compressed.
///
/// It stands before AsyncHTTPClient's handlers. They drop what they have buffered when a connection ends, and count
/// nothing.
final class ResponseInspector: ChannelInboundHandler {
  typealias InboundIn = HTTPClientResponsePart
  typealias InboundOut = HTTPClientResponsePart

  /// The size of the body so far, before decompression, and its announced size; `nil` outside of a body.
  private var body: (received: Int, length: Int?)?

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch Self.unwrapInboundIn(data) {
    // An informational response has no body and no end.
    case .head(let head) where head.status.code < 200: break
    case .head(var head):
      let length = head.headers.first(name: "Content-Length").flatMap { Int($0) }
      body = (0, length)
      guard [204, 304].contains(head.status.code) || length == 0 else { break }
      head.headers.remove(name: "Content-Encoding")
      return context.fireChannelRead(Self.wrapInboundOut(.head(head)))
    case .body(let bytes): body?.received += bytes.readableBytes
    case .end: body = nil
    }
    context.fireChannelRead(data)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case HTTPParserError.invalidEOFState, NIOSSLError.uncleanShutdown, is IOError:
      context.fireErrorCaught(cutOff() ?? error)
    default:
      context.fireErrorCaught(error)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    if let error = cutOff() { context.fireErrorCaught(error) }
    context.fireChannelInactive()
  }

  /// Returns the error once for each body.
  private func cutOff() -> HTTPExchangeError? {
    defer { body = nil }
    return body.map { .cutOff(received: $0.received, length: $0.length) }
  }

  /// Adds the handler to a new connection.
  @Sendable static func install(in channel: any Channel) -> EventLoopFuture<Void> {
    channel.eventLoop.submit {
      let pipeline = channel.pipeline.syncOperations
      let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPResponseDecoder>.self)
      try pipeline.addHandler(ResponseInspector(), position: .after(decoder))
    }
  }
}
