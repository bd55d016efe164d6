/// A bar in a ``Chart``. It is horizontal if its vertical position is a category. Bars at one position are
/// stacked.
public struct BarMark: ChartContent, MarkSource {
  private var mark: ChartMark
  var marks: [ChartMark] { [mark] }

  /// - Parameters:
  ///   - x: The horizontal position.
  ///   - y: The vertical position.
  ///   - stacking: The way to draw several bars at one position.
  public init(x: PlottableValue, y: PlottableValue, stacking: MarkStackingMethod = .standard) {
    mark = ChartMark(.bar, x: x, y: y)
    mark.stacking = stacking
  }

  /// - Parameters:
  ///   - x: The horizontal position.
  ///   - yStart: The lower end.
  ///   - yEnd: The upper end.
  public init(x: PlottableValue, yStart: PlottableValue, yEnd: PlottableValue) {
    mark = ChartMark(.bar, x: x, y: yEnd, yStart: yStart)
  }

  /// - Parameters:
  ///   - xStart: The left end.
  ///   - xEnd: The right end.
  ///   - y: The vertical position.
  public init(xStart: PlottableValue, xEnd: PlottableValue, y: PlottableValue) {
    mark = ChartMark(.bar, x: xEnd, y: y, xStart: xStart)
  }

  /// - Parameters:
  ///   - x: The length. Several bars are parts of one.
  ///   - stacking: The way to draw several bars.
  public init(x: PlottableValue, stacking: MarkStackingMethod = .standard) {
    self.init(x: x, y: .value("", ""), stacking: stacking)
  }

  /// - Parameters:
  ///   - y: The height. Several bars are parts of one.
  ///   - stacking: The way to draw several bars.
  public init(y: PlottableValue, stacking: MarkStackingMethod = .standard) {
    self.init(x: .value("", ""), y: y, stacking: stacking)
  }

  public var body: some ChartContent { EmptyView() }
}
