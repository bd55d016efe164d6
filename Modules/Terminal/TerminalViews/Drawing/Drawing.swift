import Foundation

/// An area of the screen that is drawn in dots and blocks. What is drawn later is in front, on what was filled before.
@MainActor
final class Drawing {
  /// The area, in cells of the screen.
  let frame: Rect
  let canvas: CellCanvas
  /// The dots of each cell, as in the code points of Braille patterns.
  private var dots: [UInt8]

  init(_ frame: Rect, _ canvas: CellCanvas) {
    self.frame = frame
    self.canvas = canvas.clipped(to: frame)
    dots = Array(repeating: 0, count: max(0, frame.width) * max(0, frame.height))
  }

  var palette: CellPalette { canvas.buffer.palette }

  /// Draws a line of dots between two points, in cells from the top left of the area.
  func line(_ from: CGPoint, _ to: CGPoint, _ style: CellStyle) {
    var dash = DashPattern(nil)
    line(from, to, style, &dash)
  }

  /// Draws a line of dots with gaps.
  func line(_ from: CGPoint, _ to: CGPoint, _ style: CellStyle, _ dash: inout DashPattern) {
    let bounds = CGSize(width: Double(frame.width * 2 - 1), height: Double(frame.height * 4 - 1))
    let start = CGPoint(x: from.x * 2 - 0.5, y: from.y * 4 - 0.5)
    let end = CGPoint(x: to.x * 2 - 0.5, y: to.y * 4 - 0.5)
    guard let (start, end) = Self.clip(start, end, to: bounds) else { return }
    let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
    let steps = max(1, Int(max(abs(dx), abs(dy)).rounded(.up)))
    for step in 0...steps where dash.next() {
      let part = Double(step) / Double(steps)
      // A line along the edge of the area is drawn in the dots beside the edge.
      dot(
        x: min(max(Int((Double(start.x) + dx * part + 0.5).rounded(.down)), 0), frame.width * 2 - 1),
        y: min(max(Int((Double(start.y) + dy * part + 0.5).rounded(.down)), 0), frame.height * 4 - 1),
        style
      )
    }
  }

  /// Returns the part of a line within an area, half a dot around it included; `nil` if there is none.
  private static func clip(_ from: CGPoint, _ to: CGPoint, to size: CGSize) -> (CGPoint, CGPoint)? {
    guard from.x.isFinite, from.y.isFinite, to.x.isFinite, to.y.isFinite else { return nil }
    let (dx, dy) = (Double(to.x - from.x), Double(to.y - from.y))
    var (first, last) = (0.0, 1.0)
    let sides = [
      (-dx, Double(from.x) + 0.5), (dx, Double(size.width - from.x) + 0.5), (-dy, Double(from.y) + 0.5),
      (dy, Double(size.height - from.y) + 0.5),
    ]
    for (step, room) in sides {
      if step == 0 {
        if room < 0 { return nil }
      } else if step < 0 {
        first = max(first, room / step)
      } else {
        last = min(last, room / step)
      }
    }
    guard first <= last else { return nil }
    let point = { (part: Double) in
      CGPoint(x: Double(from.x) + dx * part, y: Double(from.y) + dy * part)
    }
    return (point(first), point(last))
  }

  /// Draws a dot. A cell has two columns and four rows of them.
  func dot(x: Int, y: Int, _ style: CellStyle) {
    guard x >= 0, y >= 0, x < frame.width * 2, y < frame.height * 4, style.foreground != .clear else {
      return
    }
    let (column, row) = (x / 2, y / 4)
    let bit: UInt8 = y % 4 == 3 ? 0x40 << UInt8(x % 2) : 1 << UInt8(y % 4 + 3 * (x % 2))
    dots[row * frame.width + column] |= bit
    put(0x2800 + UInt32(dots[row * frame.width + column]), style, x: column, y: row)
  }

  /// The blocks for the quarters of a cell: upper left, upper right, lower left, lower right.
  private static let blocks: [UInt32] = [
    0x20, 0x2598, 0x259D, 0x2580, 0x2596, 0x258C, 0x259E, 0x259B, 0x2597, 0x259A, 0x2590, 0x259C, 0x2584,
    0x2599, 0x259F, 0x2588,
  ]

  /// Fills quarters of a cell.
  func fill(_ quarters: UInt8, x: Int, y: Int, _ style: CellStyle) {
    guard quarters > 0, style.foreground != .clear else { return }
    var style = style
    // What is drawn over a filled cell has its color behind it.
    if quarters == 15 { style.background = style.foreground }
    put(Self.blocks[Int(quarters)], style, x: x, y: y)
  }

  /// Draws a character in a cell.
  func put(_ glyph: UInt32, _ style: CellStyle, x: Int, y: Int) {
    let place = Point(x: frame.minX + x, y: frame.minY + y)
    guard canvas.clip.contains(place) else { return }
    var style = style
    if style.background == nil { style.background = background(place) }
    canvas.put(Glyph(glyph: glyph, width: 1), style: palette.number(of: style), x: place.x, y: place.y)
  }

  /// Fills the rest of a cell in which something is drawn.
  ///
  /// - Returns: Whether something is.
  func tint(x: Int, y: Int, _ style: CellStyle) -> Bool {
    let place = Point(x: frame.minX + x, y: frame.minY + y)
    guard canvas.clip.contains(place), (0x2581...0x258F).contains(canvas.buffer[place.x, place.y].glyph)
    else {
      return false
    }
    canvas.restyle(Rect(origin: place, size: Size(width: 1, height: 1))) { $0.background = style.foreground }
    return true
  }

  /// Draws a part of a text.
  func draw(_ glyphs: StyledGlyphs, _ line: Range<Int>, x: Int, y: Int) {
    let place = Rect(x: frame.minX + x, y: frame.minY + y, width: glyphs.width(of: line), height: 1)
    let visible = place.intersection(canvas.clip)
    guard !visible.isEmpty else { return }
    let backgrounds = (visible.minX..<visible.maxX).map { background(Point(x: $0, y: visible.minY)) }
    glyphs.paint(line, at: place.minX, place.minY, canvas)
    for (offset, background) in backgrounds.enumerated() where background != nil {
      canvas.restyle(Rect(x: visible.minX + offset, y: visible.minY, width: 1, height: 1)) { style in
        if style.background == nil { style.background = background }
      }
    }
  }

  private func background(_ place: Point) -> Color? {
    palette.style(canvas.buffer[place.x, place.y].style).background
  }
}
