/// A straight line in a ``Chart``, across all of it or between two positions.
public struct RuleMark: ChartContent, MarkSource {
  let marks: [ChartMark]

  /// - Parameter y: The vertical position of a horizontal line.
  public init(y: PlottableValue) { marks = [ChartMark(.rule, y: y)] }

  /// - Parameter x: The horizontal position of a vertical line.
  public init(x: PlottableValue) { marks = [ChartMark(.rule, x: x)] }

  /// - Parameters:
  ///   - xStart: The left end.
  ///   - xEnd: The right end.
  ///   - y: The vertical position.
  public init(xStart: PlottableValue, xEnd: PlottableValue, y: PlottableValue) {
    marks = [ChartMark(.rule, x: xEnd, y: y, xStart: xStart)]
  }

  /// - Parameters:
  ///   - x: The horizontal position.
  ///   - yStart: The lower end.
  ///   - yEnd: The upper end.
  public init(x: PlottableValue, yStart: PlottableValue, yEnd: PlottableValue) {
    marks = [ChartMark(.rule, x: x, y: yEnd, yStart: yStart)]
  }

  public var body: some ChartContent { EmptyView() }
}
