import Foundation

/// The drawing of the marks of a chart.
@MainActor
struct ChartMarkPainter {
  private let marks: [ChartMark]
  private let looks: ChartLooks
  private let environment: EnvironmentValues
  private let drawing: Drawing
  private let xScale: ChartScale
  private let yScale: ChartScale
  private let bars: ChartBarPainter
  private let rectangles: ChartRectangles

  /// - Parameters:
  ///   - marks: The marks, with both ends of bars and areas.
  ///   - looks: Their colors and symbols.
  ///   - environment: The values for texts.
  ///   - drawing: The area of the screen.
  ///   - xScale: The horizontal places.
  ///   - yScale: The vertical places.
  init(
    _ marks: [ChartMark],
    _ looks: ChartLooks,
    _ environment: EnvironmentValues,
    _ drawing: Drawing,
    xScale: ChartScale,
    yScale: ChartScale
  ) {
    (self.marks, self.looks, self.environment, self.drawing) = (marks, looks, environment, drawing)
    (self.xScale, self.yScale) = (xScale, yScale)
    bars = ChartBarPainter(marks, drawing, xScale: xScale, yScale: yScale)
    rectangles = ChartRectangles(size: drawing.frame.size, xScale: xScale, yScale: yScale)
  }

  private var size: Size { drawing.frame.size }
  private var columns: Int { size.width * 2 }
  private var rows: Int { size.height * 4 }

  func paint() {
    var series: [[ChartValue?]: (mark: ChartMark, dash: DashPattern)] = [:]
    for mark in marks {
      switch mark.kind {
      case .bar: bars.paint(mark, looks.style(mark))
      case .point: symbol(mark)
      case .rectangle: rectangle(mark)
      case .rule: rule(mark)
      case .sector: break
      case .line, .area:
        let key = [mark.series, mark.style, mark.symbolValue, .number(mark.kind == .line ? 0 : 1)]
        let previous = series[key]
        var dash = previous?.dash ?? DashPattern(mark.stroke)
        if mark.kind == .line { line(from: previous?.mark, to: mark, &dash) }
        if mark.kind == .area { area(from: previous?.mark, to: mark) }
        series[key] = (mark, dash)
      }
    }
    // Symbols and texts are in front of all lines.
    for mark in marks where mark.kind == .line { symbol(mark) }
    for mark in marks { for annotation in mark.annotations { paint(annotation, of: mark) } }
  }

  /// Returns the dot at a place.
  private func dot(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (x * Double(columns - 1), (1 - y) * Double(rows - 1))
  }

  private func place(_ mark: ChartMark) -> (x: Double, y: Double)? {
    guard let x = mark.x.flatMap(xScale.place), let y = mark.y.flatMap(yScale.place) else { return nil }
    return (x, y)
  }

  // MARK: Lines and areas

  /// Draws the part of a line between two marks, or a mark by itself if the one before has no place.
  private func line(from previous: ChartMark?, to mark: ChartMark, _ dash: inout DashPattern) {
    guard let end = place(mark) else { return }
    let before = previous.flatMap(place)
    let start = before ?? end
    var points = [start, end]
    if let step = mark.interpolation?.step {
      let x = start.x + (end.x - start.x) * step
      points = [start, (x, start.y), (x, end.y), end]
    }
    let cells = points.map { point in
      let dot = dot(point.x, point.y)
      return CGPoint(x: (dot.x + 0.5) / 2, y: (dot.y + 0.5) / 4)
    }
    for (from, to) in zip(cells, cells.dropFirst()) where from != to || before == nil {
      drawing.line(from, to, looks.style(mark), &dash)
    }
  }

  /// Draws the part of an area between two marks, or the first mark by itself.
  private func area(from previous: ChartMark?, to mark: ChartMark) {
    guard let end = place(mark) else { return }
    let start = previous.flatMap(place) ?? end
    let base = { (mark: ChartMark?) in mark?.yStart.flatMap(yScale.place) ?? yScale.base }
    let (from, to) = (dot(start.x, start.y), dot(end.x, end.y))
    let (low, high) = (dot(0, base(previous ?? mark)).y, dot(0, base(mark)).y)
    let columns = clamped(min(from.x, to.x), columns)...clamped(max(from.x, to.x), columns)
    for x in columns {
      let way = to.x == from.x ? 1 : min(max((Double(x) - from.x) / (to.x - from.x), 0), 1)
      let part = mark.interpolation?.height(after: way) ?? way
      let top = clamped(from.y + (to.y - from.y) * part, rows)
      let bottom = clamped(low + (high - low) * part, rows)
      for y in min(top, bottom)...max(top, bottom) { drawing.dot(x: x, y: y, looks.style(mark)) }
    }
  }

  private func clamped(_ position: Double, _ count: Int) -> Int {
    Int(min(max(position, 0), Double(count - 1)).rounded())
  }

  // MARK: Points, rectangles and rules

