/// A point of a line in a ``Chart``.
public struct LineMark: ChartContent {
  public var _mark: _ChartMark

  /// - Parameters:
  ///   - x: The horizontal position.
  ///   - y: The vertical position.
  public init(x: PlottableValue, y: PlottableValue) {
    _mark = _ChartMark(kind: .line, x: x.value, y: y.value)
  }

  /// - Parameters:
  ///   - x: The horizontal position.
  ///   - y: The vertical position.
  ///   - series: The value that all points of a line have in common.
  public init(x: PlottableValue, y: PlottableValue, series: PlottableValue) {
    _mark = _ChartMark(kind: .line, x: x.value, y: y.value, series: series.value)
  }
}
