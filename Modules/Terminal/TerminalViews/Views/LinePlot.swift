/// A line through points that fills its area. Changes of less than two percent don't fill its height.
public struct LinePlot: View {
  let plot: BraillePlot

  /// - Parameter points: The points by ascending `x`. Those that aren't finite are left out.
  public init(_ points: [(x: Double, y: Double)]) { plot = BraillePlot(points) }

  init(plot: BraillePlot) { self.plot = plot }

  /// The values at the lower and the upper edge of the area, for an axis beside it.
  public var range: ClosedRange<Double> { plot.range }

  public func _makeNode(_ context: _NodeContext) -> _Node<Self> { LinePlotNode(self, context) }
}

private final class LinePlotNode: _Node<LinePlot> {
  override var isInert: Bool { true }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? (view.plot.points.count + 1) / 2, height: proposal.height ?? 1)
  }

  override func paint(_ canvas: CellCanvas) {
    view.plot.paint(in: frame, style: environment.style, canvas)
  }
}
