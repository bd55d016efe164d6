/// A point of a line in a ``Chart``.
public struct LineMark: ChartContent, MarkSource {
  private var mark: ChartMark
  var marks: [ChartMark] { [mark] }

  /// - Parameters:
  ///   - x: The horizontal position.
  ///   - y: The vertical position.
  public init(x: PlottableValue, y: PlottableValue) { mark = ChartMark(.line, x: x, y: y) }

  /// - Parameters:
  ///   - x: The horizontal position.
  ///   - y: The vertical position.
  ///   - series: The value that all points of a line have in common.
  public init(x: PlottableValue, y: PlottableValue, series: PlottableValue) {
    self.init(x: x, y: y)
    mark.series = series.value
  }

  public var body: some ChartContent { EmptyView() }
}
