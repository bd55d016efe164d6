import HTTPTransport
import NIOCore
import NIOHTTP1
import NIOSSL

/// The error that a kept connection ended before there was a response to a further request. The server may have closed
/// it before it saw the request.
struct StaleConnection: Error {}

/// Reports a connection that ends in the middle of a body, with the number of received bytes. It reports a
/// connection that was kept for too long, too. It also lets an empty body be announced as compressed.
///
/// It stands before AsyncHTTPClient's handlers. They drop what they have buffered when a connection ends, and count
/// nothing.
final class ResponseInspector: ChannelDuplexHandler {
  typealias InboundIn = HTTPClientResponsePart
  typealias InboundOut = HTTPClientResponsePart
  typealias OutboundIn = HTTPClientRequestPart
  typealias OutboundOut = HTTPClientRequestPart

  /// The size of the body so far, before decompression, and its announced size; `nil` outside of a body.
  private var body: (received: Int, length: Int?)?
  /// Whether the body is decompressed.
  private var isCompressed = false
  /// The number of informational responses to the request.
  private var informationalCount = 0
  /// Whether the server has broken the rules of HTTP. Nothing more is read then.
  private var isRefused = false
  /// Whether the connection has carried a response.
  private var isKept = false
  /// Whether a request has begun, and nothing of the response has arrived.
  private var isWaiting = false

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .head = Self.unwrapOutboundIn(data) { isWaiting = true }
    context.write(data, promise: promise)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    isWaiting = false
    if isRefused { return }
    switch Self.unwrapInboundIn(data) {
    // An informational response has no body and no end.
    case .head(let head) where head.status.code < 200:
      informationalCount += 1
      // AsyncHTTPClient ends the process at the body of a response with a status below 100.
      guard head.status.code >= 100, informationalCount <= Self.mostInformational else {
        isRefused = true
        context.fireErrorCaught(HTTPExchangeError.notHTTP)
        return context.close(promise: nil)
      }
    case .head(let head):
      body = (0, head.headers.first(name: "Content-Length").flatMap { Int($0) })
      let encoding = head.headers[canonicalForm: "Content-Encoding"].first?.lowercased()
      isCompressed = encoding == "gzip" || encoding == "deflate"
    case .body(let bytes):
      body?.received += bytes.readableBytes
    case .end:
      if isCompressed, body?.received == 0 {
        context.fireChannelRead(Self.wrapInboundOut(.body(ByteBuffer(bytes: Self.emptyGzip))))
      }
      body = nil
      informationalCount = 0
      isKept = true
    }
    context.fireChannelRead(data)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case HTTPParserError.invalidEOFState, NIOSSLError.uncleanShutdown, is IOError:
      context.fireErrorCaught(end() ?? error)
    default:
      context.fireErrorCaught(error)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    if let error = end() { context.fireErrorCaught(error) }
    context.fireChannelInactive()
  }

  /// Returns the error of a connection that ends too early, once for each request.
  private func end() -> (any Error)? {
    defer { (body, isWaiting) = (nil, false) }
    if isKept, isWaiting { return StaleConnection() }
    return body.map { HTTPExchangeError.cutOff(received: $0.received, length: $0.length) }
  }

  /// The number of informational responses that a server may send before its response.
  static let mostInformational = 32

  /// Nothing, compressed by gzip (RFC 1952). The decompressor also accepts it if the head announces `deflate`.
  private static let emptyGzip: [UInt8] = [31, 139, 8, 0, 0, 0, 0, 0, 0, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0]

  /// The number of bytes that are read at once. Their decompressed content, up to 200 times as much, is in memory
  /// beside the body.
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
