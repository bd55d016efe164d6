import Foundation

extension APIError: LocalizedError {
  /// A one-line message for the user: what happened and, if possible, what to do.
  ///
  /// It begins in lower case and ends without a period, so that it can follow a name and a colon. Control
  /// characters are removed from a service's text.
  public var message: String { message(from: "the service", quotesAnswers: true) }

  /// Returns the message for a screen. It names the service, and quotes no answers that only a developer understands.
  ///
  /// - Parameters:
  ///   - service: The name of the service: `GitHub`.
  ///   - retryKey: The key that asks the service again; `nil` if there is none.
  public func message(from service: String, retryKey: String? = nil) -> String {
    guard let retryKey else { return message(from: service, quotesAnswers: false) }
    let retry = "press \(retryKey) to try again"
    return message(from: service, retry: retry, retryLater: retry, quotesAnswers: false)
  }

  private func message(
    from service: String,
    retry: String = "try again",
    retryLater: String = "try again later",
    quotesAnswers: Bool
  ) -> String {
    func quoted(_ excerpt: String) -> String { quotesAnswers ? Self.clause(excerpt) : "" }
    switch self {
    case .offline(let detail):
      let sentence = Self.sentence("\(service) could not be reached", detail, naming: service)
      return "\(sentence); check the connection and \(retry)"
    case .untrusted(let detail):
      return "the connection to \(service) would not be secure\(Self.clause(detail))"
    case .misconfigured(let detail), .invalidRequest(let detail):
      return detail.sanitized
    case .timedOut(let detail):
      return "\(Self.sentence("\(service) took too long to answer", detail ?? "", naming: service)); \(retry)"
    case .cancelled:
      return "the request was cancelled"
    case .notFound(let resource, let service, let examples):
      let witness = service.map { " (\($0) answered 404)" } ?? ""
      let check = service == nil ? "" : "; check the request and the service's address"
      let advice = examples.map { "; try \($0.sanitized)" } ?? check
      return "\(resource.sanitized) does not exist\(witness)\(advice)"
    case .unauthorized(let hint):
      return "\(service) requires a valid key\(Self.clause(hint))"
    case .forbidden(let message):
      let advice = "if you use a key, check that it allows this"
      return "\(service) refused the request\(Self.clause(message)); \(advice)"
    case .rateLimited(let retryAfter, let reset):
      let place = quotesAnswers ? "" : " to \(service)"
      return "too many requests\(place); \(Self.advice(retryAfter: retryAfter, reset: reset, retry))"
    case .badRequest(let message):
      return "\(service) did not accept the request\(Self.clause(message)); change it and try again"
    case .server(let status):
      return "\(service) has an internal problem (status \(status)); \(retryLater)"
    case .unexpectedStatus(let status, let excerpt):
      let place = quotesAnswers ? "" : " from \(service)"
      return "unexpected response\(place) (HTTP \(status))\(quoted(excerpt)); "
        + "check the service's address, or \(retryLater)"
    case .undecodable(_, let path, let excerpt, let name):
      let place = quotesAnswers ? name?.sanitized : service
      let answer = place.map { "the answer of \($0)" } ?? "the service's answer"
      let field = path.isEmpty ? "" : " (field \(path.sanitized))"
      return "\(answer) could not be understood\(field)\(quoted(excerpt)); \(retryLater)"
    }
  }

  /// Returns one sentence if it says that a GitHub account doesn't exist; `nil` otherwise.
  ///
  /// - Parameters:
  ///   - login: The login of the account.
  ///   - key: The key that asks for another login; `nil` if there is none.
  public func missingAccountMessage(login: String, key: String? = nil) -> String? {
    guard case .notFound(_, _, let examples) = self else { return nil }
    let press = key.map { "press \($0) and " } ?? ""
    let advice =
      examples.map { "; \(press)try \($0.sanitized)" }
      ?? " (no longer, if it was renamed); check the spelling"
    return "there is no GitHub account '\(login.sanitized)'\(advice)"
  }

  public var errorDescription: String? { message }

  private static func clause(_ text: String) -> String {
    // A sentence of the service goes on.
    let text = text.sanitized.trimmingCharacters(in: CharacterSet(charactersIn: " ."))
    return text.isEmpty ? "" : ": \(text)"
  }

  /// Returns the sentence, followed by the detail. A detail that names the service says it all.
  private static func sentence(_ sentence: String, _ detail: String, naming service: String) -> String {
    detail.contains(service) ? detail.sanitized : sentence + clause(detail)
  }

  private static func advice(retryAfter: Duration?, reset: Date?, _ retry: String) -> String {
    if let reset { return "the limit is lifted at \(LocalTime.text(reset)); \(retry) then" }
    guard let retryAfter else { return "wait a minute and \(retry)" }
    let seconds = max(1, retryAfter.components.seconds + (retryAfter.components.attoseconds > 0 ? 1 : 0))
    return "wait \(seconds) second\(seconds == 1 ? "" : "s") and \(retry)"
  }
}
