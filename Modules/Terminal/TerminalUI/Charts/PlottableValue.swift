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
}
