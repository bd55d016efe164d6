import Foundation
import HTTPTransport
import NIOCore
import NIOPosix
import NIOSSL
import Platform

/// The failure of a proxy, before there was a connection through it.
struct ProxyFailure: Error {
  var error: any Error
}

/// Prepares the new connections on a route: TLS with the proxy, the way through it, and TLS with the server.
///
/// AsyncHTTPClient makes plain connections. It knows neither proxies over TLS nor users of SOCKS, and doesn't tell
/// whether a server has accepted a connection while a handshake gets no answer.
final class ConnectionPreparation: Sendable {
  private let route: Route
  private let context: NIOSSLContext?
  private let handshakes = Mutex(0)

  /// - Throws: ``HTTPTransport/HTTPExchangeError/unusable(_:)`` if the certificates of a secure route can't be read.
  init(for route: Route, trusting certificates: TrustedCertificates) throws {
    self.route = route
    guard route.isSecure || route.proxy?.kind == .https else {
      context = nil
      return
    }
    var configuration = try certificates.configuration()
    configuration.applicationProtocols = ["http/1.1"]
    context = try NIOSSLContext(configuration: configuration)
  }

  /// Whether the server has accepted a connection, and the handshake on it isn't complete.
  var isInHandshake: Bool { handshakes.withLock { $0 > 0 } }

  /// Prepares a connection.
  ///
  /// - Returns: The end of the preparation. If it fails, the connection is closed: AsyncHTTPClient would keep it open.
  @Sendable func prepare(_ channel: any Channel) -> EventLoopFuture<Void> {
    let end = passProxy(channel)
      .flatMap { self.secureServer(channel) }
      .flatMap { ResponseInspector.install(in: channel) }
      .flatMap {
        self.route.forwarder == nil
          ? channel.eventLoop.makeSucceededVoidFuture() : AbsoluteForm.install(in: channel)
      }
    end.whenFailure { _ in channel.close(promise: nil) }
    // An error of the channel would look like the end of a kept connection.
    return end.flatMapErrorThrowing { throw $0 is ChannelError ? HTTPExchangeError.closed : $0 }
  }

  private func passProxy(_ channel: any Channel) -> EventLoopFuture<Void> {
    guard let proxy = route.proxy else { return channel.eventLoop.makeSucceededVoidFuture() }
    return hostForProxy(proxy, on: channel.eventLoop).flatMap { [self] host in
      secure(proxy.kind == .https ? proxy.host : nil, channel)
        .flatMap { self.openTunnel(through: proxy, to: host, channel) }
        .flatMapErrorThrowing { throw ProxyFailure(error: $0) }
    }
  }

  private func openTunnel(
    through proxy: Proxy,
    to host: String,
    _ channel: any Channel
  ) -> EventLoopFuture<Void> {
    if route.forwarder != nil { return channel.eventLoop.makeSucceededVoidFuture() }
    return proxy.kind.isHTTP
      ? HTTPTunnel.open(to: route.authority, through: proxy, in: channel)
      : SOCKSTunnel.open(to: host, port: route.port, through: proxy, in: channel)
  }

  /// Returns the server's host as the proxy gets it.
  private func hostForProxy(_ proxy: Proxy, on loop: any EventLoop) -> EventLoopFuture<String> {
    // SOCKS has no room for a longer name. A part of it would be the name of another host.
    guard proxy.kind.isHTTP || route.host.utf8.count <= 255 else {
      return loop.makeFailedFuture(HTTPExchangeError.unknownHost)
    }
    guard proxy.kind.needsAddress, IPRange(route.host) == nil else {
      return loop.makeSucceededFuture(route.host)
    }
    return NIOThreadPool.singleton.runIfActive(eventLoop: loop) { [host = route.host] in
      let addresses = Host(name: host).addresses
      guard let address = addresses.first(where: { proxy.kind == .socks5 || !$0.contains(":") }) else {
        throw HTTPExchangeError.unknownHost
      }
      return address
    }
  }

  private func secureServer(_ channel: any Channel) -> EventLoopFuture<Void> {
    guard route.isSecure else { return channel.eventLoop.makeSucceededVoidFuture() }
    handshakes.withLock { $0 += 1 }
    return secure(route.host, channel).always { _ in self.handshakes.withLock { $0 -= 1 } }
  }

  private func secure(_ host: String?, _ channel: any Channel) -> EventLoopFuture<Void> {
    guard let host, let context else { return channel.eventLoop.makeSucceededVoidFuture() }
    return TLSHandshake.begin(with: host, context: context, in: channel)
  }
}

extension Channel {
  /// The position in the pipeline of what a further layer of the connection needs: after TLS with a proxy.
  var positionOfNextLayer: ChannelPipeline.SynchronousOperations.Position {
    (try? pipeline.syncOperations.handler(type: NIOSSLClientHandler.self)).map { .after($0) } ?? .first
  }
}
