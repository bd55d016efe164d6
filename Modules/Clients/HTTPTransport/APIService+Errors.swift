import Foundation
import Models

extension APIService {
  /// Maps an unsuccessful response to an error by HTTP convention. Clients handle their service's exceptions first.
  ///
  /// Every status gives exactly one error.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - resource: A description of the requested resource for messages: `user 23`.
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
      let examples = response.headers["X-Examples"].map(redact)
      return .notFound(resource: resource, service: name, examples: examples)
    case 429:
      return rateLimited(response)
    case 500...599:
      return .server(status: response.status)
    default:
      return .unexpectedStatus(status: response.status, bodyExcerpt: message)
    }
  }

  /// Returns the error for too many requests, with the time from `Retry-After`.
  public func rateLimited(_ response: HTTPResponse) -> APIError {
    switch RetryAfter(response.headers) {
    case nil: .rateLimited()
    case .delay(let delay): .rateLimited(retryAfter: delay)
    case .date(let date): .rateLimited(reset: date)
    }
  }

  /// Advice for a missing or wrong key.
  public var keyHint: String {
    guard let variable = keyVariables.last else {
      return "this program has none for it; check the service's address"
    }
    return credentials.isEmpty
      ? "set \(variable) to your key for \(name)"
      : "\(name) does not accept the one it was given; check \(keyVariables.joined(separator: " and "))"
  }
}
