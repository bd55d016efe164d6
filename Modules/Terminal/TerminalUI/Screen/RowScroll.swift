#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A move of whole rows up or down, after which fewer cells have to be written.
struct RowScroll: Equatable {
  /// The rows that take part. Those that come in at their end are blank.
  var rows: Range<Int>
  /// The number of rows by which they move up; negative if they move down.
  var distance: Int

  /// The longest move. After a longer one, few of the rows are still on the screen.
  private static let longest = 9
  /// The number of bytes that a move costs, and the number of cells to save with it.
  private static let cost = 32

  /// Returns the move that saves the most cells; `nil` if none is worth its bytes.
  ///
  /// A move also moves the cells beside a list, which then have to be written again. These are counted too, so only a
  /// move with a net saving is returned.
  ///
  /// - Parameters:
  ///   - old: The cells on the screen.
  ///   - new: The cells to show.
  ///   - size: The size of the screen.
  /// - Complexity: O(*n*) in the number of cells between the first and the last row that differ.
  static func best(from old: [Cell], to new: [Cell], size: Size) -> RowScroll? {
    let frames = Frames(old: old, new: new, size: size)
    let changes = (0..<size.height).map { frames.difference(of: $0, from: $0) }
    guard let first = changes.firstIndex(where: { $0 > 0 }),
      let last = changes.lastIndex(where: { $0 > 0 }), changes.reduce(0, +) > cost
    else { return nil }
    var best: (scroll: RowScroll, saved: Int)?
    for distance in 1...longest {
      for distance in [distance, -distance] {
        let (top, bottom) = (max(first, first - distance), min(last, last - distance))
        guard top <= bottom, let found = frames.best(distance, top..<bottom + 1, changes) else { continue }
        if found.saved > best?.saved ?? cost { best = found }
      }
    }
    return best?.scroll
  }

  /// Moves the rows of a screen.
  func apply(to cells: inout [Cell], width: Int) {
    let (rows, kept) = (rows.lowerBound * width..<rows.upperBound * width, abs(distance) * width)
    let blank = repeatElement(Cell.blank, count: kept)
    if distance > 0 {
      cells.replaceSubrange(rows, with: Array(cells[rows].dropFirst(kept)) + blank)
    } else {
      cells.replaceSubrange(rows, with: blank + Array(cells[rows].dropLast(kept)))
    }
  }
}

/// The cells on the screen and those to show.
private struct Frames {
  let old: [Cell]
  let new: [Cell]
  let size: Size

  /// Returns the number of cells in which a new row differs from an old one.
  func difference(of row: Int, from other: Int) -> Int {
    old.withUnsafeBytes { old in
      new.withUnsafeBytes { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return 0 }
        let bytes = size.width * MemoryLayout<Cell>.stride
        let (one, other) = (new + row * bytes, old + other * bytes)
        if memcmp(one, other, bytes) == 0 { return 0 }
        // A cell is eight bytes without padding, so equal cells are equal numbers.
        var count = 0
        for x in 0..<size.width {
          let offset = x * MemoryLayout<Cell>.stride
          let differs =
            one.load(fromByteOffset: offset, as: UInt64.self)
            != other.load(fromByteOffset: offset, as: UInt64.self)
          count &+= differs ? 1 : 0
        }
        return count
      }
    }
  }

  /// Returns the part of the rows that saves the most cells if they come from a distance.
  ///
  /// - Parameter changes: The number of cells that differ in each row without a move.
  func best(_ distance: Int, _ rows: Range<Int>, _ changes: [Int]) -> (scroll: RowScroll, saved: Int)? {
    var best: (rows: Range<Int>, saved: Int)?
    var (start, sum) = (rows.lowerBound, 0)
    for row in rows {
      if sum <= 0 { (start, sum) = (row, 0) }
      sum += changes[row] - difference(of: row, from: row + distance)
      if sum > best?.saved ?? 0 { best = (start..<row + 1, sum) }
    }
    guard let best else { return nil }
    let source = best.rows.lowerBound + distance..<best.rows.upperBound + distance
    let all = min(best.rows.lowerBound, source.lowerBound)..<max(best.rows.upperBound, source.upperBound)
    let blank = all.filter { !best.rows.contains($0) }
    let spoiled = blank.reduce(0) { $0 + visibleCells(in: $1) - changes[$1] }
    return (RowScroll(rows: all, distance: distance), best.saved - spoiled)
  }

  private func visibleCells(in row: Int) -> Int {
    new[row * size.width..<(row + 1) * size.width].reduce(0) { $0 + ($1 == .blank ? 0 : 1) }
  }
}
