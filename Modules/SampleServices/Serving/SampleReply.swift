import Foundation
import NIOCore
import NIOHTTP1

/// A response, and the way in which it is sent.
struct SampleReply: Sendable {
  enum Delivery: Sendable {
    case whole
    /// The head only, as for a `HEAD` request.
    case headOnly
    /// Half of the body, and then the end of the connection.
    case truncated
    /// One byte at a time, each after a pause.
    case drip(pause: @Sendable () async throws -> Void)
    /// Nothing: the connection is reset.
    case reset
  }

  var response: SampleResponse
  var delivery = Delivery.whole

  /// Sends the response.
  ///
  /// - Parameters:
  ///   - channel: The connection.
  ///   - keepAlive: Whether the connection stays open for further requests.
  /// - Throws: An error of the network; `CancellationError`.
  func send(on channel: any Channel, keepAlive: Bool) async throws {
    if case .reset = delivery { return try await reset(channel) }
    channel.write(HTTPServerResponsePart.head(head(keepAlive: keepAlive)), promise: nil)
    switch delivery {
    case .reset, .headOnly: break
    case .whole: write(response.body[...], on: channel)
    case .truncated:
      let half = response.body.prefix(response.body.count / 2)
      try await channel.writeAndFlush(HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: half))))
      return try await channel.close()
    case .drip(let pause):
      for byte in response.body {
        try await pause()
        try await channel.writeAndFlush(HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: [byte]))))
      }
    }
    try await channel.writeAndFlush(HTTPServerResponsePart.end(nil))
    if !keepAlive { try await channel.close() }
  }

  private func write(_ bytes: ArraySlice<UInt8>, on channel: any Channel) {
    guard !bytes.isEmpty else { return }
    channel.write(HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: bytes))), promise: nil)
  }

  private func head(keepAlive: Bool) -> HTTPResponseHead {
    var headers = HTTPHeaders(response.headers.map { ($0.name, $0.value) })
    if response.status != 204, response.status != 304 {
      headers.replaceOrAdd(name: "Content-Length", value: String(response.body.count))
    }
    if !keepAlive { headers.replaceOrAdd(name: "Connection", value: "close") }
    return HTTPResponseHead(
      version: .http1_1,
      status: HTTPResponseStatus(statusCode: response.status, reasonPhrase: StatusPhrase.of(response.status)),
      headers: headers
    )
  }

  /// Resets a connection: a socket with a linger time of zero sends RST instead of FIN when it is closed.
  private func reset(_ channel: any Channel) async throws {
    var none = linger()
    none.l_onoff = 1
    none.l_linger = 0
    try await (channel as? any SocketOptionProvider)?.setSoLinger(none).get()
    try await channel.close()
  }
}
