/// A point in a ``Chart``.
public struct PointMark: ChartContent {
  public var _mark: _ChartMark

  /// - Parameters:
  ///   - x: The horizontal position.
  ///   - y: The vertical position.
  public init(x: PlottableValue, y: PlottableValue) {
    _mark = _ChartMark(kind: .point, x: x.value, y: y.value)
  }
}
