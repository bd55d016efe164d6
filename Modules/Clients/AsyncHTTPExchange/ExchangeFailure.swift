import AsyncHTTPClient
import Foundation
import HTTPTransport
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import NIOSOCKS
import NIOSSL

/// The failure of an exchange, in terms of ``HTTPTransport/HTTPExchangeError``.
struct ExchangeFailure {
  /// The error to throw.
  let error: any Error

  /// Converts an error of AsyncHTTPClient and its parts. If a certificate isn't trusted, the server is asked for it
  /// once more, because the error doesn't say why.
  init(
    _ error: any Error,
    request: HTTPExchange.Request,
    route: Route,
    isConnected: Bool,
    clients: ExchangeClients
  ) async {
    if let error = error as? NIOSSLError, case .handshakeFailed(let reason) = error,
      reason.concernsCertificate
    {
      let certificate = await clients.certificate(for: request, on: route)
      self.error = HTTPExchangeError.untrusted(certificate.map(Self.verdict) ?? .unknownAuthority)
      return
    }
    let wasClosed = !isConnected && Self.isEndOfTunnel(error, route)
    guard let failure = wasClosed ? .closed : HTTPExchangeError(clientError: error) else {
      self.error = error is HTTPClientError ? Self.other(error) : error
      return
    }
    // Before there is a tunnel, connections are to the proxy.
    let concernsProxy =
      switch route {
      case .direct: false
      case .forwarded: true
      case .tunnel: wasClosed || error is NIOConnectionError || error is IOError || failure.isProxyRefusal
      }
    let login = (error as? HTTPClientError) == .proxyAuthenticationRequired ? route.proxy?.loginProblem : nil
    let reason = login.map { HTTPExchangeError.proxyRefused($0) } ?? failure
    self.error = route.proxy.flatMap { concernsProxy ? .proxy($0.name, reason) : nil } ?? failure
  }

  /// Returns whether an error before a request means that a proxy has closed the connection.
  private static func isEndOfTunnel(_ error: any Error, _ route: Route) -> Bool {
    guard case .tunnel(let proxy, _) = route else { return false }
    if let error = error as? HTTPClientError { return error == .remoteConnectionClosed }
    // For SOCKS, AsyncHTTPClient has a private error.
    let isKnown =
      error is CancellationError || error is HTTPExchangeError || HTTPExchangeError(clientError: error) != nil
    return proxy.kind == .socks && !isKnown
  }

  private static func other(_ error: any Error) -> any Error {
    error as? HTTPClientError == .cancelled
      ? CancellationError() : HTTPExchangeError.unreachable("the connection failed")
  }

  private static func verdict(_ certificate: NIOSSLCertificate) -> HTTPExchangeError.TLSFailure {
    let begin = Date(timeIntervalSince1970: TimeInterval(certificate.notValidBefore))
    let end = Date(timeIntervalSince1970: TimeInterval(certificate.notValidAfter))
    if end < Date() { return .expired(end) }
    return begin > Date() ? .notYetValid(begin) : .unknownAuthority
  }
}

extension HTTPExchangeError {
  /// Whether a proxy answered that it won't connect to the server.
  fileprivate var isProxyRefusal: Bool {
    if case .proxyRefused = self { true } else { false }
  }

  /// Converts an error of AsyncHTTPClient, NIO or NIOSSL; the result is `nil` for any other error.
  fileprivate init?(clientError error: any Error) {
    switch error {
    case let error as NIOConnectionError:
      self =
        error.connectionErrors.lazy.compactMap { HTTPExchangeError(clientError: $0.error) }.first
        ?? .unknownHost
    case let error as IOError:
      self.init(error)
    case let error as HTTPClientError:
      self.init(error)
    case is SOCKSError.ConnectionFailed:
      self = .proxyRefused("it can't connect to the host")
    case is SOCKSError.NoValidAuthenticationMethod, is SOCKSError.InvalidAuthenticationSelection:
      self = .proxyRefused("it requires a user and a password")
    case is SOCKSError.InvalidProtocolVersion, is SOCKSError.InvalidReservedByte,
      is SOCKSError.UnexpectedRead,
      is SOCKSError.InvalidAddressType, is SOCKSError.InvalidServerState, is SOCKSError.InvalidClientState:
      self = .proxyRefused("it doesn't speak SOCKS 5")
    case HTTPParserError.headerOverflow:
      self = .headTooLarge
    case HTTPParserError.invalidEOFState, is ChannelError, NIOSSLError.uncleanShutdown, is StaleConnection:
      self = .closed
    case is HTTPParserError:
      self = .notHTTP
    case NIOHTTPDecompression.DecompressionError.limit:
      self = .overCompressed(ExchangeClients.maximumInflation)
    case is NIOHTTPDecompression.DecompressionError, is NIOHTTPDecompression.ExtraDecompressionError:
      self = .badCompression
    case let error as NIOSSLExtraError:
      self = .untrusted(error == .failedToValidateHostname ? .wrongHost : .handshake)
    case NIOSSLError.unableToValidateCertificate:
      self = .untrusted(.wrongHost)
    case NIOSSLError.handshakeFailed(let reason):
      self = reason.isEndOfFile ? .closed : .untrusted(reason.isUnencrypted ? .notTLS : .handshake)
    case is NIOSSLError, is BoringSSLError:
      self = .untrusted(.handshake)
    default:
      return nil
    }
  }

  private init(_ error: IOError) {
    switch error.errnoCode {
    case ECONNREFUSED: self = .refused
    case ECONNRESET, EPIPE: self = .reset
    default: self = .unreachable(String(cString: strerror(error.errnoCode)).lowercased())
    }
  }

  private init?(_ error: HTTPClientError) {
    switch error {
    case .remoteConnectionClosed, .uncleanShutdown: self = .closed
    case .invalidProxyResponse: self = .proxyRefused("its answer was not a success")
    case .proxyAuthenticationRequired: self = .proxyRefused("it requires a user and a password")
    case .connectTimeout: self = .unreachable("it accepted no connection in time")
    default: return nil
    }
  }
}

extension BoringSSLError {
  private var text: String {
    switch self {
    case .sslError(let stack), .unknownError(let stack): stack.map(\.description).joined(separator: "\n")
    default: ""
    }
  }

  fileprivate var concernsCertificate: Bool { text.contains("CERTIFICATE_VERIFY_FAILED") }
  fileprivate var isEndOfFile: Bool { text.contains("EOF during handshake") }
  fileprivate var isUnencrypted: Bool {
    text.contains("WRONG_VERSION_NUMBER") || text.contains("HTTP_REQUEST")
  }
}
