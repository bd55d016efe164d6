import Foundation
import Models

/// The drawing of a chart: axes, marks and a legend.
@MainActor
struct ChartPainter {
  private let marks: [_ChartMark]
  private let environment: EnvironmentValues
  private let settings: ChartSettings
  private let xScale: ChartScale
  private let yScale: ChartScale
  /// The values that decide colors, in their order.
  private let styles: [ChartValue]

  private static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .pink, .yellow]

  init(_ marks: [_ChartMark], _ environment: EnvironmentValues) {
    self.marks = marks
    self.environment = environment
    settings = environment.chart
    let isHorizontal = marks.contains(where: Self.isHorizontal)
    let isFilled = marks.contains { $0.kind == .bar || $0.kind == .area }
    let sums = Self.sums(marks)
    xScale = ChartScale(
      marks.compactMap(\.x) + (isHorizontal ? sums : []),
      domain: settings.xDomain,
      includesZero: isHorizontal,
      isVertical: false
    )
    yScale = ChartScale(
      marks.flatMap { [$0.y, $0.start].compactMap(\.self) } + (isHorizontal ? [] : sums),
      domain: settings.yDomain,
      includesZero: !isHorizontal && (settings.includesZero || isFilled),
      isVertical: true
    )
    var seen: Set<ChartValue> = []
    styles = marks.compactMap(\.style).filter { seen.insert($0).inserted }
  }

  static func isHorizontal(_ mark: _ChartMark) -> Bool {
    mark.kind == .bar && mark.x?.number != nil && mark.y?.category != nil
  }

  /// Returns the lengths of stacked bars.
  private static func sums(_ marks: [_ChartMark]) -> [ChartValue] {
    var sums: [ChartValue: (up: Double, down: Double)] = [:]
    for mark in marks where mark.kind == .bar {
      let (place, length) = isHorizontal(mark) ? (mark.y, mark.x) : (mark.x, mark.y)
      guard let place, let length = length?.number else { continue }
      let sum = sums[place, default: (0, 0)]
      sums[place] = length < 0 ? (sum.up, sum.down + length) : (sum.up + length, sum.down)
    }
    return sums.values.flatMap { [.number($0.up), .number($0.down)] }
  }

  // MARK: Frame

  func paint(_ frame: Rect, _ canvas: CellCanvas) {
    guard !marks.isEmpty, !frame.isEmpty else { return }
    let hasLegend = !styles.isEmpty && !settings.hidesLegend && frame.height >= 6
    let hasXAxis = !settings.hidesXAxis && frame.height >= 3
    let height = frame.height - (hasLegend ? 1 : 0) - (hasXAxis ? 1 : 0)
    let count = max(2, height / 3)
    let yScale = settings.yDomain == nil ? yScale.rounded(count) : yScale
    let labels = settings.hidesYAxis ? [] : yScale.ticks(count)
    let labelWidth = labels.map { TextWidth.of($0.label.sanitized) + 1 }.max() ?? 0
    let hasYAxis = labelWidth > 0 && labelWidth * 3 <= frame.width
    let width = frame.width - (hasYAxis ? labelWidth : 0)
    let plot = Rect(x: frame.minX, y: frame.minY, width: width, height: height)
    guard !plot.isEmpty else { return }
    let drawing = Drawing(plot, canvas)
    if hasYAxis { paintYAxis(labels, yScale, plot, drawing, canvas.clipped(to: frame)) }
    if hasXAxis { paintXAxis(plot, frame, canvas.clipped(to: frame)) }
    if hasLegend { paintLegend(frame, canvas.clipped(to: frame)) }
    paintMarks(ChartMarkPainter(drawing: drawing, xScale: xScale, yScale: yScale))
  }

  private var labelStyle: CellStyle {
    CellStyle(foreground: .secondary, background: environment.style.background)
  }

  private func paintYAxis(
    _ labels: [(place: Double, label: String)],
    _ scale: ChartScale,
    _ plot: Rect,
    _ drawing: Drawing,
    _ canvas: CellCanvas
  ) {
    let line = CellStyle(foreground: .line)
    for (place, label) in labels {
      let row = min(plot.height - 1, Int((1 - place) * Double(plot.height)))
      if scale.categories == nil { for x in 0..<plot.width { drawing.put(0x2508, line, x: x, y: row) } }
      canvas.put(label.sanitized, style: labelStyle, x: plot.maxX + 1, y: plot.minY + row)
    }
  }

  private func paintXAxis(_ plot: Rect, _ frame: Rect, _ canvas: CellCanvas) {
    var end = frame.minX
    for (place, label) in xScale.ticks(max(1, plot.width / 14)) {
      let text = label.sanitized
      let width = TextWidth.of(text)
      let center = plot.minX + Int(place * Double(plot.width))
      let x = min(max(center - width / 2, plot.minX), plot.maxX - width)
      // A label without room beside the one before is left out.
      guard x >= end, x >= plot.minX else { continue }
      canvas.put(text, style: labelStyle, x: x, y: plot.maxY)
      end = x + width + 1
    }
  }

  private func paintLegend(_ frame: Rect, _ canvas: CellCanvas) {
    var x = frame.minX
    for style in styles {
      let mark = CellStyle(foreground: color(for: style), background: environment.style.background)
      canvas.put("●", style: mark, x: x, y: frame.maxY - 1)
      let text = style.text.sanitized
      canvas.put(text, style: labelStyle, x: x + 2, y: frame.maxY - 1)
      x += TextWidth.of(text) + 4
    }
  }

  // MARK: Marks

  private func color(for style: ChartValue) -> Color {
    Self.colors[(styles.firstIndex(of: style) ?? 0) % Self.colors.count]
  }

  private func style(_ mark: _ChartMark) -> CellStyle {
    CellStyle(
      foreground: mark.color ?? mark.style.map(color) ?? environment.style.foreground ?? .accentColor
    )
  }

  private func paintMarks(_ painter: ChartMarkPainter) {
    var painter = painter
    painter.barCount = Set(marks.filter { $0.kind == .bar }.map(\.x)).count
    var previous: [[ChartValue?]: _ChartMark] = [:]
    for mark in marks {
      switch mark.kind {
      case .bar: painter.bar(mark, style(mark))
      case .point: painter.point(mark, style(mark))
      case .rule: painter.rule(mark, style(mark))
      case .line, .area:
        let series = [mark.series, mark.style, .number(mark.kind == .line ? 0 : 1)]
        painter.segment(from: previous[series], to: mark, style(mark))
        previous[series] = mark
      }
    }
  }
}
