import Foundation

/// A value that has a place in a ``Chart``: a number, a date, or the name of a category.
///
/// A type with such a raw value conforms without further code.
public protocol Plottable {
  /// The type of the number, the date or the name.
  associatedtype PrimitivePlottable

  /// The number, the date or the name.
  var primitivePlottable: PrimitivePlottable { get }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }
}

extension Double: Plottable {
  public var primitivePlottable: Double { self }
}

extension Float: Plottable {
  public var primitivePlottable: Double { Double(self) }
}

extension Int: Plottable {
  public var primitivePlottable: Double { Double(self) }
}

extension String: Plottable {
  public var primitivePlottable: String { self }
}

extension Date: Plottable {
  public var primitivePlottable: Date { self }
}

/// A value as a chart places it.
enum ChartValue: Hashable, Sendable {
  case number(Double)
  case date(Date)
  case category(String)

  init(_ value: some Plottable) {
    switch value.primitivePlottable {
    case let number as Double: self = .number(number)
    case let date as Date: self = .date(date)
    case let other: self = .category("\(other)")
    }
  }

  /// The number of a number or a date; `nil` if there is none, or none that can be shown.
  var number: Double? {
    switch self {
    case .number(let number): abs(number) < 1e300 ? number : nil
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }

  /// The name of a category.
  var category: String? { if case .category(let name) = self { name } else { nil } }

  /// The text of the value.
  var text: String {
    switch self {
    case .number(let number): ChartScale.label(number, step: 0)
    case .date(let date): date.formatted(date: .abbreviated, time: .omitted)
    case .category(let name): name
    }
  }
}
