import Foundation

/// Texts about times.
package enum FilmText {
  /// Returns the time of day: `08:44:49`.
  package static func clock(_ time: Date, _ timeZone: TimeZone) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.hour, .minute, .second], from: time)
    return [parts.hour, parts.minute, parts.second].map { part in
      let text = "\(part ?? 0)"
      return text.count < 2 ? "0\(text)" : text
    }
    .joined(separator: ":")
  }

  /// Returns a duration in its natural unit: `340 µs`, `1.2 ms`, `3.4 s`, `12 min`.
  package static func duration(_ duration: Duration) -> String {
    let seconds = duration / .seconds(1)
    return switch seconds {
    case ..<0.001: "\(Int(seconds * 1_000_000)) µs"
    case ..<0.01: "\(tenths(seconds * 1_000)) ms"
    case ..<1: "\(Int(seconds * 1_000)) ms"
    case ..<60: "\(tenths(seconds)) s"
    default: "\(Int(seconds / 60)) min"
    }
  }

  private static func tenths(_ number: Double) -> String {
    let tenths = Int(number * 10)
    return "\(tenths / 10).\(tenths % 10)"
  }
}
