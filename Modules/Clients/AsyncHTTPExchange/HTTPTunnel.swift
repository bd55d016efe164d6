import HTTPTransport
import NIOCore
import NIOHTTP1

/// Asks an HTTP proxy to connect to a server, with `CONNECT` (RFC 9110, section 9.3.6).
final class HTTPTunnel: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPClientResponsePart
  typealias OutboundOut = HTTPClientRequestPart

  private let proxy: Proxy
  private let end: EventLoopPromise<Void>
  /// The number of informational responses.
  private var informationalCount = 0

  private init(through proxy: Proxy, end: EventLoopPromise<Void>) {
    self.proxy = proxy
    self.end = end
  }

  /// Opens a tunnel.
  ///
  /// - Parameters:
  ///   - authority: The server's host and port.
  ///   - proxy: The proxy.
  ///   - channel: The connection to the proxy.
  /// - Returns: The end of the negotiation. From then on, the connection is one to the server.
  static func open(
    to authority: String,
    through proxy: Proxy,
    in channel: any Channel
  ) -> EventLoopFuture<Void> {
    channel.eventLoop.flatSubmit {
      let end = channel.eventLoop.makePromise(of: Void.self)
      let pipeline = channel.pipeline.syncOperations
      let encoder = HTTPRequestEncoder()
      let decoder = ByteToMessageHandler(HTTPResponseDecoder(informationalResponseStrategy: .forward))
      let tunnel = HTTPTunnel(through: proxy, end: end)
      do {
        guard channel.isActive else { throw ChannelError.eof }
        try pipeline.addHandlers([encoder, decoder, tunnel], position: channel.positionOfNextLayer)
        tunnel.connect(to: authority, try pipeline.context(handler: tunnel))
      } catch {
        end.fail(error)
      }
      return end.futureResult.assumeIsolated()
        .flatMap { pipeline.removeHandler(tunnel) }
        .flatMap { pipeline.removeHandler(decoder) }
        .flatMap { pipeline.removeHandler(encoder) }
        .nonisolated()
    }
  }

  private func connect(to authority: String, _ context: ChannelHandlerContext) {
    var headers = HTTPHeaders([("Host", authority)])
    if let authorization = proxy.authorization {
      headers.add(name: "Proxy-Authorization", value: authorization)
    }
    let head = HTTPRequestHead(version: .http1_1, method: .CONNECT, uri: authority, headers: headers)
    context.write(Self.wrapOutboundOut(.head(head)), promise: nil)
    context.writeAndFlush(Self.wrapOutboundOut(.end(nil)), promise: nil)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch Self.unwrapInboundIn(data) {
    case .head(let head) where (100..<200).contains(head.status.code):
      informationalCount += 1
      if informationalCount > ResponseInspector.mostInformational { end.fail(HTTPExchangeError.notHTTP) }
    case .head(let head) where head.status == .proxyAuthenticationRequired:
      end.fail(HTTPExchangeError.proxyRefused(proxy.loginProblem))
    case .head(let head) where !(200..<300).contains(head.status.code):
      end.fail(HTTPExchangeError.proxyRefused(Proxy.statusProblem(Int(head.status.code))))
    case .head, .body: break
    case .end: end.succeed()
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    end.fail(error)
  }

  func channelInactive(context: ChannelHandlerContext) {
    end.fail(ChannelError.eof)
    context.fireChannelInactive()
  }
}
