import Dependencies
import Foundation
import HTTPTransport
import Platform

extension HTTPExchange: DependencyKey {
  /// An exchange over AsyncHTTPClient, with the proxies and certificates that the environment names.
  public static let liveValue = asyncHTTPClient(environment: ProcessInfo.processInfo.environment)

  /// Creates an exchange over AsyncHTTPClient. It speaks HTTP/1.1, decompresses bodies, and keeps connections for
  /// further requests. It does nothing before the first request.
  ///
  /// - Parameters:
  ///   - environment: The variables that name proxies (`http_proxy`, `https_proxy`, `all_proxy`, `no_proxy`) and
  ///     trusted certificates (`SSL_CERT_FILE`, `SSL_CERT_DIR`).
  ///   - directAddress: An address whose host and port are reached without a proxy, such as that of a server in this
  ///     process.
  public static func asyncHTTPClient(environment: [String: String], directAddress: URL? = nil) -> HTTPExchange
  {
    let proxies = ProxySettings(environment: environment, directAddress: directAddress)
    let clients = ExchangeClients(certificates: TrustedCertificates(environment: environment))
    var exchange = HTTPExchange { request, receive in
      let route = Route(to: request.url, proxy: try proxies.proxy(for: request.url))
      let isConnected = Mutex(false)
      do {
        try await clients.send(request, on: route) { event in
          if event == .connected { isConnected.withLock { $0 = true } }
          try receive(event)
        }
      } catch {
        throw ExchangeFailure(error, on: route, isConnected: isConnected.withLock(\.self)).error
      }
    }
    // An invalid proxy is the error of the request.
    exchange.proxyName = { url in try? proxies.proxy(for: url)?.name }
    exchange.isInHandshake = { url in
      clients.isInHandshake(on: Route(to: url, proxy: try? proxies.proxy(for: url)))
    }
    return exchange
  }
}
