/// A straight line across a ``Chart``.
public struct RuleMark: ChartContent {
  public var _mark: _ChartMark

  /// - Parameter y: The vertical position of a horizontal line.
  public init(y: PlottableValue) { _mark = _ChartMark(kind: .rule, y: y.value) }

  /// - Parameter x: The horizontal position of a vertical line.
  public init(x: PlottableValue) { _mark = _ChartMark(kind: .rule, x: x.value) }
}
