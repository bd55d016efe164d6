nonisolated extension View {
  /// Places a view behind this row of a list, as wide as the row. The selected row has the color of the selection.
  ///
  /// - Parameter view: The view, such as a color; `nil` for none.
  public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    RowBackgroundView(content: self, background: view)
  }
}

/// A row of a list with a view behind it.
nonisolated struct RowBackgroundView<Content: View, Background: View>: RowModifier {
  let content: Content
  let background: Background?

  init(content: Content, background: Background?) {
    self.content = content
    self.background = background
  }

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> { RowBackgroundNode(self, context) }

  @MainActor func around(_ row: AnyView) -> some View {
    RowBackgroundView<AnyView, Background>(content: row, background: background)
  }

  /// The row with its background.
  @ViewBuilder fileprivate var row: some View {
    if let color = background as? Color {
      content.background(color)
    } else if let background {
      content.background { background }
    } else {
      content
    }
  }
}

/// A node with a color behind it that the color of the selection replaces.
@MainActor
protocol RowBackgroundCarrying {
  var rowBackground: Color? { get }
}

private final class RowBackgroundNode<Content: View, Background: View>: LayoutNode<
  RowBackgroundView<Content, Background>, AnyView
>, RowBackgroundCarrying
{
  init(_ view: RowBackgroundView<Content, Background>, _ context: _NodeContext) {
    super.init(view, context) { AnyView($0.row) }
  }

  override var isInert: Bool { true }

  var rowBackground: Color? { view.background as? Color }

  override func measure(_ proposal: ProposedSize) -> Size {
    child?.layoutNodes.first?.sizeThatFits(proposal) ?? .zero
  }

  override func place(in rect: Rect) {
    frame = rect
    child?.placeIfNeeded(in: rect)
    for node in child?.layoutNodes ?? [] { node.placeIfNeeded(in: rect) }
  }
}

extension _AnyNode {
  /// The color behind a row that the color of the selection replaces.
  var rowColor: Color? {
    var next: _AnyNode? = self
    while let node = next {
      if let color = (node as? any RowBackgroundCarrying)?.rowBackground { return color }
      next = node.activeChildren.count == 1 ? node.activeChildren.first : nil
    }
    return nil
  }
}
