import Foundation

/// The format of a time for people: `2026-01-31 14:05:00`.
public enum LocalTime {
  /// Returns the text of a time.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - timeZone: The time zone; that of the user by default.
  public static func text(_ time: Date, timeZone: TimeZone = .current) -> String {
    let style = Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: timeZone)
    return time.formatted(style.year().month().day().time(includingFractionalSeconds: false))
  }
}
