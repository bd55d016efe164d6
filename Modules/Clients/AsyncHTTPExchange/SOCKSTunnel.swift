import HTTPTransport
import NIOCore

/// Asks a SOCKS proxy to connect to a server: by version 5 (RFC 1928) with a user and a password (RFC 1929), or by
/// version 4 (https://www.openssh.com/txt/socks4.protocol) with its extension 4a for names of hosts.
final class SOCKSTunnel: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  /// The request whose answer is next.
  private enum Phase { case greeting, login, request }

  private let proxy: Proxy
  private let host: String
  private let port: Int
  private let end: EventLoopPromise<Void>
  private var phase = Phase.greeting
  private var received = ByteBuffer()

  private init(through proxy: Proxy, to host: String, port: Int, end: EventLoopPromise<Void>) {
    self.proxy = proxy
    self.host = host
    self.port = port
    self.end = end
  }

  /// Opens a tunnel.
  ///
  /// - Parameters:
  ///   - host: The server's address, or its name if the proxy looks it up.
  ///   - port: The server's port.
  ///   - proxy: The proxy.
  ///   - channel: The connection to the proxy.
  /// - Returns: The end of the negotiation. From then on, the connection is one to the server.
  static func open(
    to host: String,
    port: Int,
    through proxy: Proxy,
    in channel: any Channel
  ) -> EventLoopFuture<Void> {
    channel.eventLoop.flatSubmit {
      let end = channel.eventLoop.makePromise(of: Void.self)
      let pipeline = channel.pipeline.syncOperations
      let tunnel = SOCKSTunnel(through: proxy, to: host, port: port, end: end)
      do {
        guard channel.isActive else { throw ChannelError.eof }
        try pipeline.addHandler(tunnel, position: .first)
      } catch {
        end.fail(error)
      }
      return end.futureResult.assumeIsolated().flatMap { pipeline.removeHandler(tunnel) }.nonisolated()
    }
  }

  func handlerAdded(context: ChannelHandlerContext) {
    switch proxy.kind {
    case .socks4, .socks4a:
      guard IPRange(host)?.bytes.count != 16 else {
        return end.fail(HTTPExchangeError.proxyRefused("SOCKS 4 has no IPv6 addresses"))
      }
      phase = .request
      send(requestOfVersion4, context)
    default:
      // Without a login, and with a user and a password.
      send(proxy.login == nil ? [5, 1, 0] : [5, 2, 0, 2], context)
    }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var bytes = Self.unwrapInboundIn(data)
    received.writeBuffer(&bytes)
    do {
      while try readAnswer(context) {}
    } catch {
      end.fail(error)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    end.fail(error)
  }

  func channelInactive(context: ChannelHandlerContext) {
    end.fail(ChannelError.eof)
    context.fireChannelInactive()
  }

  private func send(_ bytes: [UInt8], _ context: ChannelHandlerContext) {
    context.writeAndFlush(Self.wrapOutboundOut(ByteBuffer(bytes: bytes)), promise: nil)
  }
}

extension SOCKSTunnel {
  private var isVersion4: Bool { proxy.kind == .socks4 || proxy.kind == .socks4a }

  /// Reads the next answer of the proxy.
  ///
  /// - Returns: Whether it is complete, and a further one may follow.
  private func readAnswer(_ context: ChannelHandlerContext) throws -> Bool {
    switch phase {
    case .greeting:
      guard let method = try answer(version: 5) else { return false }
      guard method == 0 || method == 2 && proxy.login != nil else {
        throw method == 0xFF || method == 2 ? HTTPExchangeError.proxyRefused(proxy.loginProblem) : notSOCKS
      }
      phase = method == 0 ? .request : .login
      send(method == 0 ? requestOfVersion5 : loginOfVersion5, context)
    case .login:
      // Some proxies answer with the version of SOCKS instead of that of the login.
      guard let status = try answer(version: received.readableBytesView.first ?? 1) else { return false }
      guard status == 0 else { throw HTTPExchangeError.proxyRefused(proxy.loginProblem) }
      phase = .request
      send(requestOfVersion5, context)
    case .request where isVersion4:
      // The port and the address that follow mean nothing.
      guard let status = try answer(version: 0, size: 8) else { return false }
      guard status == 90 else { throw HTTPExchangeError.proxyRefused(Self.problemOfVersion4(status)) }
      end.succeed()
      return false
    case .request:
      guard let status = try answerOfVersion5() else { return false }
      guard status == 0 else { throw HTTPExchangeError.proxyRefused(Self.problemOfVersion5(status)) }
      end.succeed()
      return false
    }
    return true
  }

  /// Reads an answer and returns its second byte; `nil` if it isn't complete.
  private func answer(version: UInt8, size: Int = 2) throws -> UInt8? {
    if let first = received.readableBytesView.first, first != version { throw notSOCKS }
    return received.readBytes(length: size)?[1]
  }

  /// Returns the status of the answer to a request, which ends with the address and the port of the proxy's side of the
  /// connection; `nil` if it isn't complete. A refusal is complete with its status: some proxies send no more.
  private func answerOfVersion5() throws -> UInt8? {
    let bytes = received.readableBytesView
    if let first = bytes.first, first != 5 { throw notSOCKS }
    let byte = { (index: Int) in bytes.dropFirst(index).first }
    guard let status = byte(1) else { return nil }
    guard status == 0 else { return status }
    let size: Int
    switch byte(3) {
    case 1?: size = 4
    case 4?: size = 16
    case 3?:
      guard let length = byte(4) else { return nil }
      size = 1 + Int(length)
    case nil: return nil
    default: throw notSOCKS
    }
    return bytes.count >= 4 + size + 2 ? status : nil
  }

  private var notSOCKS: HTTPExchangeError {
    .proxyRefused("it doesn't speak SOCKS \(isVersion4 ? 4 : 5)")
  }

  /// The user and the password, each after its length.
  private var loginOfVersion5: [UInt8] {
    let parts = [proxy.login?.user ?? "", proxy.login?.password ?? ""]
    return [1] + parts.flatMap { [UInt8($0.utf8.count)] + $0.utf8 }
  }

  private var requestOfVersion5: [UInt8] {
    let address: [UInt8]
    switch IPRange(host)?.bytes {
    case let bytes?: address = [bytes.count == 4 ? 1 : 4] + bytes
    case nil: address = [3, UInt8(clamping: host.utf8.count)] + host.utf8
    }
    return [5, 1, 0] + address + portBytes
  }

  private var requestOfVersion4: [UInt8] {
    let user = Array((proxy.login?.user ?? "").utf8) + [0]
    if let bytes = IPRange(host)?.bytes { return [4, 1] + portBytes + bytes + user }
    // An invalid address announces a name.
    return [4, 1] + portBytes + [0, 0, 0, 1] + user + host.utf8 + [0]
  }

  private var portBytes: [UInt8] { [UInt8(port >> 8), UInt8(port & 0xFF)] }

  private static func problemOfVersion4(_ status: UInt8) -> String {
    switch status {
    case 91: "it can't connect to the host, or doesn't allow it"
    case 92: "it can't ask this machine for the user"
    case 93: "it does not accept the user"
    default: "it answered with \(status)"
    }
  }

  private static func problemOfVersion5(_ status: UInt8) -> String {
    switch status {
    case 1: "it failed"
    case 2: "it doesn't allow the host"
    case 3: "it can't reach the network of the host"
    case 4: "it can't reach the host"
    case 5: "the host refused its connection"
    case 6: "the host is too far away"
    case 7: "it can't make connections for others"
    case 8: "it doesn't know this kind of address"
    default: "it answered with \(status)"
    }
  }
}
