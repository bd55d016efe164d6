import Foundation

/// Text of numbers for plain output and JSON, with every digit, not localized, and without an exponent if
/// possible.
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
