import Foundation
import Models

extension APIService {
  /// What an answer that is no success means by the common customs, which a client may know exceptions from.
  ///
  /// Every status gives exactly one error.
  ///
  /// - Parameters:
  ///   - response: The answer.
  ///   - resource: What was asked for, for people: `user 23`.
  public func error(for response: HTTPResponse, resource: String) -> APIError {
    let message = redact(ErrorBody(response.body).message ?? "")
    switch response.status {
    case 400, 410, 422:
      return .badRequest(message: message)
    case 401:
      return .unauthorized(hint: keyHint)
    case 402, 403:
      return .forbidden(message: message)
    case 404:
      return .notFound(resource: resource, service: name)
    case 429:
      return rateLimited(response)
    case 500...599:
      return .server(status: response.status)
    default:
      return .unexpectedStatus(status: response.status, bodyExcerpt: message)
    }
  }

  /// The error for too many requests, with what `Retry-After` says.
  public func rateLimited(_ response: HTTPResponse) -> APIError {
    switch RetryAfter(response.headers) {
    case nil: .rateLimited()
    case .delay(let delay): .rateLimited(retryAfter: delay)
    case .date(let date): .rateLimited(reset: date)
    }
  }

  /// What to do about a key that is missing or wrong.
  public var keyHint: String {
    guard let keyVariable else { return "\(name) wants one" }
    return credentials.isEmpty
      ? "set \(keyVariable) to your key for \(name)"
      : "\(name) does not accept the one it was given; check \(keyVariable)"
  }
}
