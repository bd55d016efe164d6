import Foundation

/// The drawing of a chart: axes, marks and a legend.
@MainActor
struct ChartPainter {
  private let marks: [ChartMark]
  private let environment: EnvironmentValues
  private let settings: ChartSettings
  private let xScale: ChartScale
  private let yScale: ChartScale
  private let looks: ChartLooks

  init(_ marks: [ChartMark], _ environment: EnvironmentValues) {
    let marks = ChartStacks.resolve(marks)
    self.marks = marks
    self.environment = environment
    settings = environment.chart
    let isHorizontal = marks.contains(where: \.isHorizontal)
    xScale = ChartScale(
      marks.flatMap { [$0.x, $0.xStart].compactMap(\.self) },
      domain: settings.xDomain,
      names: settings.xNames,
      type: settings.xType,
      includesZero: isHorizontal,
      isVertical: false
    )
    yScale = ChartScale(
      marks.flatMap { [$0.y, $0.yStart].compactMap(\.self) },
      domain: settings.yDomain,
      names: settings.yNames,
      type: settings.yType,
      includesZero: !isHorizontal && settings.includesZero,
      isVertical: true
    )
    let foreground = environment.style.foreground ?? .accentColor
    looks = ChartLooks(marks, settings, foreground: foreground)
  }

  // MARK: Frame

  /// - Returns: The places of the values; `nil` if there are none.
  @discardableResult
  func paint(_ frame: Rect, _ canvas: CellCanvas) -> ChartPlaces? {
    guard !marks.isEmpty, !frame.isEmpty else { return nil }
    let canvas = canvas.clipped(to: frame)
    var room = frame
    if frame.height >= 6 {
      paintLegend(&room, canvas)
      if !hasSectors { paintAxisLabels(&room, canvas) }
    }
    if hasSectors {
      if !room.isEmpty { ChartSectorPainter(marks, looks, environment, Drawing(room, canvas)).paint() }
      return nil
    }
    // The rows of the horizontal axis don't depend on the width of the vertical one.
    let xRows = thickness(xAxes(room.width, canvas))
    let hasXAxis = xRows.start + xRows.end <= room.height / 2 && room.height >= 3
    let rows = hasXAxis ? xRows : (start: 0, end: 0)
    let height = room.height - rows.start - rows.end
    let yScale = scale(height)
    let all = settings.yAxis.shownMarks.map { axis($0, yScale, count: Self.count(height), canvas) }
    let yAxes = thickness(all).start + thickness(all).end > frame.width / 3 ? [] : all
    let columns = thickness(yAxes)
    let width = room.width - columns.start - columns.end
    let plot = Rect(x: room.minX + columns.start, y: room.minY + rows.start, width: width, height: height)
    guard !plot.isEmpty else { return nil }
    let axes = yAxes + (hasXAxis ? xAxes(width, canvas) : [])
    let drawing = Drawing(plot, canvas)
    for axis in axes { axis.paintLines(drawing) }
    for axis in axes { axis.paintLabels(beside: plot, canvas, background: environment.style.background) }
    let painter = ChartMarkPainter(marks, looks, environment, drawing, xScale: xScale, yScale: yScale)
    painter.paint()
    let values = settings.xSelection == nil ? [] : painter.columnsOfValues
    return ChartPlaces(plot: plot, xScale: xScale, yScale: yScale, values: values)
  }

  private var hasSectors: Bool { marks.contains { $0.kind == .sector } }

  private static func count(_ height: Int) -> Int { max(2, (height + 1) / 3) }

  /// Returns the vertical scale between round values, with room for texts above marks.
  private func scale(_ height: Int) -> ChartScale {
    guard settings.yDomain == nil else { return yScale }
    let scale =
      switch settings.yAxis.shownMarks.first?.values.kind {
      case .automatic(let count?): yScale.rounded(max(1, count))
      case .numbers(let step) where step > 0: yScale.rounded(toMultiplesOf: step)
      default: yScale.rounded(Self.count(height))
      }
    let withTexts = marks.filter { $0.kind != .rule && $0.annotations.contains(where: \.isAbove) }
    let highest = withTexts.compactMap { $0.y.flatMap(scale.place) }.max() ?? 0
    let needsRoom = height > 1 && highest > 1 - 1 / Double(height)
    return needsRoom ? scale.extended(by: 1 / Double(height - 1)) : scale
  }

  private func xAxes(_ width: Int, _ canvas: CellCanvas) -> [ChartAxis] {
    settings.xAxis.shownMarks.map { content in
      axis(content, xScale, count: max(1, width / 14), isVertical: false, canvas)
    }
  }

