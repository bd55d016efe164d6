import Foundation

/// The parts of an axis of a ``Chart`` at some values: lines across the chart, ticks and labels.
///
/// ```swift
/// Chart(days) { … }
///   .chartYAxis {
///     AxisMarks(position: .leading, values: .automatic(desiredCount: 4)) { value in
///       AxisGridLine()
///       AxisValueLabel()
///     }
///   }
/// ```
public struct AxisMarks: AxisContent {
  let position: AxisMarkPosition
  let values: AxisMarkValues
  /// Returns what the axis has at a value; `nil` for what it has by default.
  private(set) var parts: ((AxisValue) -> _AxisParts)?

  /// The label of a value if it has what an axis has by default.
  private(set) var format: _AxisParts.Label?

  public var _marks: _AxisMarksList { _AxisMarksList(elements: [self]) }

  /// - Parameters:
  ///   - position: The side with the labels.
  ///   - values: The values.
  public init(position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic) {
    (self.position, self.values) = (position, values)
  }

  /// - Parameters:
  ///   - position: The side with the labels.
  ///   - values: The values. Those outside the chart aren't shown.
  public init(position: AxisMarkPosition = .automatic, values: [some Plottable]) {
    self.init(position: position, values: AxisMarkValues(kind: .list(values.map { ChartValue($0) })))
  }

  /// - Parameters:
  ///   - format: The format of the labels.
  ///   - position: The side with the labels.
  ///   - values: The values.
  public init<Format: FormatStyle>(
    format: Format,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(position: position, values: values)
    self.format = AxisValueLabel(format: format)._parts.label
  }

  /// - Parameters:
  ///   - format: The format of the labels.
  ///   - position: The side with the labels.
  ///   - values: The values. Those outside the chart aren't shown.
  public init<Format: FormatStyle>(
    format: Format,
    position: AxisMarkPosition = .automatic,
    values: [some Plottable]
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(position: position, values: values)
    self.format = AxisValueLabel(format: format)._parts.label
  }

  /// - Parameters:
  ///   - position: The side with the labels.
  ///   - values: The values.
  ///   - content: Returns what the axis has at a value.
  public init(
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (_ value: AxisValue) -> some AxisMark
  ) {
    self.init(position: position, values: values)
    parts = { content($0)._parts }
  }

  /// - Parameters:
  ///   - position: The side with the labels.
  ///   - values: The values. Those outside the chart aren't shown.
  ///   - content: Returns what the axis has at a value.
  public init(
    position: AxisMarkPosition = .automatic,
    values: [some Plottable],
    @AxisMarkBuilder content: @escaping (_ value: AxisValue) -> some AxisMark
  ) {
    self.init(position: position, values: values)
    parts = { content($0)._parts }
  }
}
