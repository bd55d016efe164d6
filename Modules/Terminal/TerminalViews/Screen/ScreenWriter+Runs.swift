/// Writing by run instead of by row.
///
/// To change colors costs twenty bytes, to move the cursor eight. If many parts of rows in a few colors change, as the
/// rows of a table do, most of what has one color is written before the next one.
extension ScreenWriter {
  /// The most runs that are written in another order than by row.
  private static var mostRuns: Int { 300 }

  /// Whether writing by run may be shorter.
  var canWriteRuns: Bool { (3...Self.mostRuns).contains(runs.count) }

  /// Adds a changed cell to the run before it, or begins another.
  func note(_ cell: Cell, at x: Int, _ y: Int) {
    guard runs.count <= Self.mostRuns else { return }
    let (pen, isBlank) = (pen(cell.style), cell.glyph == 0x20)
    if let last = runs.last, last.row == y, last.columns.upperBound == x, !last.columns.isEmpty {
      let isAlike = pen == last.pen || isBlank && pen.drawsSpaces(like: last.pen)
      if isAlike || last.isBlank && last.pen.drawsSpaces(like: pen) {
        if !isAlike { runs[runs.count - 1].pen = pen }
        runs[runs.count - 1].columns = last.columns.lowerBound..<x + Int(cell.width)
        if !isBlank { runs[runs.count - 1].isBlank = false }
        return
      }
    }
    let columns = x..<x + Int(cell.width)
    runs.append(CellRun(pen: pen, row: y, columns: columns, isBlank: isBlank))
  }

  /// Notes that a row is erased from a column on.
  func noteErasure(from x: Int, _ y: Int) {
    runs.append(CellRun(pen: .plain, row: y, columns: x..<x, isBlank: true))
  }

  /// Writes the noted runs, all of one pen before those of another.
  func writeRuns(of frame: FrameBuffer) {
    var pens = [output.pen]
    var numbers: [Int] = []
    for run in runs {
      // Spaces are written with the pen of what is before them, if that draws them alike.
      if run.isBlank, let last = numbers.last, run.pen.drawsSpaces(like: pens[last]) {
        numbers.append(last)
        continue
      }
      let known = pens.firstIndex(of: run.pen)
      numbers.append(known ?? pens.count)
      if known == nil { pens.append(run.pen) }
    }
    var row = -1
    for index in runs.indices.sorted(by: { (numbers[$0], $0) < (numbers[$1], $1) }) {
      if runs[index].row != row {
        row = runs[index].row
        prepare(row: row, of: frame)
      }
      write(runs[index])
    }
  }

  private func write(_ run: CellRun) {
    if run.columns.isEmpty { return eraseRow(from: run.columns.lowerBound, run.row) }
    var x = run.columns.lowerBound
    while x < run.columns.upperBound {
      let cell = after[x]
      // After a glyph whose width terminals don't agree on, the cursor may be anywhere.
      moveCursor(to: x, run.row)
      put(cell)
      x += max(1, Int(cell.width))
    }
  }
}
