/// The places of rows.
extension ListNode {
  /// Collects the rows after a change of one of them that decides on rows.
  func collectAgain() {
    collect()
    invalidateLayout()
    setNeedsFrame()
  }

  /// The number of columns for the bar at the selected row.
  var barWidth: Int { environment.isInPane ? 1 : 0 }
  /// The number of columns for the marks before rows.
  var markWidth: Int { hasMarks ? 2 : 0 }

  /// The number of columns before rows.
  var leading: Int { barWidth + markWidth }

  /// The rows on the screen, as a border shows them: `1–31 of 250`; `nil` if all are.
  var position: String? {
    let total = totalCount
    guard let first = visible.first?.index, let last = visible.last?.index,
      visible.count < rows.count || rowCount < total
    else { return nil }
    return "\(first + 1)–\(min(last + 1, rowCount)) of \(total)"
  }

  // Rows such as the one that loads the next page don't count.
  var rowCount: Int { rows.segments.reduce(0) { $0 + ($1.isSelectable ? $1.count : 0) } }

  /// The number of rows once all are loaded, as far as it is known.
  var totalCount: Int { max(rowCount, environment.listTotal ?? 0) }

  var visibleWidth: Int {
    (0..<min(rows.count, 50)).reduce(1) { max($0, rowNode($1)?.sizeThatFits(.unspecified).width ?? 0) }
  }

  /// Returns the height of all rows. It is exact for as many rows as fit on a screen.
  func estimatedHeight(width: Int) -> Int {
    let known = (0..<min(rows.count, 50)).reduce(0) { $0 + height($1, width: width) }
    return known + max(0, rows.count - 50)
  }

  func makeNode<Row: View>(for view: Row, _ id: RowID) -> _AnyNode {
    if let node = nodes[id] as? _Node<Row> {
      node.update(view, rowEnvironment)
      return node
    }
    nodes[id]?.unmount()
    var context = _NodeContext(graph: graph, parent: self, environment: rowEnvironment)
    context.extraDepth = RowBodies.rowDepth
    let node = view._makeNode(context)
    nodes[id] = node
    return node
  }

  func height(_ index: Int, width: Int) -> Int {
    max(1, rowNode(index)?.sizeThatFits(ProposedSize(width: width, height: nil)).height ?? 1)
  }

  /// Removes the nodes of rows that are no longer there: until the next layout their views might be evaluated, with
  /// elements that don't exist. Rows that are now far off the screen are made again when they come back.
  ///
  /// - Parameter shift: The number of rows by which the selected one has moved.
  func removeGoneRows(shift: Int) {
    let isSame = visible.allSatisfy { row in rows.id(row.index).map { nodes[$0] === row.node } ?? false }
    if isSame, nodes.count == visible.count { return }
    // Rows that have only been measured are the first ones.
    let (first, last) = (visible.first?.index ?? 0, visible.last?.index ?? 0)
    let reach = 2 * max(visible.count, nodes.count)
    let start = max(0, first + shift - reach)
    let near = start..<max(start, min(rows.count, last + shift + reach + 1))
    let ids = Set(near.compactMap { rows.id($0) })
    for (id, node) in nodes where !ids.contains(id) {
      node.unmount()
      nodes[id] = nil
    }
    visible.removeAll { $0.node.isUnmounted }
  }

  /// Shows earlier rows if the last row doesn't reach the bottom.
  func fillFromAbove(_ rect: Rect, y: Int, width: Int) {
    var free = rect.maxY - y
    guard free > 0, top > 0 else { return }
    var first = top
    while first > 0, height(first - 1, width: width) <= free {
      free -= height(first - 1, width: width)
      first -= 1
    }
    guard first < top else { return }
    top = first
    let wasFollowing = followsSelection
    followsSelection = false
    place(in: rect)
    followsSelection = wasFollowing
  }

  /// Scrolls just far enough to show the selected row.
  func showSelection(height: Int, width: Int) {
    followsSelection = false
    guard rows.count > 0 else { return }
    if selected <= top {
      // Rows above the first selectable one, such as a headline, are shown with it.
      (top, skipped) = (selected, 0)
      while top > 0, !isSelectable(top - 1) { top -= 1 }
      return
    }
    var first = selected
    var free = height - self.height(selected, width: width)
    // Rows below the last selectable one, such as a next-page row, are shown with it.
    if selectableRow(from: selected + 1, 1) == nil {
      let below = (selected + 1..<max(selected + 1, rows.count)).prefix(height)
      free -= min(free, below.reduce(0) { $0 + self.height($1, width: width) })
    }
    while first > top, free >= 0 {
      free -= self.height(first - 1, width: width)
      if free < 0 { break }
      first -= 1
    }
    top = max(top, first)
  }

