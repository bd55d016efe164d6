import Foundation

/// An error of any web service.
///
/// Every status from 100 to 599 and every unreadable body maps to exactly one case. ``message`` is the
/// sentence shown to the user.
public enum APIError: Codable, Error, Equatable, Hashable, Sendable {
  /// The service could not be reached, or the connection broke: DNS, refused, unreachable, reset.
  case offline(detail: String)
  /// The service could not prove what it is, or doesn't speak TLS. The detail says why, and what to do.
  case untrusted(detail: String)
  /// A setting of this machine is invalid, such as the address of a proxy, so nothing was sent. The detail names the
  /// setting, and says what to do.
  case misconfigured(detail: String)
  /// The service didn't respond within the client's time limit. The detail names the service and the limit.
  case timedOut(detail: String?)
  /// The request was cancelled. This error is never shown.
  case cancelled
  /// The item doesn't exist, for example `resource: "user 23"`. `service` is the name of the service that reported
  /// it, and `examples` are items that do exist, as the service names them: `1 to 12`.
  case notFound(resource: String, service: String? = nil, examples: String? = nil)
  /// A key is missing or wrong. The hint names the key and says how to set it.
  case unauthorized(hint: String)
  /// The service understood the request and refused it.
  case forbidden(message: String)
  /// Too many requests, with the waiting time or the time at which the limit is lifted, if the service states
  /// them.
  case rateLimited(retryAfter: Duration? = nil, reset: Date? = nil)
  /// The request was invalid, so nothing was sent. The detail says what is wrong with it.
  case invalidRequest(detail: String)
  /// The service rejected the request.
  case badRequest(message: String)
  /// The service failed: a status from 500 to 599.
  case server(status: Int)
  /// Any other status, with the beginning of the response.
  case unexpectedStatus(status: Int, bodyExcerpt: String)
  /// A response that doesn't match the service's promise, with the expected type, the path at which decoding
  /// failed, and the beginning of the response. `service` is the name and address of the service.
  case undecodable(type: String, path: String, excerpt: String, service: String? = nil)

  /// A time limit passed, without further details.
  public static let timedOut = APIError.timedOut(detail: nil)

  /// Converts an error to an `APIError`: itself, or the nearest case.
  ///
  /// - Parameter error: The error thrown by a client. Clients throw only `APIError`s. A `CancellationError`
  ///   becomes ``cancelled``, anything else ``offline(detail:)`` with its description.
  public init(_ error: any Error) {
    switch error {
    case let error as APIError: self = error
    case is CancellationError: self = .cancelled
    default: self = .offline(detail: String(describing: error))
    }
  }

  /// Items that exist, as the service names them, if the requested one doesn't.
  public var examples: String? {
    if case .notFound(_, _, let examples) = self { examples } else { nil }
  }

  /// Whether the same request may succeed later.
  public var isTransient: Bool {
    switch self {
    case .offline, .timedOut, .rateLimited, .server: true
    case .untrusted, .misconfigured, .cancelled, .notFound, .unauthorized, .forbidden, .invalidRequest,
      .badRequest, .unexpectedStatus, .undecodable:
      false
    }
  }
}
