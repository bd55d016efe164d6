import Foundation

/// How long a service asks us to wait (RFC 9110, section 10.2.3): some seconds, or until a date.
public enum RetryAfter: Equatable, Sendable {
  case delay(Duration)
  case date(Date)

  /// - Parameter headers: The fields of the answer; `nil` where `Retry-After` is missing or makes no sense.
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

  /// The wait as seen from a moment; none where the date is in the past.
  func delay(from now: Date) -> Duration {
    switch self {
    case .delay(let delay): delay
    case .date(let date): .seconds(min(max(0, date.timeIntervalSince(now)), Double(Self.longest)))
    }
  }

  /// Ten years, which is as good as for ever.
  private static let longest = 315_360_000
}
