/// A point of an area in a ``Chart``.
public struct AreaMark: ChartContent {
  public var _mark: _ChartMark

  /// - Parameters:
  ///   - x: The horizontal position.
  ///   - y: The vertical position.
  public init(x: PlottableValue, y: PlottableValue) {
    _mark = _ChartMark(kind: .area, x: x.value, y: y.value)
  }

  /// - Parameters:
  ///   - x: The horizontal position.
  ///   - y: The vertical position.
  ///   - series: The value that all points of an area have in common.
  public init(x: PlottableValue, y: PlottableValue, series: PlottableValue) {
    _mark = _ChartMark(kind: .area, x: x.value, y: y.value, series: series.value)
  }

  /// - Parameters:
  ///   - x: The horizontal position.
  ///   - yStart: The lower end.
  ///   - yEnd: The upper end.
  public init(x: PlottableValue, yStart: PlottableValue, yEnd: PlottableValue) {
    _mark = _ChartMark(kind: .area, x: x.value, y: yEnd.value, start: yStart.value)
  }
}
