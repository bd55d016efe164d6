import Foundation

/// The time a service asks clients to wait (RFC 9110, section 10.2.3): for some seconds, or until a date.
public enum RetryAfter: Equatable, Sendable {
  case delay(Duration)
  case date(Date)

  /// - Parameter headers: The response's fields. The result is `nil` if `Retry-After` is missing or invalid.
  public init?(_ headers: HTTPHeaders) {
    guard let text = headers["Retry-After"]?.trimmingCharacters(in: .whitespaces), !text.isEmpty
    else { return nil }
    if text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
      self = .delay(.seconds(min(Int(text) ?? Self.longest, Self.longest)))
    } else if let date = HTTPDate.date(from: text) {
      self = .date(date)
    } else {
      return nil
    }
  }

  /// Returns the time to wait from a date on; zero if the wait is already over.
  func delay(from now: Date) -> Duration {
    switch self {
    case .delay(let delay): delay
    case .date(let date): .seconds(min(max(0, date.timeIntervalSince(now)), Double(Self.longest)))
    }
  }

  /// Ten years, in seconds: effectively forever.
  private static let longest = 315_360_000
}
