import Foundation
import HTTPTransport
import Models

extension APIService {
  /// The time to wait after a secondary limit if GitHub doesn't state it. GitHub's documentation asks for at least a
  /// minute.
  static let secondaryLimitDelay = Duration.seconds(60)

  /// Maps an unsuccessful response of GitHub to an error.
  ///
  /// GitHub uses 403 and 429 for both kinds of limit, so the header fields decide first, then the message.
  func gitHubError(for response: HTTPResponse, resource: String) -> APIError {
    let body = ErrorBody(response.body)
    switch response.status {
    case 403, 429:
      if response.headers["x-ratelimit-remaining"] == "0" {
        return .rateLimited(retryAfter: retryAfter(response), reset: reset(response))
      }
      if response.status == 403, RetryAfter(response.headers) == nil, !body.speaksOfALimit {
        return .forbidden(message: redact(body.message ?? ""))
      }
      let error = rateLimited(response)
      return error == .rateLimited() ? .rateLimited(retryAfter: Self.secondaryLimitDelay) : error
    case 422:
      return .badRequest(message: redact(body.validationMessage))
    default:
      return error(for: response, resource: resource)
    }
  }

  private func retryAfter(_ response: HTTPResponse) -> Duration? {
    if case .delay(let delay) = RetryAfter(response.headers) { delay } else { nil }
  }

  /// Returns the time when the limit is lifted, from seconds since 1970. Times after the year 9999 are ignored.
  private func reset(_ response: HTTPResponse) -> Date? {
    guard let text = response.headers["x-ratelimit-reset"], let seconds = Int(text),
      (1..<253_402_300_800).contains(seconds)
    else { return nil }
    return Date(timeIntervalSince1970: TimeInterval(seconds))
  }
}

extension ErrorBody {
  fileprivate var speaksOfALimit: Bool {
    let message = message?.lowercased() ?? ""
    return message.contains("secondary rate limit") || message.contains("rate limit exceeded")
  }

  /// The message, with each invalid field and the reason. An error may also be only a sentence.
  fileprivate var validationMessage: String {
    let errors = (json?["errors"]?.array ?? []).compactMap { error -> String? in
      if let sentence = error.string ?? error["message"]?.string { return sentence }
      let words = [error["field"]?.string, error["code"]?.string].compactMap(\.self)
      return words.isEmpty ? nil : words.joined(separator: " ")
    }
    let parts = [message ?? "", errors.joined(separator: ", ")].filter { !$0.isEmpty }
    return parts.joined(separator: ": ").sanitized
  }
}
