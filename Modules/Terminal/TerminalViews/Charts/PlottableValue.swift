import Foundation

/// A value of a mark in a ``Chart``, with the name of what it measures.
public struct PlottableValue: Hashable, Sendable {
  let label: String
  let value: ChartValue

  /// Returns a value.
  ///
  /// - Parameters:
  ///   - label: The name of what it measures.
  ///   - value: The value.
  public static func value(_ label: some StringProtocol, _ value: some Plottable) -> PlottableValue {
    PlottableValue(label: String(label), value: ChartValue(value))
  }

  /// Returns a unit such as a day, in the middle of which marks stand. Bars of one unit are stacked.
  ///
  /// - Parameters:
  ///   - label: The name of what it measures.
  ///   - date: The date.
  ///   - unit: The unit.
  ///   - calendar: The calendar in which units begin.
  public static func value(
    _ label: some StringProtocol,
    _ date: Date,
    unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableValue {
    guard let period = calendar.dateInterval(of: unit, for: date), period.duration > 0 else {
      return .value(label, date)
    }
    return PlottableValue(label: String(label), value: .period(period.start, end: period.end))
  }
}
