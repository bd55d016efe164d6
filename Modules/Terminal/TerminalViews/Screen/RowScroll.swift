/// A move of rows up or down, after which fewer cells have to be written.
struct RowScroll: Equatable {
  /// The rows that take part, with those that come in at their end.
  var rows: Range<Int>
  /// The columns that take part.
  var columns: Range<Int>
  /// The number of rows by which they move up; negative if they move down.
  var distance: Int

  /// The longest move. After a longer one, few of the rows are still on the screen.
  private static let longest = 9
  /// The number of bytes that a move costs, and the number of cells to save with it.
  private static let cost = 40

  /// Returns the move that saves the most cells; `nil` if none is worth its bytes.
  ///
  /// A move of whole rows also moves the cells beside a list, which then have to be written again. These are counted
  /// too, so only a move with a net saving is returned.
  ///
  /// - Parameters:
  ///   - old: The cells on the screen.
  ///   - new: The cells to show.
  ///   - size: The size of the screen.
  ///   - hasColumnMargins: Whether a part of the columns may move. If not, all do.
  ///   - incoming: The cells of the rows that come in.
  /// - Complexity: O(*n*) in the number of cells between the first and the last row that differ.
  static func best(
    from old: [Cell],
    to new: [Cell],
    size: Size,
    hasColumnMargins: Bool,
    incoming: Cell = .blank
  ) -> RowScroll? {
    let scroll = old.withUnsafeBytes { old in
      new.withUnsafeBytes { new in
        let frames = Frames(
          old: CellNumbers(bytes: old),
          new: CellNumbers(bytes: new),
          // A cell is eight bytes without padding.
          incoming: unsafeBitCast(incoming, to: UInt64.self),
          width: size.width
        )
        return best(in: frames, height: size.height, hasColumnMargins: hasColumnMargins)
      }
    }
    guard let scroll, !scroll.cutsGlyphs(of: old, width: size.width) else { return nil }
    return scroll
  }

  private static func best(in frames: Frames, height: Int, hasColumnMargins: Bool) -> RowScroll? {
    let all = 0..<frames.width
    let changes = (0..<height).map { frames.difference(of: $0, from: $0, all) }
    let total = changes.reduce(0, +)
    guard let first = changes.firstIndex(where: { $0 > 0 }),
      let last = changes.lastIndex(where: { $0 > 0 }), total > cost
    else { return nil }
    let samples = (0..<height).map(frames.sample)
    var best: Arrivals?
    for distance in (1...longest).flatMap({ [$0, -$0] }) {
      let (top, bottom) = (max(first, first - distance), min(last, last - distance))
      guard top <= bottom else { continue }
      let arrivals = frames.arrivals(distance, top..<bottom + 1, samples)
      if arrivals.saved > best?.saved ?? 0 { best = arrivals }
    }
    guard let best, let found = frames.best(best, hasColumnMargins: hasColumnMargins), found.saved > cost
    else { return nil }
    return found.scroll
  }

  /// Returns whether one half of a wide glyph takes part and the other one doesn't.
  private func cutsGlyphs(of cells: [Cell], width: Int) -> Bool {
    guard columns != 0..<width else { return false }
    return rows.contains { row in
      cells[row * width + columns.lowerBound].width == 0
        || cells[row * width + columns.upperBound - 1].width == 2
    }
  }

  /// Moves the rows of a screen.
  ///
  /// - Parameter incoming: The cells of the rows that come in.
  func apply(to cells: inout [Cell], width: Int, incoming: Cell) {
    for row in distance > 0 ? Array(rows) : rows.reversed() {
      let (target, source) = (row * width, (row + distance) * width)
      for column in columns {
        cells[target + column] = rows.contains(row + distance) ? cells[source + column] : incoming
      }
    }
  }
}

/// Some of the cells of a row, which are looked at to choose a distance, because there are many distances.
private struct RowSample {
  /// The indices of those that have changed.
  var changes: [Int] = []
  /// The number of changes that it would save if the row came in. It is negative if that would add some.
  var changesIfIncoming = 0
}

/// The cells that come to their places if rows come from a distance.
private struct Arrivals {
  let distance: Int
  /// The rows that may come from there.
  let rows: Range<Int>
  /// The row with the most cells that come to their places.
  var row: Int
  /// The number of these cells in all rows, less what has to be written into the rows that come in.
  var saved = 0
}

/// Cells as numbers, which are compared faster. A cell is eight bytes without padding, so equal cells are equal numbers.
private struct CellNumbers {
  let bytes: UnsafeRawBufferPointer

  subscript(index: Int) -> UInt64 {
    bytes.loadUnaligned(fromByteOffset: index &* MemoryLayout<Cell>.stride, as: UInt64.self)
  }
}

/// The cells on the screen and those to show.
private struct Frames {
  let old: CellNumbers
  let new: CellNumbers
  /// The cell in the rows that come in.
  let incoming: UInt64
  let width: Int

  /// Returns how many cells fewer than now would differ in a row if it came in.
  private func changesIfIncoming(_ row: Int, _ columns: Range<Int>) -> Int {
    var count = 0
    for index in row * width + columns.lowerBound..<row * width + columns.upperBound {
      count &+= (new[index] != old[index] ? 1 : 0) &- (new[index] != incoming ? 1 : 0)
    }
    return count
  }

