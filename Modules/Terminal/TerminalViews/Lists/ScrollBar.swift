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

  /// The number of rows that aren't visible.
  private var hidden: Int { max(1, count - visible) }

  /// Returns the lines of the thumb, from the top of the bar.
  ///
  /// - Parameter height: The height of the bar.
  func thumb(height: Int) -> Range<Int> {
    let thumb = min(height, max(1, height * visible / max(1, count)))
    let travel = height - thumb
    let start = min(travel, (first * travel + hidden / 2) / hidden)
    return start..<start + thumb
  }

  /// Returns the index of the first visible row that puts the thumb at a line.
  ///
  /// - Parameters:
  ///   - line: The first line of the thumb, from the top of the bar.
  ///   - height: The height of the bar.
  func firstRow(forThumbAt line: Int, height: Int) -> Int {
    let travel = max(1, height - thumb(height: height).count)
    return min(max(0, line), travel) * hidden / travel
  }

  @MainActor
  func paint(in frame: Rect, _ canvas: CellCanvas) {
    let thumb = thumb(height: frame.height)
    for y in frame.minY..<frame.maxY {
      let isThumb = thumb.contains(y - frame.minY)
      let style = CellStyle(foreground: !isThumb ? .line : isActive ? .accentColor : .secondary)
      canvas.put(isThumb ? "┃" : "│", style: style, x: frame.maxX - 1, y: y)
    }
  }
}

/// Dragging the bar scrolls, and leaves the selection alone.
extension ListNode: GestureTarget {
  var isClick: Bool { false }
  var isSimultaneous: Bool { false }

  /// The bar; `nil` if all rows fit.
  var scrollBar: ScrollBar? {
    guard rows.count > frame.height, frame.height > 0 else { return nil }
    // Rows that aren't loaded yet count.
    let missing = max(0, (environment.listTotal ?? 0) - rowCount)
    return ScrollBar(count: rows.count + missing, first: top, visible: visible.count, isActive: isFocused)
  }

  /// Begins to drag the bar.
  ///
  /// - Returns: Whether the event is a press on it.
  func pressScrollBar(_ event: MouseEvent) -> Bool {
    guard scrollBar != nil, event.location.x == frame.maxX - 1 else { return false }
    graph.beginGestures(of: self, event)
    return true
  }

  func begin(_ event: MouseEvent, _ time: Duration) {
    guard let scrollBar, event.location.x == frame.maxX - 1 else { return }
    let (line, thumb) = (event.location.y - frame.minY, scrollBar.thumb(height: frame.height))
    // A press beside the thumb moves its middle there.
    grip = thumb.contains(line) ? line - thumb.lowerBound : thumb.count / 2
    if !thumb.contains(line) { drag(to: line) }
  }

  func proceed(_ event: MouseEvent, _ time: Duration) -> Bool {
    guard grip != nil else { return false }
    if event.kind == .drag { drag(to: event.location.y - frame.minY) }
    return true
  }

  func finish() { grip = nil }

  private func drag(to line: Int) {
    guard let scrollBar, let grip else { return }
    top = min(
      scrollBar.firstRow(forThumbAt: line - grip, height: frame.height),
      max(0, rows.count - scrollBar.visible)
    )
    followsSelection = false
    setNeedsFrame()
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
