import Models

/// The currencies that the app offers. A command takes the code of any other, too.
enum Currency: String, CaseIterable {
  case dollar = "USD"
  case euro = "EUR"
  case pound = "GBP"
  case yen = "JPY"
  case franc = "CHF"

  /// Returns the code of the currency after this one. The dollar follows the last one and any other.
  static func code(after code: String) -> String {
    (Currency(rawValue: code)?.next ?? .dollar).rawValue
  }
}