  /// Returns the number of cells in which a new row differs from an old one.
  func difference(of row: Int, from other: Int, _ columns: Range<Int>) -> Int {
    var count = 0
    for column in columns where new[row * width + column] != old[other * width + column] { count &+= 1 }
    return count
  }

  /// Returns some of the cells of a row.
  func sample(of row: Int) -> RowSample {
    var sample = RowSample()
    for index in stride(from: row * width, to: (row + 1) * width, by: max(1, width / 25)) {
      if new[index] != incoming { sample.changesIfIncoming -= 1 }
      if new[index] != old[index] {
        sample.changesIfIncoming += 1
        sample.changes.append(index)
      }
    }
    return sample
  }

  /// Counts changed cells that come to their places if the rows come from a distance. Cells that leave their places
  /// aren't counted, as they may be outside of the columns that move.
  func arrivals(_ distance: Int, _ rows: Range<Int>, _ samples: [RowSample]) -> Arrivals {
    var result = Arrivals(distance: distance, rows: rows, row: rows.lowerBound)
    var (sum, most) = (0, 0)
    for row in distance > 0 ? Array(rows) : rows.reversed() {
      var count = 0
      for index in samples[row].changes where new[index] == old[index + distance * width] { count &+= 1 }
      guard count > 0 else { continue }
      sum += count
      if count > most { (result.row, most) = (row, count) }
      var saved = sum
      for other in Self.incoming(after: row, distance) { saved += samples[other].changesIfIncoming }
      result.saved = max(result.saved, saved)
    }
    return result
  }

  /// Returns the rows that come in if a row is the last one that comes from a distance.
  private static func incoming(after row: Int, _ distance: Int) -> Range<Int> {
    distance > 0 ? row + 1..<row + 1 + distance : row + distance..<row
  }

  /// Returns the move from a distance that saves the most cells, and their number.
  func best(_ arrivals: Arrivals, hasColumnMargins: Bool) -> (scroll: RowScroll, saved: Int)? {
    let distance = arrivals.distance
    guard hasColumnMargins else { return best(distance, arrivals.rows, 0..<width)?.move }
    // One row tells some of the columns, these tell the rows, and the rows tell all columns.
    let some = columns(distance, arrivals.row..<arrivals.row + 1)
    guard let targets = best(distance, arrivals.rows, some)?.targets else { return nil }
    return best(distance, arrivals.rows, columns(distance, targets))?.move
  }

  /// Returns the columns that save the most cells if the rows come from a distance.
  func columns(_ distance: Int, _ rows: Range<Int>) -> Range<Int> {
    var saved = Array(repeating: 0, count: width)
    for row in rows {
      let (place, source) = (row * width, (row + distance) * width)
      for column in 0..<width {
        let cell = new[place + column]
        saved[column] += (cell != old[place + column] ? 1 : 0) - (cell != old[source + column] ? 1 : 0)
      }
    }
    // Margins are at least two columns apart.
    guard let range = Self.greatestSum(of: saved)?.range, range.count > 1 else { return 0..<0 }
    return range
  }

  /// Returns the part of the rows that saves the most cells if they come from a distance. Of the rows that come in at
  /// its end, all that they show has to be written.
  func best(
    _ distance: Int,
    _ rows: Range<Int>,
    _ columns: Range<Int>
  ) -> (move: (scroll: RowScroll, saved: Int), targets: Range<Int>)? {
    guard !columns.isEmpty else { return nil }
    func all(_ rows: Range<Int>) -> Range<Int> {
      min(rows.lowerBound, rows.lowerBound + distance)..<max(rows.upperBound, rows.upperBound + distance)
    }
    let incoming = all(rows).map { changesIfIncoming($0, columns) }
    var best: (targets: Range<Int>, saved: Int)?
    var (start, sum) = (0, 0)
    for row in distance > 0 ? Array(rows) : rows.reversed() {
      if sum <= 0 { (start, sum) = (row, 0) }
      sum += difference(of: row, from: row, columns) - difference(of: row, from: row + distance, columns)
      let saved = Self.incoming(after: row, distance)
        .reduce(sum) { $0 + incoming[$1 - all(rows).lowerBound] }
      if saved > best?.saved ?? 0 { best = (min(start, row)..<max(start, row) + 1, saved) }
    }
    guard let (targets, saved) = best else { return nil }
    return ((RowScroll(rows: all(targets), columns: columns, distance: distance), saved), targets)
  }

  /// Returns the part of some numbers with the greatest sum; `nil` if no number is positive.
  private static func greatestSum(of numbers: [Int]) -> (range: Range<Int>, sum: Int)? {
    var best: (range: Range<Int>, sum: Int)?
    var (start, sum) = (0, 0)
    for (index, number) in numbers.enumerated() {
      if sum <= 0 { (start, sum) = (index, 0) }
      sum += number
      if sum > best?.sum ?? 0 { best = (start..<index + 1, sum) }
    }
    return best
  }
}
