/// The marks along a side of a chart.
@MainActor
struct ChartAxis {
  private struct Mark {
    let place: Double
    let gridLine: _AxisParts.Line?
    let tick: _AxisParts.Line?
    let label: StyledGlyphs?
    let labelPlace: Double
  }

  private let marks: [Mark]
  private let isVertical: Bool
  /// Whether the labels are at the leading side or above the chart.
  let isAtStart: Bool

  init(
    _ content: AxisMarks,
    _ scale: ChartScale,
    count: Int,
    isVertical: Bool,
    _ environment: EnvironmentValues,
    _ palette: CellPalette
  ) {
    self.isVertical = isVertical
    isAtStart = content.position == (isVertical ? .leading : .top)
    var faint = environment
    faint.style = CellStyle(foreground: .secondary, background: environment.style.background)
    let ticks = scale.ticks(content.values, count)
    marks = ticks.enumerated().map { index, tick in
      let value = AxisValue(tick: tick, index: index, count: ticks.count)
      let hasLine = isVertical && scale.categories == nil
      let parts =
        content.parts?(value)
        ?? _AxisParts(
          gridLine: hasLine ? _AxisParts.Line() : nil,
          label: content.format ?? _AxisParts.Label { _ in nil }
        )
      let next = index + 1 < ticks.count ? ticks[index + 1].place : 1
      let text = parts.label.map { $0.text(value) ?? Text(verbatim: tick.label) }
      let isCentered = parts.label?.isCentered == true && !scale.isOneDate
      var environment = faint
      if let color = parts.label?.color { environment.style.foreground = color }
      return Mark(
        place: tick.place,
        gridLine: parts.gridLine,
        tick: parts.tick,
        // What begins at the end isn't shown, so neither is the label in its middle.
        label: isCentered && tick.place > 1 - 1e-9
          ? nil : text.map { StyledGlyphs($0, environment, palette) },
        labelPlace: isCentered ? (tick.place + next) / 2 : tick.place
      )
    }
  }

  /// The number of columns or rows beside the chart.
  var thickness: Int {
    let width = marks.compactMap { $0.label?.width }.max() ?? 0
    let hasTicks = marks.contains { $0.tick != nil }
    if isVertical { return width > 0 || hasTicks ? width + 1 : 0 }
    return (width > 0 ? 1 : 0) + (hasTicks ? 1 : 0)
  }

  // MARK: Painting

  func paintLines(_ drawing: Drawing) {
    let size = drawing.frame.size
    for mark in marks {
      guard let line = mark.gridLine else { continue }
      let style = CellStyle(foreground: line.color ?? .line)
      let glyph = Self.glyph(line.stroke, isHorizontal: isVertical)
      if isVertical {
        for x in 0..<size.width { drawing.put(glyph, style, x: x, y: row(mark.place, size.height)) }
      } else {
        for y in 0..<size.height { drawing.put(glyph, style, x: column(mark.place, size.width), y: y) }
      }
    }
  }

  private static func glyph(_ stroke: StrokeStyle?, isHorizontal: Bool) -> UInt32 {
    guard let stroke else { return isHorizontal ? 0x2508 : 0x250A }
    if stroke.dash.isEmpty { return isHorizontal ? 0x2500 : 0x2502 }
    return isHorizontal ? 0x2504 : 0x2506
  }

  private func row(_ place: Double, _ height: Int) -> Int {
    min(height - 1, Int((1 - place) * Double(height)))
  }

  private func column(_ place: Double, _ width: Int) -> Int { min(width - 1, Int(place * Double(width))) }

  func paintLabels(beside plot: Rect, _ canvas: CellCanvas, background: Color?) {
    for mark in marks {
      guard let tick = mark.tick else { continue }
      let style = CellStyle(foreground: tick.color ?? .secondary, background: background)
      if isVertical {
        let x = isAtStart ? plot.minX - 1 : plot.maxX
        canvas.put(isAtStart ? "╶" : "╴", style: style, x: x, y: plot.minY + row(mark.place, plot.height))
      } else {
        let y = isAtStart ? plot.minY - 1 : plot.maxY
        canvas.put(isAtStart ? "╷" : "╵", style: style, x: plot.minX + column(mark.place, plot.width), y: y)
      }
    }
    if isVertical { paintRows(plot, canvas) } else { paintColumns(plot, canvas) }
  }

  private func paintRows(_ plot: Rect, _ canvas: CellCanvas) {
    var used: Set<Int> = []
    for mark in marks {
      guard let label = mark.label, used.insert(row(mark.labelPlace, plot.height)).inserted else { continue }
      let x = isAtStart ? plot.minX - 1 - label.width : plot.maxX + 1
      paint(label, x, plot.minY + row(mark.labelPlace, plot.height), canvas)
    }
  }

  private func paintColumns(_ plot: Rect, _ canvas: CellCanvas) {
    let y = isAtStart ? plot.minY - thickness : plot.maxY + thickness - 1
    var end = plot.minX
    for mark in marks {
      guard let label = mark.label else { continue }
      let center = plot.minX + Int(mark.labelPlace * Double(plot.width))
      let x = min(max(center - label.width / 2, plot.minX), plot.maxX - label.width)
      // A label without room beside the one before is left out.
      guard x >= end, x >= plot.minX else { continue }
      paint(label, x, y, canvas)
      end = x + label.width + 1
    }
  }

  /// Paints the first line of a label.
  private func paint(_ label: StyledGlyphs, _ x: Int, _ y: Int, _ canvas: CellCanvas) {
    label.paint(label.glyphs.prefix { $0 != .newline }.indices, at: x, y, canvas)
  }
}
