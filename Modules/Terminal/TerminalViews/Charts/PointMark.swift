/// A point in a ``Chart``.
public struct PointMark: ChartContent, MarkSource {
  let marks: [ChartMark]

  /// - Parameters:
  ///   - x: The horizontal position.
  ///   - y: The vertical position.
  public init(x: PlottableValue, y: PlottableValue) { marks = [ChartMark(.point, x: x, y: y)] }

  public var body: some ChartContent { EmptyView() }
}
