import Models

/// A view with a border around it.
public nonisolated struct BorderedView<Content: View>: RowModifier {
  let content: Content
  /// The characters of the border; `nil` for none.
  let style: BorderStyle?
  let color: Color?
  let title: String?

  @MainActor public func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    BorderNode(self, context) { $0.content }
  }

  @MainActor public func _collectRows(_ rows: inout _RowList) { collectAround(&rows) }

  @MainActor func around(_ row: AnyView) -> some View {
    BorderedView<AnyView>(content: row, style: style, color: color, title: title)
  }
}

private final class BorderNode<Content: View>: LayoutNode<BorderedView<Content>, Content> {
  private var thickness: Int { view.style == nil ? 0 : 1 }
  private var insets: EdgeInsets {
    EdgeInsets(top: thickness, leading: thickness, bottom: thickness, trailing: thickness)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let both = 2 * thickness
    let inside = super.measure(proposal.inset(both, both))
    return Size(width: inside.width + both, height: inside.height + both)
  }

  override var spoken: Spoken? { parent is any ModalNode ? nil : view.title.map { .title($0) } }

  override func place(in rect: Rect) {
    super.place(in: rect.inset(by: insets))
    frame = rect
  }

  override func paint(_ canvas: CellCanvas) {
    super.paint(canvas.clipped(to: frame.inset(by: insets)))
    guard let border = view.style, frame.width >= 2, frame.height >= 2 else { return }
    var style = environment.style
    if let color = view.color { style.foreground = color }
    canvas.frame(frame, border, graph.palette.number(of: style))
    if let title = view.title, frame.width > 6 {
      let text = TextWidth.truncated(title.sanitized, to: frame.width - 6)
      canvas.put(" \(text) ", style: style, x: frame.minX + 2, y: frame.minY)
    }
  }
}

extension CellCanvas {
  /// Draws a border along the inside of a rectangle's edges.
  func frame(_ rect: Rect, _ border: BorderStyle, _ style: UInt16) {
    let glyphs = border.characters.map { Glyph(glyph: $0, width: 1) }
    let (right, bottom) = (rect.maxX - 1, rect.maxY - 1)
    for x in max(rect.minX + 1, clip.minX)..<max(rect.minX + 1, clip.minX, min(right, clip.maxX)) {
      put(glyphs[4], style: style, x: x, y: rect.minY)
      put(glyphs[4], style: style, x: x, y: bottom)
    }
    for y in max(rect.minY + 1, clip.minY)..<max(rect.minY + 1, clip.minY, min(bottom, clip.maxY)) {
      put(glyphs[5], style: style, x: rect.minX, y: y)
      put(glyphs[5], style: style, x: right, y: y)
    }
    put(glyphs[0], style: style, x: rect.minX, y: rect.minY)
    put(glyphs[1], style: style, x: right, y: rect.minY)
    put(glyphs[2], style: style, x: rect.minX, y: bottom)
    put(glyphs[3], style: style, x: right, y: bottom)
  }

  /// Draws the left and the right line of a border around a row in a color, if these cells are empty.
  func ends(_ row: Rect, _ border: BorderStyle, _ color: Color?) {
    guard row.minY >= clip.minY, row.minY < clip.maxY else { return }
    for x in [row.minX, row.maxX - 1] where x >= clip.minX && x < clip.maxX {
      let cell = buffer[x, row.minY]
      guard cell.glyph == Glyph.space.glyph, cell.width == 1 else { continue }
      buffer[x, row.minY].glyph = border.characters[5]
      restyle(Rect(x: x, y: row.minY, width: 1, height: 1)) { $0.foreground = color }
    }
  }
}
