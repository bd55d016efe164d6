import Foundation

/// Words for how long ago, or how far ahead, a time is.
public enum RelativeTime {
  /// Words such as "3 hours ago", "in 2 days" or "just now".
  ///
  /// Months count 30 days and years 365: the words say about when, not when.
  ///
  /// - Parameters:
  ///   - date: The time to describe.
  ///   - now: The time that it is described from.
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
