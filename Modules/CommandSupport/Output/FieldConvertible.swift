import Foundation

/// A type that can be converted to a field value.
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
  /// The number; null for infinities and NaN, which no format supports.
  public var fieldValue: FieldValue { isFinite ? .number(self) : .null }
}

extension Decimal: FieldConvertible {
  /// The number; null for NaN.
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
