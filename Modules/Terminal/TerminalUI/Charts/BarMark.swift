/// A bar in a ``Chart``. It is horizontal if its vertical position is a category. Bars at one position are stacked.
public struct BarMark: ChartContent {
  public var _mark: _ChartMark

  /// - Parameters:
  ///   - x: The horizontal position.
  ///   - y: The vertical position.
  public init(x: PlottableValue, y: PlottableValue) {
    _mark = _ChartMark(kind: .bar, x: x.value, y: y.value)
  }
}
