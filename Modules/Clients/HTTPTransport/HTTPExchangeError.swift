import Foundation

/// A failure of an exchange with a server.
public enum HTTPExchangeError: Error, Equatable, Sendable {
  /// No host has this name.
  case unknownHost
  /// The host refused the connection.
  case refused
  /// The host can't be reached, for the reason that the system gives.
  case unreachable(String)
  /// The connection was reset.
  case reset
  /// The connection was closed before there was a response.
  case closed
  /// The connection ended in the middle of the body. The sizes are those before decompression; `length` is the
  /// announced one.
  case cutOff(received: Int, length: Int?)
  /// The response isn't HTTP.
  case notHTTP
  /// The head of the response is too large.
  case headTooLarge
  /// The body isn't compressed as its head says.
  case badCompression
  /// The body expands too much when it is decompressed. The value is the accepted factor.
  case overCompressed(Int)
  /// There is no trusted connection.
  case untrusted(TLSFailure)
  /// The proxy on the way failed. It is named, without user and password.
  indirect case proxy(String, HTTPExchangeError)
  /// The proxy refused to connect to the host. The value is its reason.
  case proxyRefused(String)
  /// No exchange is possible, for a reason on this machine, such as an invalid setting. The value names it, and says
  /// what to do.
  case unusable(String)

  /// A reason why there is no trusted connection.
  public enum TLSFailure: Equatable, Sendable {
    case expired(Date)
    case notYetValid(Date)
    /// The certificate is self-signed, or its authority is unknown.
    case unknownAuthority
    case wrongHost
    /// The server doesn't speak TLS.
    case notTLS
    /// The handshake failed for another reason.
    case handshake
  }
}
