import Foundation

/// Descriptions of how long ago or how far ahead a time is.
public enum RelativeTime {
  /// Returns a description such as "3 hours ago", "in 2 days" or "just now".
  ///
  /// A month counts as 30 days and a year as 365, so the description is approximate.
  ///
  /// - Parameters:
  ///   - date: The time to describe.
  ///   - now: The current time.
  public static func text(_ date: Date, now: Date) -> String {
    let seconds = now.timeIntervalSince(date)
    let distance = abs(seconds)
    guard let (unit, length) = units.first(where: { distance >= $0.length }) else { return "just now" }
    let count = Int(min(distance / length, 1e6))
    let amount = "\(count) \(unit)\(count == 1 ? "" : "s")"
    return seconds > 0 ? "\(amount) ago" : "in \(amount)"
  }

  private static let units: [(unit: String, length: TimeInterval)] = [
    ("year", 31_536_000), ("month", 2_592_000), ("day", 86_400), ("hour", 3600), ("minute", 60),
  ]
}
