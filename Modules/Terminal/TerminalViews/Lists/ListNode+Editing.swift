/// Rows that are being edited.
extension ListNode {
  /// Whether rows have a mark before them: whether they are chosen or can be deleted.
  var hasMarks: Bool {
    view.selections != nil || (isEditing && rows.segments.contains { $0.onDelete != nil })
  }

  /// The number of columns for the marks of rows that can be moved.
  var handleWidth: Int { isEditing && rows.segments.contains { $0.onMove != nil } ? 2 : 0 }

  /// Whether there is something to edit.
  var isEditable: Bool {
    view.selections != nil || rows.segments.contains { $0.onDelete != nil || $0.onMove != nil }
  }

  /// Updates the keys that change the rows. A list whose rows can't be changed has none.
  func updateEditing() {
    let bar = editBar
    guard bar.isUseful || editing != nil else { return }
    let view = ToolbarView(content: EmptyView(), bar: bar, isShown: true)
    if let editing { editing.update(view, environment) } else { editing = view._makeNode(context) }
  }

  /// Draws the marks beside a row.
  func paintMarks(_ index: Int, _ row: Rect, _ canvas: CellCanvas) {
    var style = environment.style
    let x = row.minX - markWidth
    if view.selections != nil {
      if isChosen(index) {
        canvas.put("✓", style: style, x: x, y: row.minY)
      } else if isEditing, isSelectable(index), value(index) != nil {
        canvas.put("○", style: style, x: x, y: row.minY)
      }
    }
    guard isEditing else { return }
    let segment = rows.editing(index)?.segment
    if handleWidth > 0, segment?.onMove != nil {
      style.foreground = .secondary
      canvas.put("≡", style: style, x: row.maxX + 1, y: row.minY)
    }
    guard view.selections == nil, segment?.onDelete != nil else { return }
    style.foreground = .red
    canvas.put("−", style: style, x: x, y: row.minY)
  }

  /// Responds to a click on the mark before a row: chooses the row, or selects it and deletes it with a second click.
  ///
  /// - Returns: Whether there is a mark.
  func pressMark(at point: Point) -> Bool {
    guard isEditing, markWidth > 0 else { return false }
    let row = visible.first { row in
      let frame = row.node.frame
      return frame.minY..<frame.maxY ~= point.y && frame.minX - markWidth..<frame.minX ~= point.x
    }
    guard let row, isSelectable(row.index) else { return false }
    let wasSelected = row.index == selected
    select(row.index, isUsers: true)
    if view.selections != nil { toggle(row.index) } else if wasSelected { deleteSelection() }
    return true
  }
}
