/// A bar at the right edge of a list, with a thumb for the rows on the screen.
struct ScrollBar {
  /// The number of all rows.
  let count: Int
  /// The index of the first visible row.
  let first: Int
  /// The number of visible rows.
  let visible: Int
  /// Whether the list has the focus.
  let isActive: Bool

  @MainActor
  func paint(in frame: Rect, _ canvas: CellCanvas) {
    let thumb = max(1, frame.height * visible / max(1, count))
    let travel = frame.height - thumb
    let hidden = max(1, count - visible)
    let start = frame.minY + min(travel, (first * travel + hidden / 2) / hidden)
    for y in frame.minY..<frame.maxY {
      let isThumb = (start..<start + thumb).contains(y)
      let style = CellStyle(foreground: !isThumb ? .line : isActive ? .accentColor : .secondary)
      canvas.put(isThumb ? "┃" : "│", style: style, x: frame.maxX - 1, y: y)
    }
  }
}

extension CellCanvas {
  /// Marks the selected row with a tint, and with a bar at its left if there is room for one. It keeps its colors.
  func highlight(_ row: Rect, bar: Int, isFocused: Bool, instead color: Color? = nil) {
    if bar > 0 { putBar(row, x: row.minX - bar, isFocused) }
    let whole = Rect(x: row.minX - bar, y: row.minY, width: row.width + bar, height: row.height)
    restyle(whole) { style in
      if style.background == nil || style.background == color {
        style.background = isFocused ? .selection : .bar
      }
    }
  }
  /// Draws the bar of a row that is or was selected.
  func putBar(_ row: Rect, x: Int, _ isFocused: Bool, faded: Double = 0) {
    let color = (isFocused ? Color.accentColor : .secondary).mix(with: .backdrop, by: faded)
    for y in row.minY..<row.maxY {
      put(isFocused ? "▌" : "▏", style: CellStyle(foreground: color), x: x, y: y)
    }
  }
}
