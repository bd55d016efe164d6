/// Changed cells side by side that one pen draws.
struct CellRun {
  var pen: Pen
  let row: Int
  /// The columns. If they are to be erased up to the end of the row, there are none.
  var columns: Range<Int>
  /// Whether all cells are spaces, which other pens may draw as well.
  var isBlank: Bool
}

/// Writing by pen instead of by row.
///
/// To change colors costs twenty bytes, to move the cursor eight. If many parts of rows in a few colors change, as the
/// rows of a table do, all that has one color is written before the next one.
extension ScreenWriter {
  /// The most runs that are written by pen. The search for the next pen takes time by the square of their number.
  private static var mostRuns: Int { 300 }
  /// The number of runs of a pen among which the nearest one is searched.
  private static var nearRuns: Int { 8 }

  /// Whether writing by pen may be shorter.
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
    runs.append(CellRun(pen: pen, row: y, columns: x..<x + Int(cell.width), isBlank: isBlank))
  }

  /// Notes that a row is erased from a column on.
  func noteErasure(from x: Int, _ y: Int) {
    runs.append(CellRun(pen: .plain, row: y, columns: x..<x, isBlank: true))
  }

  /// Writes the noted runs, those of one pen after those of another, and of these the nearest one first. Spaces, which
  /// several pens draw, are written along with what is in their row.
  func writeRuns(of frame: FrameBuffer) {
    var rest = runs
    var pens: [Pen] = []
    for run in runs where !run.isBlank && !pens.contains(run.pen) { pens.append(run.pen) }
    var row = -1
    while let pen = nextPen(of: pens, for: rest) {
      pens.removeAll { $0 == pen }
      let rows = Set(rest.lazy.filter { !$0.isBlank && $0.pen == pen }.map(\.row))
      let isNext = { (run: CellRun) in
        self.fits(run, pen) && (!run.isBlank || rows.isEmpty || rows.contains(run.row))
      }
      var next = rest.filter(isNext)
      rest.removeAll(where: isNext)
      while !next.isEmpty {
        let run = next.remove(at: indexOfNearest(next.prefix(Self.nearRuns), preparedRow: row))
        if run.row != row {
          row = run.row
          prepare(row: row, of: frame)
        }
        write(run)
      }
    }
  }

  /// Returns the index of the run to which the cursor moves with the fewest bytes.
  private func indexOfNearest(_ runs: ArraySlice<CellRun>, preparedRow: Int) -> Int {
    var best = (index: runs.startIndex, length: Int.max)
    for (index, run) in zip(runs.indices, runs) {
      let start = run.columns.lowerBound
      let gap = run.row == preparedRow ? writableGap(before: start, run.row)?.count : nil
      let length = gap ?? output.lengthOfMove(to: start, run.row)
      if length < best.length { best = (index, length) }
    }
    return best.index
  }

  /// Returns the pen that takes the fewest bytes to switch to; `nil` without runs.
  ///
  /// - Parameters:
  ///   - pens: The pens of the runs with glyphs. Without any, it is a pen for spaces.
  ///   - runs: The runs.
  private func nextPen(of pens: [Pen], for runs: [CellRun]) -> Pen? {
    let isCurrent = pens.isEmpty ? runs.contains { fits($0, output.pen) } : pens.contains(output.pen)
    if isCurrent { return output.pen }
    var best: (pen: Pen, cost: Int)?
    for pen in pens.isEmpty ? runs.map(\.pen) : pens where pen != best?.pen {
      let cost = output.cost(of: pen)
      if best.map({ cost < $0.cost }) ?? true { best = (pen, cost) }
    }
    return best?.pen
  }

  private func fits(_ run: CellRun, _ pen: Pen) -> Bool {
    run.pen == pen || run.isBlank && run.pen.drawsSpaces(like: pen)
  }

  private func write(_ run: CellRun) {
    if run.columns.isEmpty { return eraseRow(from: run.columns.lowerBound, run.row) }
    moveCursor(to: run.columns.lowerBound, run.row)
    var x = run.columns.lowerBound
    while x < run.columns.upperBound {
      let cell = after[x]
      put(cell)
      x += max(1, Int(cell.width))
    }
  }
}
