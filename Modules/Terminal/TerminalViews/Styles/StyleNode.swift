/// The node of an area in the colors of a style.
final class StyleNode<Content: View & ShapeStyle>: _Node<Content> {
  override var isInert: Bool { true }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 10, height: proposal.height ?? 1)
  }

  override func paint(_ canvas: CellCanvas) { canvas.fill(frame, view._paint) }
}

extension CellCanvas {
  /// Fills a rectangle with the colors of a style.
  func fill(_ rect: Rect, _ paint: _ShapePaint) {
    guard let gradient = paint.gradient else { return fill(rect, style: CellStyle(background: paint.plain)) }
    fill(rect, style: CellStyle(background: .standIn))
    replace(.standIn, with: gradient, in: rect)
  }

  /// Gives cells the colors of a gradient instead of the color that stands for them.
  func replace(_ standIn: Color, with gradient: PlacedGradient, in rect: Rect) {
    let visible = rect.intersection(clip)
    guard !visible.isEmpty else { return }
    // Most cells without the color have the style of the cell before.
    var unaffected: UInt16?
    for y in visible.minY..<visible.maxY {
      for x in visible.minX..<visible.maxX where buffer[x, y].style != unaffected {
        var style = buffer.palette.style(buffer[x, y].style)
        guard style.foreground == standIn || style.background == standIn else {
          unaffected = buffer[x, y].style
          continue
        }
        let color = gradient.color(x: x - rect.minX, y: y - rect.minY, in: rect.size)
        if style.foreground == standIn { style.foreground = color }
        if style.background == standIn { style.background = color }
        buffer[x, y].style = buffer.palette.number(of: style)
      }
    }
  }
}

extension Color {
  /// Stands for the colors of a gradient while an area is drawn.
  static let standIn = Color(.standIn(.max))
}
