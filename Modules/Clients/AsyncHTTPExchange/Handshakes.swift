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
      let observer = HandshakeObserver(end, with: name)
      try channel.pipeline.syncOperations.addHandlers([handler, observer], position: .first)
    }
    .whenFailure { end.fail($0) }
    return end.futureResult
  }
}

/// Waits for the end of a handshake, and checks that the certificate is for the name of the host.
///
/// NIOSSL has checked the certificate. But it also accepts one for the address of the connection, which may be that of
/// a proxy, or of a server that a forged answer of the name service has led to.
private final class HandshakeObserver: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = NIOAny

  private let end: EventLoopPromise<Void>
  private let name: String?

  /// - Parameters:
  ///   - end: The end of the handshake.
  ///   - name: The host's name; `nil` if it has only an address.
  init(_ end: EventLoopPromise<Void>, with name: String?) {
    self.end = end
    self.name = name
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case .handshakeCompleted? = event as? TLSUserEvent {
      if let name, !isCertified(name, context) {
        return end.fail(NIOSSLExtraError.failedToValidateHostname)
      }
      end.succeed()
      context.pipeline.syncOperations.removeHandler(self, promise: nil)
    }
    context.fireUserInboundEventTriggered(event)
  }

  /// Returns whether a name of the certificate is that of the host (RFC 9525, 6.3). Without alternative names, NIOSSL
  /// has compared the common name.
  private func isCertified(_ name: String, _ context: ChannelHandlerContext) -> Bool {
    guard let certificate = try? context.pipeline.syncOperations.nioSSL_peerCertificate() else {
      return false
    }
    let names = certificate._subjectAlternativeNames()
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
    end.fail(error)
  }

  func channelInactive(context: ChannelHandlerContext) {
    end.fail(ChannelError.eof)
    context.fireChannelInactive()
  }
}
