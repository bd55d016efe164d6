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
  /// The head of a compressed response, as long as its body is empty.
  private var compressedHead: HTTPResponseHead?

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch Self.unwrapInboundIn(data) {
    // An informational response has no body and no end.
    case .head(let head) where head.status.code < 200: break
    case .head(let head):
      body = (0, head.headers.first(name: "Content-Length").flatMap { Int($0) })
      if head.headers.contains(name: "Content-Encoding") {
        compressedHead = head
        return
      }
    case .body(let bytes):
      body?.received += bytes.readableBytes
      if let head = compressedHead.take() { context.fireChannelRead(Self.wrapInboundOut(.head(head))) }
    case .end:
      body = nil
      if var head = compressedHead.take() {
        head.headers.remove(name: "Content-Encoding")
        context.fireChannelRead(Self.wrapInboundOut(.head(head)))
      }
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

  /// The number of bytes that are read at once. What they expand to is in memory beside the body, up to 200 times
  /// as much.
  private static let pieceSize = 16 * 1024

  /// Adds the handler to a new connection, and lets it read small pieces.
  @Sendable static func install(in channel: any Channel) -> EventLoopFuture<Void> {
    channel.eventLoop.submit {
      let allocator = FixedSizeRecvByteBufferAllocator(capacity: pieceSize)
      try channel.syncOptions?.setOption(.recvAllocator, value: allocator)
      try channel.syncOptions?.setOption(.maxMessagesPerRead, value: 1)
      let pipeline = channel.pipeline.syncOperations
      let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPResponseDecoder>.self)
      try pipeline.addHandler(ResponseInspector(), position: .after(decoder))
    }
  }
}
