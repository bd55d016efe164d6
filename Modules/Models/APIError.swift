import Foundation

/// What can go wrong between us and a web service: one type for all of them.
///
/// Every status from 100 to 599 and every body that is not what the service promises maps to exactly one
/// case. ``message`` is the sentence that a person gets to read.
public enum APIError: Codable, Error, Equatable, Hashable, Sendable {
  /// The service could not be reached, or the connection broke: DNS, refused, unreachable, TLS, reset.
  case offline(detail: String)
  /// The service did not answer within our own limit.
  case timedOut
  /// The request was cancelled. Never shown to anybody.
  case cancelled
  /// There is no such thing, for example `resource: "user 23"`. `service` is the name of who said so.
  case notFound(resource: String, service: String? = nil)
  /// A key is missing or wrong. The hint says which key, and how to set it.
  case unauthorized(hint: String)
  /// The service understood, and refuses.
  case forbidden(message: String)
  /// Too many requests: how long to wait, or when the limit is lifted, as far as the service says.
  case rateLimited(retryAfter: Duration? = nil, reset: Date? = nil)
  /// The service did not accept what we asked, or we did not even send it.
  case badRequest(message: String)
  /// The service failed: a status from 500 to 599.
  case server(status: Int)
  /// Any other status, with the beginning of what was answered.
  case unexpectedStatus(status: Int, bodyExcerpt: String)
  /// An answer that is not what the service promises: what was to be read, where it failed, and the
  /// beginning of what came instead.
  case undecodable(type: String, path: String, excerpt: String)

  /// The error as an `APIError`: itself, or the nearest case to it.
  ///
  /// - Parameter error: Whatever a client threw. Clients throw nothing but `APIError`s; a
  ///   `CancellationError` becomes ``cancelled``, anything else ``offline(detail:)`` with its description.
  public init(_ error: any Error) {
    switch error {
    case let error as APIError: self = error
    case is CancellationError: self = .cancelled
    default: self = .offline(detail: String(describing: error))
    }
  }

  /// Whether asking again later may help, without anything else having changed.
  public var isTransient: Bool {
    switch self {
    case .offline, .timedOut, .rateLimited, .server: true
    case .cancelled, .notFound, .unauthorized, .forbidden, .badRequest, .unexpectedStatus, .undecodable: false
    }
  }
}
