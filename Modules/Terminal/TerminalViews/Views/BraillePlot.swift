/// A line through points, drawn with the eight dots of Braille patterns: two columns and four rows in each cell.
struct BraillePlot {
  let points: [(x: Double, y: Double)]
  /// The values at the lower and the upper edge.
  let range: ClosedRange<Double>

  /// The smallest height of the plot, as a part of the largest value. Smaller changes look small.
  private static let smallestSpan = 0.02

  /// - Parameter points: The points by ascending `x`. Those that aren't finite are left out.
  init(_ points: [(x: Double, y: Double)]) {
    self.points = points.filter { $0.x.isFinite && $0.y.isFinite && abs($0.y) < 1e300 }
    range = Self.range(of: self.points)
  }

  private static func range(of points: [(x: Double, y: Double)]) -> ClosedRange<Double> {
    guard let first = points.first else { return 0...0 }
    var (least, most) = (first.y, first.y)
    for point in points { (least, most) = (min(least, point.y), max(most, point.y)) }
    let span = max(most - least, max(abs(most), abs(least)) * smallestSpan)
    let middle = least / 2 + most / 2
    return (middle - span / 2)...(middle + span / 2)
  }

  /// Draws the line.
  @MainActor
  func paint(in frame: Rect, style: CellStyle, _ canvas: CellCanvas) {
    let (columns, rows) = (frame.width * 2, frame.height * 4)
    let heights = heights(columns: columns, rows: rows)
    guard !heights.isEmpty else { return }
    var dots = [UInt8](repeating: 0, count: frame.width * frame.height)
    var previous = heights[0]
    for (column, row) in heights.enumerated() {
      // A steep part is joined: each column reaches halfway to the one before it.
      let start = row > previous ? min(row, (previous + row + 1) / 2) : max(row, (previous + row) / 2)
      for y in min(start, row)...max(start, row) {
        dots[y / 4 * frame.width + column / 2] |= Self.dot(column % 2, y % 4)
      }
      previous = row
    }
    let number = canvas.buffer.palette.number(of: style)
    for (index, dots) in dots.enumerated() where dots != 0 {
      let place = Point(x: frame.minX + index % frame.width, y: frame.minY + index / frame.width)
      canvas.put(Glyph(glyph: 0x2800 + UInt32(dots), width: 1), style: number, x: place.x, y: place.y)
    }
  }

  /// Returns the row of the dot in each column, from the top.
  private func heights(columns: Int, rows: Int) -> [Int] {
    guard columns > 0, rows > 0, let first = points.first, let last = points.last else { return [] }
    let (lower, span) = (range.lowerBound, range.upperBound - range.lowerBound)
    guard span > 0 else { return Array(repeating: rows / 2, count: columns) }
    var next = 0
    return (0..<columns).map { column in
      let x = first.x + (last.x - first.x) * Double(column) / Double(max(1, columns - 1))
      while next < points.count - 1, points[next].x < x { next += 1 }
      let fraction = (value(at: x, before: next) - lower) / span
      return min(max(Int(((1 - fraction) * Double(rows - 1)).rounded()), 0), rows - 1)
    }
  }

  /// Returns the value at a position between a point and the one before it.
  private func value(at x: Double, before next: Int) -> Double {
    let right = points[next]
    guard next > 0, x < right.x else { return right.y }
    let left = points[next - 1]
    return left.y + (right.y - left.y) * (x - left.x) / (right.x - left.x)
  }

  private static func dot(_ column: Int, _ row: Int) -> UInt8 {
    row == 3 ? 0x40 << UInt8(column) : 1 << UInt8(row + 3 * column)
  }
}
