/// An indicator of an operation in progress.
public struct ProgressView: View {
  let title: String
  let fraction: Double?

  /// - Parameter title: The title of the operation.
  public init(_ title: some StringProtocol = "" as String) {
    self.title = String(title)
    fraction = nil
  }

  /// - Parameters:
  ///   - title: The title of the operation.
  ///   - value: The progress so far; `nil` if unknown.
  ///   - total: The value at completion.
  public init(_ title: some StringProtocol = "" as String, value: Double?, total: Double = 1) {
    self.title = String(title)
    fraction = value.flatMap { $0.isFinite && total > 0 ? min(max($0 / total, 0), 1) : nil }
  }

  public var body: some View {
    HStack {
      if let fraction {
        ProgressBar(fraction: fraction)
        Text("\(percent(fraction))%")
      } else {
        Spinner()
      }
      if !title.isEmpty { Text(title) }
    }
  }

  /// Returns the whole percentage, rounded down so that only completion is 100. The product is slightly less than the
  /// number for some, such as 0.29.
  private func percent(_ fraction: Double) -> Int { Int(fraction * 100 + 1e-9) }
}

private struct Spinner: View {
  func _makeNode(_ context: _NodeContext) -> _Node<Self> { SpinnerNode(self, context) }
}

private final class SpinnerNode: _Node<Spinner> {
  private static let phases: [String] = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

  override func measure(_ proposal: ProposedSize) -> Size { Size(width: 1, height: 1) }

  override func paint(_ canvas: Canvas) {
    graph.isAnimating = true
    let phase = Self.phases[graph.animationTick % Self.phases.count]
    var style = environment.style
    style.foreground = style.foreground ?? .accentColor
    canvas.put(phase, style: style, x: frame.minX, y: frame.minY)
  }
}

private struct ProgressBar: View {
  let fraction: Double

  func _makeNode(_ context: _NodeContext) -> _Node<Self> { ProgressBarNode(self, context) }
}

private final class ProgressBarNode: _Node<ProgressBar> {
  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: min(20, max(4, proposal.width ?? 20)), height: 1)
  }

  override func paint(_ canvas: Canvas) {
    let full = Int((view.fraction * Double(frame.width)).rounded())
    var style = environment.style
    for x in 0..<frame.width {
      style.foreground = x < full ? .accentColor : .secondary
      canvas.put(x < full ? "━" : "─", style: style, x: frame.minX + x, y: frame.minY)
    }
  }
}
