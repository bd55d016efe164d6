import Foundation

/// A typed field of a record, which each format renders in its own way.
public enum FieldValue: Equatable, Sendable {
  case null
  case string(String)
  case integer(Int)
  case number(Double)
  case decimal(Decimal)
  case bool(Bool)
  case date(Date)
  case url(URL)
  case list([FieldValue])

  /// Whether a table may shorten such a value.
  var isText: Bool {
    switch self {
    case .null, .string, .url, .list: true
    case .integer, .number, .decimal, .bool, .date: false
    }
  }

  /// Whether a column of such values is right-aligned.
  var isNumeric: Bool {
    switch self {
    case .integer, .number, .decimal: true
    case .null, .string, .bool, .date, .url, .list: false
    }
  }
}
