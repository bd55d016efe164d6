import Foundation

/// Numbers as plain output and JSON print them: every digit, never localised, never with an exponent where
/// it can be avoided.
enum NumberText {
  static func text(_ number: Double) -> String {
    if let exact = Int(exactly: number), abs(number) < 1e15 { return String(exact) }
    let shortest = "\(number)"
    guard shortest.contains("e"), let decimal = Decimal(string: shortest, locale: posix) else {
      return shortest
    }
    return text(decimal)
  }

  static func text(_ number: Decimal) -> String {
    number.description
  }

  private static let posix = Locale(identifier: "en_US_POSIX")
}
