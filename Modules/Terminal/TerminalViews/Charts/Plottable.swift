import Foundation

/// A value that has a place in a ``Chart``: a number, a date, or the name of a category.
///
/// A type with such a raw value conforms without further code.
public protocol Plottable {
  /// The type of the number, the date or the name.
  associatedtype PrimitivePlottable

  /// The number, the date or the name.
  var primitivePlottable: PrimitivePlottable { get }

  /// - Parameter primitivePlottable: The number, the date or the name.
  init?(primitivePlottable: PrimitivePlottable)
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }

  public init?(primitivePlottable: RawValue.PrimitivePlottable) {
    guard let value = RawValue(primitivePlottable: primitivePlottable) else { return nil }
    self.init(rawValue: value)
  }
}

extension Double: Plottable {
  public var primitivePlottable: Double { self }

  public init?(primitivePlottable: Double) { self = primitivePlottable }
}

extension Float: Plottable {
  public var primitivePlottable: Double { Double(self) }

  public init?(primitivePlottable: Double) { self.init(primitivePlottable) }
}

extension Int: Plottable {
  public var primitivePlottable: Double { Double(self) }

  /// - Parameter primitivePlottable: The number; the result is `nil` unless it is whole.
  public init?(primitivePlottable: Double) { self.init(exactly: primitivePlottable) }
}

extension Decimal: Plottable {
  public var primitivePlottable: Double { NSDecimalNumber(decimal: self).doubleValue }

  public init?(primitivePlottable: Double) { self.init(primitivePlottable) }
}

extension String: Plottable {
  public var primitivePlottable: String { self }

  public init?(primitivePlottable: String) { self = primitivePlottable }
}

extension Date: Plottable {
  public var primitivePlottable: Date { self }

  public init?(primitivePlottable: Date) { self = primitivePlottable }
}
