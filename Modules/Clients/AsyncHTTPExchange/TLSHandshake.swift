import NIOCore
import NIOSSL
import NIOTLS

/// The failure of a handshake, with the certificate of the other side if it has sent one.
struct HandshakeFailure: Error {
  var error: any Error
  var certificate: NIOSSLCertificate?
}

/// Waits for the end of a TLS handshake, and checks that the certificate is for the name of the host.
///
/// NIOSSL has checked the certificate. But it also accepts one for the address of the connection, which may be that of
/// a proxy, or of a server that a forged answer of the name service has led to.
final class TLSHandshake: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = NIOAny

  private let end: EventLoopPromise<Void>
  private let handler: NIOSSLClientHandler
  private let name: String?

  /// - Parameters:
  ///   - handler: The handler of the connection.
  ///   - name: The host's name; `nil` if it has only an address.
  ///   - end: The end of the handshake.
  private init(of handler: NIOSSLClientHandler, with name: String?, end: EventLoopPromise<Void>) {
    self.handler = handler
    self.name = name
    self.end = end
  }

  /// Adds TLS to a connection.
  ///
  /// - Parameters:
  ///   - host: The name or address of the other side, without brackets.
  ///   - context: The trusted certificates.
  ///   - channel: The connection.
  /// - Returns: The end of the handshake. It fails with ``HandshakeFailure``.
  static func begin(
    with host: String,
    context: NIOSSLContext,
    in channel: any Channel
  ) -> EventLoopFuture<Void> {
    let end = channel.eventLoop.makePromise(of: Void.self)
    channel.eventLoop.submit {
      guard channel.isActive else { throw ChannelError.eof }
      // An address can't be the name of a server.
      let name = IPRange(host) == nil ? host : nil
      let handler = try NIOSSLClientHandler(context: context, serverHostname: name)
      try channel.pipeline.syncOperations.addHandlers(
        [handler, TLSHandshake(of: handler, with: name, end: end)],
        position: channel.positionOfNextLayer
      )
    }
    .whenFailure { end.fail($0) }
    return end.futureResult
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case .handshakeCompleted? = event as? TLSUserEvent {
      guard isCertified else { return fail(NIOSSLExtraError.failedToValidateHostname) }
      end.succeed()
      context.pipeline.syncOperations.removeHandler(self, promise: nil)
    }
    context.fireUserInboundEventTriggered(event)
  }

  /// Whether a name of the certificate is that of the host (RFC 9525, 6.3). Without alternative names, NIOSSL has
  /// compared the common name.
  private var isCertified: Bool {
    guard let name else { return true }
    guard let names = handler.peerCertificate?._subjectAlternativeNames() else { return false }
    return names.isEmpty
      || names.contains { other in
        other.nameType == .dnsName && Self.matches(String(decoding: other.contents, as: UTF8.self), name)
      }
  }

  /// Returns whether a name of a certificate, whose first label may be `*`, stands for a host.
  private static func matches(_ pattern: String, _ host: String) -> Bool {
    let labels = { (name: String) in name.lowercased().split(separator: ".") }
    let (pattern, host) = (labels(pattern), labels(host))
    return pattern == host
      || pattern.first == "*" && pattern.count == host.count && pattern.dropFirst() == host.dropFirst()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    fail(error)
  }

  func channelInactive(context: ChannelHandlerContext) {
    fail(ChannelError.eof)
    context.fireChannelInactive()
  }

  private func fail(_ error: any Error) {
    end.fail(HandshakeFailure(error: error, certificate: handler.peerCertificate))
  }
}
