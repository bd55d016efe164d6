/// Scrolling to a row, and with the wheel.
extension ListNode {
  /// Whether the selected row is on the screen, at least in part.
  var isSelectionVisible: Bool { visible.contains { $0.index == selected } }

  /// Scrolls to the selected row if it isn't on the screen. A row that a key has just selected is shown by the next frame.
  ///
  /// - Returns: Whether it wasn't.
  func showSelection() -> Bool {
    guard !followsSelection, !isSelectionVisible else { return false }
    followsSelection = true
    setNeedsFrame()
    return true
  }

  /// Scrolls by whole rows, at least one, and leaves the selection alone. A row that is taller than the list is scrolled
  /// line by line.
  ///
  /// - Parameter lines: The number of lines; less than 0 scrolls up.
  /// - Returns: `.ignored` at the end, where a scroll view around moves on.
  func scroll(lines: Int) -> KeyPress.Result {
    let isDown = lines > 0
    guard isDown ? !isEndVisible : !isStartVisible else { return .ignored }
    let width = visible.first?.node.frame.width ?? frame.width
    setNeedsFrame()
    let old = (top, skipped)
    var left = abs(lines)
    while left > 0 {
      let tall = max(0, height(top, width: width) - frame.height)
      let hidden = isDown ? tall - skipped : skipped
      if hidden > 0 {
        skipped += isDown ? min(left, hidden) : -min(left, hidden)
        break
      }
      guard isDown ? top < rows.count - 1 : top > 0 else { break }
      if !isDown { top -= 1 }
      left -= height(top, width: width)
      if isDown { top += 1 } else { skipped = max(0, height(top, width: width) - frame.height) }
    }
    return (top, skipped) == old ? .ignored : .handled
  }

  /// Keeps the first row on the screen, if it is taller than the list.
  func limitSkipped(height: Int, width: Int) {
    if skipped > 0 { skipped = max(0, min(skipped, self.height(top, width: width) - height)) }
  }

  /// Whether the first line of the first row is on the screen.
  var isStartVisible: Bool { top == 0 && skipped == 0 }

  /// Whether the last line of the last row is on the screen.
  var isEndVisible: Bool {
    visible.last.map { $0.index == rows.count - 1 && $0.node.frame.maxY <= frame.maxY } ?? true
  }

  func scroll(to id: AnyHashable, _ anchor: UnitPoint?) -> Bool {
    guard let index = rows.index(ofTag: id) ?? rows.index(ofIdentity: id) else { return false }
    target = (index, anchor)
    setNeedsFrame()
    return true
  }

  func scroll(to place: ScrollPosition.Place) -> Bool {
    guard rows.count > 0 else { return false }
    switch place {
    case .edge(.top): target = (0, .top)
    case .edge(.bottom): target = (rows.count - 1, .bottom)
    case .edge, .point, .view: return false
    }
    setNeedsFrame()
    return true
  }

  var visibleSize: Size { frame.size }

  /// Does nothing: a list is as large as it can be.
  func containsRelativeFrame() {}
}