  /// Scrolls to a row.
  ///
  /// - Parameters:
  ///   - index: The index of the row.
  ///   - anchor: The place of the row in the list; `nil` for the nearest.
  func show(_ index: Int, at anchor: UnitPoint?, height: Int, width: Int) {
    guard rows.count > 0 else { return }
    let index = max(0, min(index, rows.count - 1))
    if anchor == nil, index > top {
      let last = visible.last?.index ?? top
      if index < last || (index == last && visible.last.map { $0.node.frame.maxY <= frame.maxY } == true) {
        return
      }
    }
    let fraction = anchor?.y ?? (index > top ? 1 : 0)
    var above = Int(Double(height - self.height(index, width: width)) * min(max(fraction, 0), 1))
    (top, skipped) = (index, max(0, -above))
    while top > 0, above >= self.height(top - 1, width: width) {
      above -= self.height(top - 1, width: width)
      top -= 1
    }
  }
}

/// The selectable rows.
extension ListNode {
  /// Returns whether a row can be selected: an element of a collection, or a view with a control.
  func isSelectable(_ index: Int) -> Bool {
    rows.isSelectable(index) || rowNode(index)?.hasUsableControl == true
  }

  /// Moves the selection off a row that can't be selected. The binding is the user's to change, so it is kept.
  func selectNearestSelectableRow() {
    guard !isSelectable(selected),
      let nearest = selectableRow(from: selected, 1) ?? selectableRow(from: selected, -1)
    else { return }
    // A list opens at its top, even if what can be selected comes later.
    followsSelection = followsSelection || isSelectionVisible
    select(nearest, isUsers: false)
  }

  var node: _AnyNode { self }

  func selectRow(with node: _AnyNode) -> Bool {
    guard let row = visible.first(where: { node.isWithin($0.node) }), row.index != selected,
      isSelectable(row.index)
    else { return false }
    select(row.index, isUsers: true)
    return true
  }

  /// Moves the selection to the nearest selectable row. What is between two of them is scrolled through.
  func move(by step: Int) {
    let direction = step < 0 ? -1 : 1
    let target = max(0, min(selected + step, rows.count - 1))
    let found = selectableRow(from: target, direction) ?? selectableRow(from: target, -direction)
    guard let found, found != selected, (found - selected) * direction > 0 || abs(step) > 1 else {
      // Show the rows beyond the last selectable one.
      if abs(step) == 1 { return _ = scroll(lines: step) }
      self.target = step < 0 ? (0, UnitPoint.top) : (rows.count - 1, UnitPoint.bottom)
      setNeedsFrame()
      return
    }
    if abs(step) == 1, isFar(found) || isCut(step), scroll(lines: step) == .handled { return }
    select(found, isUsers: true)
  }

  /// Returns whether rows that can't be selected are between what is on the screen and a row.
  private func isFar(_ index: Int) -> Bool {
    guard let first = visible.first?.index, let last = visible.last?.index else { return false }
    // From a place that the wheel has left, a key goes back.
    let isScrolledAway = !isSelectionVisible && visible.contains { isSelectable($0.index) }
    return !isScrolledAway && (index < first - 1 || index > last + 1)
  }

  /// Returns whether the row at an edge is taller than the list, and has more lines beyond that edge.
  private func isCut(_ step: Int) -> Bool {
    guard step > 0 else { return skipped > 0 }
    return visible.last.map { $0.node.frame.maxY > frame.maxY && $0.node.frame.height > frame.height }
      ?? false
  }

  func activate() -> KeyPress.Result {
    guard let node = visible.first(where: { $0.index == selected })?.node else { return .ignored }
    if isEditing, view.selections == nil { return .handled }
    if !isEditing, let button = node.firstButton { return button.perform() }
    if !isEditing, performPrimaryAction() { return .handled }
    guard view.selections != nil else { return openSelection() }
    toggle(selected)
    return .handled
  }

  /// Returns the nearest selectable row in a direction.
  func selectableRow(from index: Int, _ direction: Int) -> Int? {
    stride(from: index, through: direction < 0 ? 0 : rows.count - 1, by: direction).first {
      isSelectable($0)
    }
  }
}
