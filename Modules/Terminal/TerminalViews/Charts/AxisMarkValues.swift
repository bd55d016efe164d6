import Foundation

/// The values at which an axis of a ``Chart`` has marks.
public struct AxisMarkValues: Sendable {
  enum Kind {
    case automatic(Int?)
    case list([ChartValue])
    case numbers(Double)
    case dates(Calendar.Component, Int, Calendar)
  }

  let kind: Kind

  /// Round numbers, beginnings of units of the calendar, or all categories.
  public static let automatic = AxisMarkValues(kind: .automatic(nil))

  /// Returns round numbers, beginnings of units of the calendar, or all categories.
  ///
  /// - Parameter desiredCount: About how many parts of the axis there are; `nil` for as many as fit.
  public static func automatic(desiredCount: Int?) -> AxisMarkValues {
    AxisMarkValues(kind: .automatic(desiredCount))
  }

  /// Returns the multiples of a number.
  ///
  /// - Parameter stepSize: The number.
  public static func stride(by stepSize: some Plottable) -> AxisMarkValues {
    AxisMarkValues(kind: .numbers(ChartValue(stepSize).number ?? 0))
  }

  /// Returns the beginnings of units of the calendar.
  ///
  /// - Parameters:
  ///   - component: The unit.
  ///   - count: The number of units from one mark to the next.
  ///   - calendar: The calendar.
  public static func stride(
    by component: Calendar.Component,
    count: Int = 1,
    calendar: Calendar = .current
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .dates(component, count, calendar))
  }
}
