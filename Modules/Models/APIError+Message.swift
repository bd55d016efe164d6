import Foundation

extension APIError: LocalizedError {
  /// A one-line message for the user: what happened and, if possible, what to do.
  ///
  /// It begins in lower case and ends without a period, so that it can follow a name and a colon. Control
  /// characters are removed from a service's text.
  public var message: String {
    switch self {
    case .offline(let detail):
      let reason = Self.clause(detail)
      return "the service could not be reached\(reason); check the connection and try again"
    case .untrusted(let detail):
      return "the connection to the service would not be secure\(Self.clause(detail))"
    case .misconfigured(let detail), .invalidRequest(let detail):
      return detail.sanitized
    case .timedOut(let detail):
      return "the service took too long to answer\(Self.clause(detail ?? "")); try again"
    case .cancelled:
      return "the request was cancelled"
    case .notFound(let resource, let service, let examples):
      let witness = service.map { " (\($0) answered 404)" } ?? ""
      let check = service == nil ? "" : "; check the request and the service's address"
      let advice = examples.map { "; try \($0.sanitized)" } ?? check
      return "\(resource.sanitized) does not exist\(witness)\(advice)"
    case .unauthorized(let hint):
      return "the service requires a valid key\(Self.clause(hint))"
    case .forbidden(let message):
      return
        "the service refused the request\(Self.clause(message)); if you use a key, check that it allows this"
    case .rateLimited(let retryAfter, let reset):
      return "too many requests; \(Self.advice(retryAfter: retryAfter, reset: reset))"
    case .badRequest(let message):
      return "the service did not accept the request\(Self.clause(message)); change it and try again"
    case .server(let status):
      return "the service has an internal problem (status \(status)); try again later"
    case .unexpectedStatus(let status, let excerpt):
      return "unexpected response (HTTP \(status))\(Self.clause(excerpt)); "
        + "check the service's address, or try again later"
    case .undecodable(_, let path, let excerpt, let service):
      let answer = service.map { "the answer of \($0.sanitized)" } ?? "the service's answer"
      let field = path.isEmpty ? "" : " (field \(path.sanitized))"
      return "\(answer) could not be understood\(field)\(Self.clause(excerpt)); try again later"
    }
  }

  public var errorDescription: String? { message }

  private static func clause(_ text: String) -> String {
    let text = text.sanitized.trimmingCharacters(in: .whitespaces)
    return text.isEmpty ? "" : ": \(text)"
  }

  private static func advice(retryAfter: Duration?, reset: Date?) -> String {
    if let reset {
      return "the limit is lifted at \(reset.formatted(.iso8601)); try again then"
    }
    guard let retryAfter else { return "wait a minute and try again" }
    let seconds = max(1, retryAfter.components.seconds + (retryAfter.components.attoseconds > 0 ? 1 : 0))
    return "wait \(seconds) second\(seconds == 1 ? "" : "s") and try again"
  }
}
