import AsyncHTTPClient
import Foundation
import HTTPTransport
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import NIOSSL

/// The failure of an exchange, in terms of ``HTTPTransport/HTTPExchangeError``.
struct ExchangeFailure {
  /// The error to throw.
  let error: any Error

  /// Converts an error of AsyncHTTPClient and its parts.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - route: The route of the request.
  ///   - isConnected: Whether the request was on its way.
  init(_ error: any Error, on route: Route, isConnected: Bool) {
    let cause = (error as? ProxyFailure)?.error ?? error
    guard let failure = HTTPExchangeError(clientError: cause) else {
      self.error = error is HTTPClientError ? Self.other(error) : error
      return
    }
    // Until a request is on its way, connections are made to the proxy.
    let isConnection =
      !isConnected
      && (error is NIOConnectionError || error is IOError || [.closed, .reset].contains(failure))
    let concernsProxy =
      error is ProxyFailure || isConnection || route.forwarder != nil && !(error is HTTPExchangeError)
    self.error = route.proxy.flatMap { concernsProxy ? .proxy($0.name, failure) : nil } ?? failure
  }

  private static func other(_ error: any Error) -> any Error {
    error as? HTTPClientError == .cancelled
      ? CancellationError() : HTTPExchangeError.unreachable("the connection failed")
  }
}

extension HTTPExchangeError {
  /// Converts an error of AsyncHTTPClient, NIO or NIOSSL; the result is `nil` for any other error.
  fileprivate init?(clientError error: any Error) {
    switch error {
    case let error as HTTPExchangeError:
      self = error
    case let error as HandshakeFailure:
      self.init(error)
    case let error as NIOConnectionError:
      self =
        error.connectionErrors.lazy.compactMap { HTTPExchangeError(clientError: $0.error) }.first
        ?? .unknownHost
    case let error as IOError:
      self.init(error)
    case let error as HTTPClientError:
      self.init(error)
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

  private init?(_ failure: HandshakeFailure) {
    guard case NIOSSLError.handshakeFailed(let reason) = failure.error, reason.concernsCertificate else {
      self.init(clientError: failure.error)
      return
    }
    self = .untrusted(failure.certificate.map(Self.verdict) ?? .unknownAuthority)
  }

  private static func verdict(_ certificate: NIOSSLCertificate) -> TLSFailure {
    let begin = Date(timeIntervalSince1970: TimeInterval(certificate.notValidBefore))
    let end = Date(timeIntervalSince1970: TimeInterval(certificate.notValidAfter))
    if end < Date() { return .expired(end) }
    return begin > Date() ? .notYetValid(begin) : .unknownAuthority
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
