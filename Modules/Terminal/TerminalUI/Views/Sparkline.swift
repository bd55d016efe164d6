/// A line of small columns that show values by their height.
public struct Sparkline: View {
  let values: [Double]

  /// - Parameter values: The values, in order. Those that aren't finite are left out. If there are more
  ///   values than columns, they are averaged.
  public init(_ values: [Double]) { self.values = values.filter(\.isFinite) }

  public func _makeNode(_ context: _NodeContext) -> _Node<Self> { SparklineNode(self, context) }
}

private final class SparklineNode: _Node<Sparkline> {
  override var isInert: Bool { true }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: min(proposal.width ?? view.values.count, view.values.count), height: 1)
  }

  override func paint(_ canvas: Canvas) {
    let style = graph.palette.number(of: environment.style)
    for (index, level) in levels(columns: frame.width).enumerated() {
      let glyph = Glyph(glyph: 0x2581 + UInt32(level), width: 1)
      canvas.put(glyph, style: style, x: frame.minX + index, y: frame.minY)
    }
  }

  /// Returns a level from 0 to 7 for each column.
  private func levels(columns: Int) -> [Int] {
    let values = view.values
    guard columns > 0, let least = values.min(), let most = values.max() else { return [] }
    return (0..<min(columns, values.count)).map { column in
      let first = column * values.count / min(columns, values.count)
      let last = max(first + 1, (column + 1) * values.count / min(columns, values.count))
      let part = values[first..<last]
      let mean = part.reduce(0) { $0 + $1 / Double(part.count) }
      let height = most - least
      return height > 0 && height.isFinite ? Int(((mean - least) / height * 7).rounded()) : 3
    }
  }
}
