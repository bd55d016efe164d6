import Foundation

/// The value of one field of a record, with its type, from which every format takes its own rendering.
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

  /// Whether a column of such values is aligned to the right.
  var isNumeric: Bool {
    switch self {
    case .integer, .number, .decimal: true
    case .null, .string, .bool, .date, .url, .list: false
    }
  }
}

/// A value that a field can hold.
public protocol FieldConvertible {
  var fieldValue: FieldValue { get }
}

extension FieldValue: FieldConvertible {
  public var fieldValue: FieldValue { self }
}

extension String: FieldConvertible {
  public var fieldValue: FieldValue { .string(self) }
}

extension Int: FieldConvertible {
  public var fieldValue: FieldValue { .integer(self) }
}

extension Double: FieldConvertible {
  /// A number; infinities and NaN, which no format can hold, are null.
  public var fieldValue: FieldValue { isFinite ? .number(self) : .null }
}

extension Decimal: FieldConvertible {
  /// A number; NaN is null.
  public var fieldValue: FieldValue { isNaN ? .null : .decimal(self) }
}

extension Bool: FieldConvertible {
  public var fieldValue: FieldValue { .bool(self) }
}

extension Date: FieldConvertible {
  public var fieldValue: FieldValue { .date(self) }
}

extension URL: FieldConvertible {
  public var fieldValue: FieldValue { .url(self) }
}

extension Optional: FieldConvertible where Wrapped: FieldConvertible {
  public var fieldValue: FieldValue { self?.fieldValue ?? .null }
}

extension Array: FieldConvertible where Element: FieldConvertible {
  public var fieldValue: FieldValue { .list(map(\.fieldValue)) }
}
