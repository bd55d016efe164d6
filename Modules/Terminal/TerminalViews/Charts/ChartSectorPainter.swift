import Foundation

/// The drawing of the sectors of a chart. They are drawn in halves of cells, which are about squares.
@MainActor
struct ChartSectorPainter {
  private struct Sector {
    let mark: ChartMark
    let color: Color?
    /// The ends, as parts of the circle from the top.
    let start: Double
    let end: Double
    let radii: ClosedRange<Double>
  }

  private let sectors: [Sector]
  private let environment: EnvironmentValues
  private let drawing: Drawing
  private let radius: Double

  init(_ marks: [ChartMark], _ looks: ChartLooks, _ environment: EnvironmentValues, _ drawing: Drawing) {
    (self.environment, self.drawing) = (environment, drawing)
    let size = drawing.frame.size
    let radius = Double(min(size.width, size.height * 2)) / 2
    self.radius = radius
    let parts = marks.compactMap { mark in
      mark.kind == .sector ? mark.y?.number.map { (mark: mark, value: max(0, $0)) } : nil
    }
    // Large values are divided before they are added, as their sum may be too large for a number.
    let largest = parts.map(\.value).max() ?? 0
    let total = parts.reduce(0) { $0 + $1.value / largest }
    var end = 0.0
    sectors = parts.filter { $0.value > 0 }.map { mark, value in
      let start = end
      end += value / largest / total
      let outer = mark.outerRadius.length(of: radius, automatic: radius)
      let inner = mark.innerRadius.length(of: radius, automatic: 0)
      return Sector(
        mark: mark,
        color: looks.style(mark).foreground,
        start: start,
        end: end,
        radii: inner...max(inner, outer)
      )
    }
  }

  func paint() {
    let size = drawing.frame.size
    for y in 0..<size.height {
      for x in 0..<size.width { paint(x, y) }
    }
    for sector in sectors {
      for annotation in sector.mark.annotations { paint(annotation, of: sector) }
    }
  }

  private func paint(_ x: Int, _ y: Int) {
    let (upper, lower) = (sector(x, y * 2), sector(x, y * 2 + 1))
    switch (upper, lower) {
    case (nil, nil): break
    case (let upper?, nil): drawing.put(0x2580, CellStyle(foreground: upper.color), x: x, y: y)
    case (nil, let lower?): drawing.put(0x2584, CellStyle(foreground: lower.color), x: x, y: y)
    case (let upper?, let lower?):
      let style = CellStyle(foreground: upper.color, background: lower.color)
      drawing.put(upper.color == lower.color ? 0x2588 : 0x2580, style, x: x, y: y)
    }
  }

  /// Returns the sector at a half of a cell.
  private func sector(_ x: Int, _ y: Int) -> Sector? {
    let size = drawing.frame.size
    let right = Double(x) + 0.5 - Double(size.width) / 2
    let down = Double(y) + 0.5 - Double(size.height)
    let distance = (right * right + down * down).squareRoot()
    let part = atan2(right, -down) / (2 * .pi)
    let place = part < 0 ? part + 1 : part
    // The last sector ends where the first begins, in spite of what is lost in sums.
    return (sectors.first { place < $0.end } ?? sectors.last).flatMap {
      $0.radii.contains(distance) ? $0 : nil
    }
  }

  /// Paints a text in the middle of a sector.
  private func paint(_ annotation: ChartAnnotation, of sector: Sector) {
    let size = drawing.frame.size
    let glyphs = StyledGlyphs(annotation.text, environment, drawing.palette)
    let line = glyphs.firstLine
    guard glyphs.width(of: line) <= size.width else { return }
    let angle = (sector.start + sector.end) * .pi
    let distance = (sector.radii.lowerBound + sector.radii.upperBound) / 2
    let x = Double(size.width) / 2 + sin(angle) * distance - Double(glyphs.width(of: line)) / 2
    let y = (Double(size.height) - cos(angle) * distance) / 2
    drawing.draw(
      glyphs,
      line,
      x: max(0, min(Int(x.rounded()), size.width - glyphs.width(of: line))),
      y: max(0, min(Int(y), size.height - 1))
    )
  }
}
