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
      return .badRequest(message: redact(validationMessage(body, response)))
    default:
      return error(for: response, resource: resource)
    }
  }

  /// Returns the message, with each invalid field and the reason.
  private func validationMessage(_ body: ErrorBody, _ response: HTTPResponse) -> String {
    let invalid = try? JSONDecoder().decode(ValidationErrors.self, from: response.body)
    let errors = (invalid?.errors ?? []).compactMap(\.text).joined(separator: ", ")
    return [body.message ?? "", errors].filter { !$0.isEmpty }.joined(separator: ": ").sanitized
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
}

/// The reasons for a rejected request.
private struct ValidationErrors: Decodable {
  var errors: [ValidationError]
}

/// An invalid field and the reason, or only a sentence.
private struct ValidationError: Decodable {
  /// The reason; `nil` if the error is of another shape.
  var text: String?

  private enum CodingKeys: String, CodingKey {
    case message, field, code
  }

  init(from decoder: any Decoder) throws {
    guard let error = try? decoder.container(keyedBy: CodingKeys.self) else {
      text = try? decoder.singleValueContainer().decode(String.self)
      return
    }
    let words = [error.lenient(String.self, .field), error.lenient(String.self, .code)].compactMap(\.self)
    text = error.lenient(String.self, .message) ?? (words.isEmpty ? nil : words.joined(separator: " "))
  }
}