  private func symbol(_ mark: ChartMark) {
    guard let symbol = looks.symbol(mark), let place = place(mark), let cell = cell(place.x, place.y) else {
      return
    }
    drawing.put(symbol.rawValue, looks.style(mark), x: cell.x, y: cell.y)
  }

  /// Returns the cell at a place; `nil` outside the chart.
  private func cell(_ x: Double, _ y: Double) -> Point? {
    guard (0...1).contains(x), (0...1).contains(y) else { return nil }
    return Point(
      x: min(size.width - 1, Int(x * Double(size.width))),
      y: min(size.height - 1, Int((1 - y) * Double(size.height)))
    )
  }

  private func rectangle(_ mark: ChartMark) {
    guard let cells = rectangles.cells(of: mark) else { return }
    for y in cells.minY..<cells.maxY {
      for x in cells.minX..<cells.maxX { drawing.fill(15, x: x, y: y, looks.style(mark)) }
    }
  }

  private func rule(_ mark: ChartMark) {
    guard let cells = cells(ofRule: mark) else { return }
    let isHorizontal = mark.y != nil && mark.yStart == nil
    let isDashed = mark.stroke?.dash.isEmpty == false
    let glyph: UInt32 = isHorizontal ? isDashed ? 0x2504 : 0x2500 : isDashed ? 0x2506 : 0x2502
    for y in cells.minY..<cells.maxY {
      for x in cells.minX..<cells.maxX { drawing.put(glyph, looks.style(mark), x: x, y: y) }
    }
  }

  /// Returns the cells of a rule: all of a row or a column, or a part of it.
  private func cells(ofRule mark: ChartMark) -> Rect? {
    let ends = { (start: ChartValue?, end: ChartValue?, scale: ChartScale) -> (Double, Double)? in
      guard let from = start.flatMap(scale.place), let to = end.flatMap(scale.place),
        max(from, to) >= 0, min(from, to) <= 1
      else { return nil }
      return (min(max(min(from, to), 0), 1), min(max(max(from, to), 0), 1))
    }
    if let y = mark.y.flatMap(yScale.place), mark.yStart == nil {
      guard mark.xStart != nil || mark.x == nil,
        let (from, to) = mark.xStart == nil ? (0, 1) : ends(mark.xStart, mark.x, xScale),
        let first = cell(from, y), let last = cell(to, y)
      else { return nil }
      return Rect(x: first.x, y: first.y, width: last.x - first.x + 1, height: 1)
    }
    guard let x = mark.x.flatMap(xScale.place),
      let (from, to) = mark.yStart == nil ? (0, 1) : ends(mark.yStart, mark.y, yScale),
      let last = cell(x, from), let first = cell(x, to)
    else { return nil }
    return Rect(x: first.x, y: first.y, width: 1, height: last.y - first.y + 1)
  }

  // MARK: Columns

  /// The horizontal values from left to right, with their columns.
  var columnsOfValues: [(value: ChartValue, columns: Range<Int>)] {
    var seen: Set<ChartValue> = []
    return marks.compactMap { mark in
      guard mark.kind != .rule, let value = mark.x, let cells = cells(of: mark), seen.insert(value).inserted
      else {
        return nil
      }
      return (value, cells.minX..<cells.maxX)
    }
    .sorted { $0.columns.lowerBound < $1.columns.lowerBound }
  }

  // MARK: Annotations

  private func cells(of mark: ChartMark) -> Rect? {
    switch mark.kind {
    case .bar: return bars.cells(of: mark)
    case .rule: return cells(ofRule: mark)
    case .rectangle: return rectangles.cells(of: mark)
    case .sector: return nil
    case .line, .point, .area:
      guard let place = place(mark), let cell = cell(place.x, place.y) else { return nil }
      return Rect(origin: cell, size: Size(width: 1, height: 1))
    }
  }

  private func paint(_ annotation: ChartAnnotation, of mark: ChartMark) {
    guard let cells = cells(of: mark) else { return }
    let glyphs = StyledGlyphs(annotation.text, environment, drawing.palette)
    let line = glyphs.glyphs.prefix { $0 != .newline }.indices
    let width = glyphs.width(of: line)
    let position = annotation.position
    let x =
      switch position {
      case .leading, .topLeading, .bottomLeading: cells.minX - width
      case .trailing, .topTrailing, .bottomTrailing: cells.maxX
      default: annotation.alignment.horizontal.offset(width, in: cells)
      }
    let y =
      switch position {
      case .bottom, .bottomLeading, .bottomTrailing: cells.maxY
      case .leading, .trailing, .overlay: annotation.alignment.vertical.offset(1, in: cells)
      default: cells.minY - 1
      }
    // A text without room beside the mark is in front of it.
    drawing.draw(
      glyphs,
      line,
      x: max(0, min(x, size.width - width)),
      y: max(0, min(y, size.height - 1))
    )
  }
}
