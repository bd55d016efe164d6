/// A point of an area in a ``Chart``. Areas are stacked.
public struct AreaMark: ChartContent, MarkSource {
  private var mark: ChartMark
  var marks: [ChartMark] { [mark] }

  /// - Parameters:
  ///   - x: The horizontal position.
  ///   - y: The height.
  ///   - stacking: The way to draw several areas at one position.
  public init(x: PlottableValue, y: PlottableValue, stacking: MarkStackingMethod = .standard) {
    mark = ChartMark(.area, x: x, y: y)
    mark.stacking = stacking
  }

  /// - Parameters:
  ///   - x: The horizontal position.
  ///   - y: The height.
  ///   - series: The value that all points of an area have in common.
  ///   - stacking: The way to draw several areas at one position.
  public init(
    x: PlottableValue,
    y: PlottableValue,
    series: PlottableValue,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(x: x, y: y, stacking: stacking)
    mark.series = series.value
  }

  /// - Parameters:
  ///   - x: The horizontal position.
  ///   - yStart: The lower end.
  ///   - yEnd: The upper end.
  public init(x: PlottableValue, yStart: PlottableValue, yEnd: PlottableValue) {
    mark = ChartMark(.area, x: x, y: yEnd, yStart: yStart)
  }

  /// - Parameters:
  ///   - x: The horizontal position.
  ///   - yStart: The lower end.
  ///   - yEnd: The upper end.
  ///   - series: The value that all points of an area have in common.
  public init(x: PlottableValue, yStart: PlottableValue, yEnd: PlottableValue, series: PlottableValue) {
    self.init(x: x, yStart: yStart, yEnd: yEnd)
    mark.series = series.value
  }

  public var body: some ChartContent { EmptyView() }
}
