/// Crossing a few unchanged cells by writing them, which takes fewer bytes than to move the cursor.
extension ScreenWriter {
  /// Moves the cursor to a column. It crosses a short gap by writing the cells that are already there.
  func moveCursor(to x: Int, _ y: Int) {
    guard let gap = writableGap(before: x, y) else { return output.move(to: x, y) }
    for cell in after[gap] { put(cell) }
  }

  /// The longest gap that is crossed by writing. A move takes no more bytes than a longer one.
  private static var longestGap: Int { 4 }

  /// Returns the columns from the cursor to another one if they can be written with the current pen and fewer bytes than
  /// a move takes.
  private func writableGap(before x: Int, _ y: Int) -> Range<Int>? {
    guard output.row == y, let column = output.column, column < x, x - column <= Self.longestGap
    else { return nil }
    for index in column..<x where !canCross(after[index], output.pen) { return nil }
    return column..<x
  }

  /// Returns whether a cell can be written with a pen and one byte.
  private func canCross(_ cell: Cell, _ pen: Pen) -> Bool {
    (0x20..<0x7F).contains(cell.glyph) && cell.width == 1 && matches(cell, pen)
  }

  /// Returns whether a cell can be written with a pen.
  func matches(_ cell: Cell, _ other: Pen) -> Bool {
    let pen = pen(cell.style)
    return pen == other || (cell.glyph == 0x20 && pen.drawsSpaces(like: other))
  }
}
