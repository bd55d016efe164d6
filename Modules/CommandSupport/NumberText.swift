import Foundation

/// Numbers as plain output and JSON print them: every digit, never localised, never with an exponent where
/// it can be avoided.
enum NumberText {
  static func text(_ number: Double) -> String {
    let shortest = "\(number)"
    if shortest.hasSuffix(".0") { return String(shortest.dropLast(2)) }
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