  private func axis(
    _ content: AxisMarks,
    _ scale: ChartScale,
    count: Int,
    isVertical: Bool = true,
    _ canvas: CellCanvas
  ) -> ChartAxis {
    ChartAxis(content, scale, count: count, isVertical: isVertical, environment, canvas.buffer.palette)
  }

  /// Returns the room for axes on both sides of the chart.
  private func thickness(_ axes: [ChartAxis]) -> (start: Int, end: Int) {
    (
      axes.filter(\.isAtStart).map(\.thickness).max() ?? 0,
      axes.filter { !$0.isAtStart }.map(\.thickness).max() ?? 0
    )
  }

  // MARK: Words around the chart

  private var labelStyle: CellStyle {
    CellStyle(foreground: .secondary, background: environment.style.background)
  }

  /// Paints the legend and takes its cells from the room for the chart.
  private func paintLegend(_ room: inout Rect, _ canvas: CellCanvas) {
    let entries = looks.entries
    guard !entries.isEmpty, !settings.legend.isHidden else { return }
    let widths = entries.map { TextWidth.of($0.text) + 2 }
    let position = settings.legend.position
    let paint = { (index: Int, place: Point) in
      let (glyph, color, text) = entries[index]
      let style = CellStyle(foreground: color, background: environment.style.background)
      let symbol = Unicode.Scalar(glyph).map(String.init) ?? ""
      canvas.put(symbol, style: style, x: place.x, y: place.y)
      canvas.put(text, style: labelStyle, x: place.x + 2, y: place.y)
    }
    if position == .leading || position == .trailing {
      let width = (widths.max() ?? 0) + 1
      guard width * 2 <= room.width else { return }
      let column = room.take(position == .leading ? .leading : .trailing, width)
      for index in entries.indices.prefix(column.height) {
        let x = column.minX + (position == .trailing ? 1 : 0)
        paint(index, Point(x: x, y: column.minY + index))
      }
      return
    }
    let isTop = [.top, .topLeading, .topTrailing].contains(position)
    let row = room.take(isTop ? .top : .bottom, 1)
    let width = widths.reduce(0, +) + (widths.count - 1) * 2
    var x = max(row.minX, settings.legend.alignment.horizontal.offset(width, in: row))
    for index in entries.indices {
      paint(index, Point(x: x, y: row.minY))
      x += widths[index] + 2
    }
  }

  /// Paints the titles of the axes and takes their cells from the room for the chart.
  private func paintAxisLabels(_ room: inout Rect, _ canvas: CellCanvas) {
    if let label = settings.xAxis.label {
      let isTop = [.top, .topLeading, .topTrailing].contains(label.position)
      paint(label, room.take(isTop ? .top : .bottom, 1), .center, canvas)
    }
    if let label = settings.yAxis.label {
      let marks = settings.yAxis.shownMarks
      let isLeading = label.position == .automatic && marks.contains { $0.position == .leading }
      paint(label, room.take(.top, 1), isLeading ? .leading : .trailing, canvas)
    }
  }

  private func paint(
    _ label: ChartAxisLabel,
    _ row: Rect,
    _ alignment: HorizontalAlignment,
    _ canvas: CellCanvas
  ) {
    var environment = environment
    environment.style = labelStyle
    let glyphs = StyledGlyphs(label.text, environment, canvas.buffer.palette)
    let line = glyphs.glyphs.prefix { $0 != .newline }.indices
    let alignment: HorizontalAlignment =
      switch label.position {
      case .leading, .topLeading, .bottomLeading: .leading
      case .trailing, .topTrailing, .bottomTrailing: .trailing
      default: alignment
      }
    glyphs.paint(line, at: max(row.minX, alignment.offset(glyphs.width, in: row)), row.minY, canvas)
  }
}

extension Rect {
  /// Removes a part at an edge.
  fileprivate mutating func take(_ edge: Edge, _ length: Int) -> Rect {
    let old = self
    switch edge {
    case .top:
      self = Rect(x: minX, y: minY + length, width: width, height: height - length)
      return Rect(x: minX, y: old.minY, width: width, height: length)
    case .bottom:
      self = Rect(x: minX, y: minY, width: width, height: height - length)
      return Rect(x: minX, y: maxY, width: width, height: length)
    case .leading:
      self = Rect(x: minX + length, y: minY, width: width - length, height: height)
      return Rect(x: old.minX, y: minY, width: length, height: height)
    case .trailing:
      self = Rect(x: minX, y: minY, width: width - length, height: height)
      return Rect(x: maxX, y: minY, width: length, height: height)
    }
  }
}
