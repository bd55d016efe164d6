import Foundation

/// Text of times for plain output and JSON (RFC 3339, in UTC).
enum TimestampText {
  static func text(_ date: Date) -> String {
    let hasFraction = date.timeIntervalSince1970 != date.timeIntervalSince1970.rounded()
    return date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: hasFraction))
  }
}
