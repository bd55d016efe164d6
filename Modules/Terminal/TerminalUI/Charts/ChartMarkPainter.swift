import Foundation

/// The drawing of the marks of a chart.
@MainActor
struct ChartMarkPainter {
  let drawing: Drawing
  let xScale: ChartScale
  let yScale: ChartScale
  /// The number of positions that have a bar.
  var barCount = 0
  /// The ends of the bars at each position, above and below zero.
  private var stacks: [ChartValue: (up: Double, down: Double)] = [:]

  init(drawing: Drawing, xScale: ChartScale, yScale: ChartScale) {
    self.drawing = drawing
    self.xScale = xScale
    self.yScale = yScale
  }

  private var size: Size { drawing.frame.size }
  private var columns: Int { size.width * 2 }
  private var rows: Int { size.height * 4 }

  /// Returns the dot at a place.
  private func dot(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (x * Double(columns - 1), (1 - y) * Double(rows - 1))
  }

  private func place(_ mark: _ChartMark) -> (x: Double, y: Double)? {
    guard let x = mark.x.flatMap(xScale.place), let y = mark.y.flatMap(yScale.place) else { return nil }
    return (x, y)
  }

  // MARK: Lines, areas, points and rules

  /// Draws the part of a line or an area between two marks, or the first mark by itself.
  func segment(from previous: _ChartMark?, to mark: _ChartMark, _ style: CellStyle) {
    guard let end = place(mark) else { return }
    let start = previous.flatMap(place) ?? end
    if mark.kind == .line {
      let (from, to) = (dot(start.x, start.y), dot(end.x, end.y))
      drawing.line(
        CGPoint(x: (from.x + 0.5) / 2, y: (from.y + 0.5) / 4),
        CGPoint(x: (to.x + 0.5) / 2, y: (to.y + 0.5) / 4),
        style
      )
      return
    }
    let base = { (mark: _ChartMark?) in mark?.start.flatMap(yScale.place) ?? yScale.base }
    let (from, to) = (dot(start.x, start.y), dot(end.x, end.y))
    let (low, high) = (dot(0, base(previous ?? mark)).y, dot(0, base(mark)).y)
    let columns = clamped(min(from.x, to.x), columns)...clamped(max(from.x, to.x), columns)
    for x in columns {
      let part = to.x == from.x ? 1 : min(max((Double(x) - from.x) / (to.x - from.x), 0), 1)
      let top = clamped(from.y + (to.y - from.y) * part, rows)
      let bottom = clamped(low + (high - low) * part, rows)
      for y in min(top, bottom)...max(top, bottom) { drawing.dot(x: x, y: y, style) }
    }
  }

  private func clamped(_ position: Double, _ count: Int) -> Int {
    Int(min(max(position, 0), Double(count - 1)).rounded())
  }

  func point(_ mark: _ChartMark, _ style: CellStyle) {
    guard let place = place(mark), let cell = cell(place.x, place.y) else { return }
    drawing.put(0x25CF, style, x: cell.x, y: cell.y)
  }

  /// Returns the cell at a place; `nil` outside the chart.
  private func cell(_ x: Double, _ y: Double) -> Point? {
    guard (0...1).contains(x), (0...1).contains(y) else { return nil }
    return Point(
      x: min(size.width - 1, Int(x * Double(size.width))),
      y: min(size.height - 1, Int((1 - y) * Double(size.height)))
    )
  }

  func rule(_ mark: _ChartMark, _ style: CellStyle) {
    if let y = mark.y.flatMap(yScale.place), let cell = cell(0, y) {
      for x in 0..<size.width { drawing.put(0x2500, style, x: x, y: cell.y) }
    }
    if let x = mark.x.flatMap(xScale.place), let cell = cell(x, 0) {
      for y in 0..<size.height { drawing.put(0x2502, style, x: cell.x, y: y) }
    }
  }

  // MARK: Bars

  /// Draws a bar on the bars before it at the same position.
  mutating func bar(_ mark: _ChartMark, _ style: CellStyle) {
    let isHorizontal = ChartPainter.isHorizontal(mark)
    let (lengths, places) = isHorizontal ? (xScale, yScale) : (yScale, xScale)
    let (length, position) = isHorizontal ? (mark.x, mark.y) : (mark.y, mark.x)
    guard let position, let length = length?.number, let place = places.place(position) else { return }
    let stack = stacks[position, default: (0, 0)]
    let from = length < 0 ? stack.down : stack.up
    stacks[position] = length < 0 ? (stack.up, from + length) : (from + length, stack.down)
    guard let start = lengths.place(.number(from)), let end = lengths.place(.number(from + length)) else {
      return
    }
    let room = isHorizontal ? size.height : size.width
    let count = max(1, places.categories?.count ?? barCount)
    let thickness = max(1, Int((Double(room) / Double(count) * 0.7).rounded()))
    // Without categories, the first and the last bar are at the ends.
    let center =
      places.categories == nil
      ? place * Double(room - thickness) + Double(thickness) / 2 : place * Double(room)
    let first = isHorizontal ? Double(room) - center - Double(thickness) / 2 : center - Double(thickness) / 2
    let lower = min(max(0, Int(first.rounded())), room)
    let cells = lower..<max(lower, min(room, Int(first.rounded()) + thickness))
    let bar = Bar(isHorizontal: isHorizontal, start: min(max(start, 0), 1), end: min(max(end, 0), 1))
    for cell in cells { fill(bar, cell, style) }
  }

  private struct Bar {
    let isHorizontal: Bool
    let start: Double
    let end: Double
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
