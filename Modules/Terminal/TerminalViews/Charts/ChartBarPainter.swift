import Foundation

/// The drawing of the bars of a chart.
@MainActor
struct ChartBarPainter {
  private let drawing: Drawing
  private let xScale: ChartScale
  private let yScale: ChartScale
  /// The number of positions that have a bar.
  private let count: Int
  /// The values that decide the places of bars beside each other.
  private let groups: [ChartValue]

  /// - Parameters:
  ///   - marks: The marks, with both ends of bars.
  ///   - drawing: The area of the screen.
  ///   - xScale: The horizontal places.
  ///   - yScale: The vertical places.
  init(_ marks: [ChartMark], _ drawing: Drawing, xScale: ChartScale, yScale: ChartScale) {
    (self.drawing, self.xScale, self.yScale) = (drawing, xScale, yScale)
    let bars = marks.filter { $0.kind == .bar }
    count = Set(bars.map { $0.isHorizontal ? $0.y : $0.x }).count
    var seen: Set<ChartValue> = []
    groups = bars.compactMap(\.position).filter { seen.insert($0).inserted }
  }

  private var size: Size { drawing.frame.size }

  /// The columns or rows of a bar, and its ends as parts of the room.
  private struct Bar {
    let isHorizontal: Bool
    let cells: Range<Int>
    let start: Double
    let end: Double
  }

  private func bar(_ mark: ChartMark) -> Bar? {
    let isHorizontal = mark.isHorizontal
    let (lengths, places) = isHorizontal ? (xScale, yScale) : (yScale, xScale)
    let (from, to, position) =
      isHorizontal ? (mark.xStart, mark.x, mark.y) : (mark.yStart, mark.y, mark.x)
    guard let place = position.flatMap(places.place), let end = to.flatMap(lengths.place) else { return nil }
    let start = from.flatMap(lengths.place) ?? lengths.base
    let room = isHorizontal ? size.height : size.width
    let period = position.flatMap(places.length)
    let part = period ?? 1 / Double(max(1, places.categories?.count ?? count))
    let all = max(1, Int((Double(room) * part * 0.7).rounded()))
    let thickness = max(1, all / max(1, groups.count))
    let used = mark.position == nil ? all : thickness * groups.count
    let index = mark.position.flatMap { groups.firstIndex(of: $0) } ?? 0
    // Without categories or units of the calendar, the first and the last bar are at the ends.
    let center =
      places.categories == nil && period == nil
      ? place * Double(room - used) + Double(used) / 2 : place * Double(room)
    let first = (isHorizontal ? Double(room) - center : center) - Double(used) / 2
    guard abs(first) < 1e6 else { return nil }
    let edge = Int(first.rounded()) + index * thickness
    let lower = min(max(0, edge), room)
    let upper = min(room, edge + (mark.position == nil ? all : thickness))
    return Bar(
      isHorizontal: isHorizontal,
      cells: lower..<max(lower, upper),
      start: min(max(start, 0), 1),
      end: min(max(end, 0), 1)
    )
  }

  /// Draws a bar.
  func paint(_ mark: ChartMark, _ style: CellStyle) {
    guard let bar = bar(mark) else { return }
    for cell in bar.cells { fill(bar, cell, style) }
  }

  /// Returns the cells of a bar.
  func cells(of mark: ChartMark) -> Rect? {
    guard let bar = bar(mark), !bar.cells.isEmpty else { return nil }
    let room = Double(bar.isHorizontal ? size.width : size.height)
    let low = Int((min(bar.start, bar.end) * room).rounded(.down))
    let high = max(low + 1, Int((max(bar.start, bar.end) * room).rounded(.up)))
    return bar.isHorizontal
      ? Rect(x: low, y: bar.cells.lowerBound, width: high - low, height: bar.cells.count)
      : Rect(x: bar.cells.lowerBound, y: size.height - high, width: bar.cells.count, height: high - low)
  }

  /// Draws the part of a bar in one column or row, in eighths of cells.
  private func fill(_ bar: Bar, _ cell: Int, _ style: CellStyle) {
    let room = bar.isHorizontal ? size.width : size.height
    let low = Int((min(bar.start, bar.end) * Double(room * 8)).rounded())
    let high = Int((max(bar.start, bar.end) * Double(room * 8)).rounded())
    guard high > low else { return }
    for step in low / 8...(high - 1) / 8 {
      let (from, to) = (max(low - step * 8, 0), min(high - step * 8, 8))
      let place = bar.isHorizontal ? (x: step, y: cell) : (x: cell, y: room - 1 - step)
      var style = style
      let glyph: UInt32
      switch (from, to) {
      case (0, 8):
        glyph = 0x2588
        style.background = style.foreground
      case (0, _): glyph = bar.isHorizontal ? 0x2590 - UInt32(to) : 0x2580 + UInt32(to)
      // The rest of a cell that another bar has begun, or the end of a bar below zero.
      default:
        if drawing.tint(x: place.x, y: place.y, style) { continue }
        glyph = bar.isHorizontal ? 0x2590 : 0x2580
      }
      drawing.put(glyph, style, x: place.x, y: place.y)
    }
  }
}
