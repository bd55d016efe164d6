/// The first of several views that fits into the space; the last if none does.
public nonisolated struct ViewThatFits<Content: View>: View {
  let axes: Axis.Set
  let content: Content

  /// - Parameters:
  ///   - axes: The axes along which a view must fit.
  ///   - content: The views, the preferred one first.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  @MainActor public func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    FittingNode(self, context) { $0.content }
  }
}

private final class FittingNode<Content: View>: LayoutNode<ViewThatFits<Content>, Content> {
  private weak var chosen: _AnyNode?

  /// Only the chosen view is on the screen.
  override var activeChildren: [_AnyNode] { chosen.map { [$0] } ?? [] }

  private func choice(_ proposal: ProposedSize) -> _AnyNode? {
    let nodes = child?.layoutNodes ?? []
    return nodes.first { node in
      let ideal = node.sizeThatFits(
        ProposedSize(
          width: view.axes.contains(.horizontal) ? nil : proposal.width,
          height: view.axes.contains(.vertical) ? nil : proposal.height
        )
      )
      return (!view.axes.contains(.horizontal) || ideal.width <= proposal.width ?? .max)
        && (!view.axes.contains(.vertical) || ideal.height <= proposal.height ?? .max)
    } ?? nodes.last
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    choice(proposal)?.sizeThatFits(proposal) ?? .zero
  }

  override func place(in rect: Rect) {
    frame = rect
    chosen = choice(ProposedSize(rect.size))
    chosen?.placeIfNeeded(in: rect)
  }

  override func paint(_ canvas: CellCanvas) { chosen?.paint(canvas) }
}
