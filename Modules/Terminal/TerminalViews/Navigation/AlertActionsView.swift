/// The fields of an alert above its buttons. These are in a row, or in a column if the row doesn't fit.
nonisolated struct AlertActionsView<Content: View>: View {
  let content: Content

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    AlertActionsNode(self, context) { $0.content }
  }
}

private final class AlertActionsNode<Content: View>: LayoutNode<AlertActionsView<Content>, Content> {
  private typealias Places = [(node: _AnyNode, rect: Rect)]

  override var isInert: Bool { true }

  /// The number of columns between two buttons.
  private let gap = 2
  /// The width of a field if there is room for it, however short its text is.
  private let fieldWidth = 30

  override func measure(_ proposal: ProposedSize) -> Size { places(proposal.width).size }

  override func place(in rect: Rect) {
    frame = rect
    let (places, size) = places(rect.width)
    let origin = Alignment.center.rect(size, in: rect).origin
    for (node, place) in places {
      let corner = Point(x: origin.x + place.minX, y: origin.y + place.minY)
      node.placeIfNeeded(in: Rect(origin: corner, size: place.size))
    }
  }

  override func paint(_ canvas: CellCanvas) {
    for node in child?.layoutNodes ?? [] { node.paint(canvas) }
  }

  /// Returns the places of the fields and buttons in an area of at most a width.
  private func places(_ limit: Int?) -> (places: Places, size: Size) {
    let nodes = child?.layoutNodes ?? []
    let (fields, buttons) = (nodes.filter { $0.firstButton == nil }, nodes.filter { $0.firstButton != nil })
    let widths = buttons.map { $0.sizeThatFits(.unspecified).width }
    let row = widths.reduce(0, +) + gap * max(0, buttons.count - 1)
    let isRow = row <= limit ?? .max
    let ideal = max(isRow ? row : widths.max() ?? 0, fields.isEmpty ? 0 : fieldWidth)
    let width = min(ideal, limit ?? ideal)
    var places: Places = []
    var y = 0
    for field in fields {
      let size = field.sizeThatFits(ProposedSize(width: width, height: nil))
      places.append((field, Rect(origin: Point(x: 0, y: y), size: size)))
      y += size.height
    }
    if !fields.isEmpty, !buttons.isEmpty { y += 1 }
    var (x, height) = ((width - row) / 2, 0)
    for button in buttons {
      let size = button.sizeThatFits(ProposedSize(width: isRow ? nil : width, height: nil))
      let origin = Point(x: isRow ? x : (width - size.width) / 2, y: y)
      places.append((button, Rect(origin: origin, size: size)))
      if isRow { (x, height) = (x + size.width + gap, max(height, size.height)) } else { y += size.height }
    }
    return (places, Size(width: width, height: y + height))
  }
}
