import Foundation

/// A value as a chart places it.
enum ChartValue: Hashable, Sendable {
  case number(Double)
  case date(Date)
  /// A unit of the calendar, from its beginning to its end. Marks stand in its middle.
  case period(Date, end: Date)
  case category(String)

  init(_ value: some Plottable) {
    switch value.primitivePlottable {
    case let number as Double: self = .number(number)
    case let number as Int: self = .number(Double(number))
    case let number as Float: self = .number(Double(number))
    case let number as Decimal: self = .number(number.primitivePlottable)
    case let date as Date: self = .date(date)
    case let other: self = .category("\(other)")
    }
  }

  /// The number of a number or a date; `nil` if there is none, or none that can be shown.
  var number: Double? {
    switch self {
    case .number(let number): abs(number) < 1e300 ? number : nil
    case .date(let date), .period(let date, _):
      abs(date.timeIntervalSinceReferenceDate) < 1e12 ? date.timeIntervalSinceReferenceDate : nil
    case .category: nil
    }
  }

  /// The date at which a unit of the calendar ends; `nil` if the value isn't such a unit.
  var end: ChartValue? { if case .period(_, let end) = self { .date(end) } else { nil } }

  /// Returns whether another value is this one, or within this unit of the calendar.
  func covers(_ other: ChartValue?) -> Bool {
    if case (.period(let start, let end), .date(let date)?) = (self, other) {
      return start <= date && date < end
    }
    return self == other
  }

  /// Whether the value is a date or a unit of the calendar.
  var isDate: Bool {
    switch self {
    case .date, .period: true
    case .number, .category: false
    }
  }

  /// The name of a category.
  var category: String? { if case .category(let name) = self { name } else { nil } }

  /// The text of the value.
  var text: String {
    switch self {
    case .number(let number): ChartScale.label(number, step: 0)
    case .date(let date), .period(let date, _):
      number == nil ? "–" : date.formatted(date: .abbreviated, time: .omitted)
    case .category(let name): name
    }
  }

  /// Returns the value as a type; `nil` if it isn't such a value.
  func converted<Value: Plottable>(to type: Value.Type) -> Value? {
    let primitives: [Any] =
      switch self {
      case .number(let number) where abs(number) < 1e100:
        [number, Int(exactly: number) as Any, Float(number), Decimal(number)]
      case .number(let number): [number]
      case .date(let date), .period(let date, _): [date]
      case .category(let name): [name]
      }
    return primitives.lazy.compactMap { $0 as? Value.PrimitivePlottable }.first
      .flatMap(Value.init(primitivePlottable:))
  }

  /// Returns the value as a type, rounded if the type only has whole numbers; `nil` if it isn't such a value.
  func nearest<Value: Plottable>(_ type: Value.Type) -> Value? {
    if let value = converted(to: type) { return value }
    guard case .number(let number) = self else { return nil }
    return Self.number(number.rounded()).converted(to: type)
  }
}
