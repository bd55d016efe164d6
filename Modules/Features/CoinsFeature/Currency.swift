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

  /// Returns the number of decimals that amounts of a currency have, by ISO 4217.
  static func decimals(of code: String) -> Int {
    switch code {
    case "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "VND", "VUV", "XAF",
      "XOF", "XPF":
      0
    case "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND": 3
    default: 2
    }
  }
}
