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

  /// Returns a date, rounded down to a unit such as a day. Bars of one unit are stacked.
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
    .value(label, calendar.dateInterval(of: unit, for: date)?.start ?? date)
  }
}
