/// A move of rows up or down, after which fewer cells have to be written.
struct RowScroll: Equatable {
  /// The rows that take part. Those that come in at their end are blank.
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
  /// - Complexity: O(*n*) in the number of cells between the first and the last row that differ.
  static func best(from old: [Cell], to new: [Cell], size: Size, hasColumnMargins: Bool) -> RowScroll? {
    let frames = Frames(old: old.map(\.number), new: new.map(\.number), width: size.width)
    let all = 0..<size.width
    let changes = (0..<size.height).map { frames.difference(of: $0, from: $0, all) }
    let total = changes.reduce(0, +)
    guard let first = changes.firstIndex(where: { $0 > 0 }),
      let last = changes.lastIndex(where: { $0 > 0 }), total > cost
    else { return nil }
    var best: (distance: Int, rows: Range<Int>, arrivals: Int)?
    for distance in (1...longest).flatMap({ [$0, -$0] }) {
      let (top, bottom) = (max(first, first - distance), min(last, last - distance))
      guard top <= bottom else { continue }
      let rows = top..<bottom + 1
      let arrivals = frames.arrivals(distance, rows)
      if arrivals > best?.arrivals ?? 0 { best = (distance, rows, arrivals) }
    }
    guard let best else { return nil }
    let columns = hasColumnMargins ? frames.columns(best.distance, best.rows) : all
    guard let found = frames.best(best.distance, best.rows, columns), found.saved > cost,
      !found.scroll.cutsGlyphs(of: old, width: size.width)
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
  func apply(to cells: inout [Cell], width: Int) {
    for row in distance > 0 ? Array(rows) : rows.reversed() {
      let (target, source) = (row * width, (row + distance) * width)
      for column in columns {
        cells[target + column] = rows.contains(row + distance) ? cells[source + column] : .blank
      }
    }
  }
}

/// The cells on the screen and those to show, as numbers.
private struct Frames {
  let old: [UInt64]
  let new: [UInt64]
  let width: Int

  /// Returns the number of cells in which a new row differs from an old one.
  func difference(of row: Int, from other: Int, _ columns: Range<Int>) -> Int {
    var count = 0
    for column in columns where new[row * width + column] != old[other * width + column] { count &+= 1 }
    return count
  }

  /// Returns the number of changed cells that come to their places if the rows come from a distance. Only some of the
  /// columns are counted, because there are many distances.
  func arrivals(_ distance: Int, _ rows: Range<Int>) -> Int {
    var count = 0
    for row in rows {
      let (place, source) = (row * width, (row + distance) * width)
      for column in stride(from: 0, to: width, by: max(1, width / 25)) {
        let cell = new[place + column]
        if cell != old[place + column], cell == old[source + column] { count &+= 1 }
      }
    }
    return count
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

  /// Returns the part of the rows that saves the most cells if they come from a distance.
  func best(_ distance: Int, _ rows: Range<Int>, _ columns: Range<Int>) -> (scroll: RowScroll, saved: Int)? {
    let saved = rows.map {
      difference(of: $0, from: $0, columns) - difference(of: $0, from: $0 + distance, columns)
    }
    guard !columns.isEmpty, let best = Self.greatestSum(of: saved) else { return nil }
    let target = rows.lowerBound + best.range.lowerBound..<rows.lowerBound + best.range.upperBound
    let source = target.lowerBound + distance..<target.upperBound + distance
    let all = min(target.lowerBound, source.lowerBound)..<max(target.upperBound, source.upperBound)
    let spoiled = all.filter { !target.contains($0) }
      .reduce(0) { $0 + visibleCells(in: $1, columns) - difference(of: $1, from: $1, columns) }
    return (RowScroll(rows: all, columns: columns, distance: distance), best.sum - spoiled)
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

  private func visibleCells(in row: Int, _ columns: Range<Int>) -> Int {
    columns.count { new[row * width + $0] != Cell.blank.number }
  }
}
