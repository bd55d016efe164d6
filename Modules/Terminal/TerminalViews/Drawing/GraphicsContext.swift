import Foundation

/// The means to draw in a ``Canvas``.
@MainActor
public struct GraphicsContext {
  let drawing: Drawing
  /// The values that the canvas receives from the views around it.
  public let environment: EnvironmentValues
  /// The part of the colors that is drawn from now on: 1 for all, 0 for none of what is behind.
  public var opacity = 1.0
  /// The way in which what is drawn is mixed with what is behind. It has no effect on a terminal.
  public var blendMode = BlendMode.normal
  var transform = DrawingTransform()
  /// The views that the canvas draws, by their tags.
  var symbols: [AnyHashable: _AnyNode] = [:]

  init(_ drawing: Drawing, _ environment: EnvironmentValues) {
    self.drawing = drawing
    self.environment = environment
  }

  /// Moves what is drawn from now on.
  ///
  /// - Parameters:
  ///   - x: The number of columns to the right.
  ///   - y: The number of rows down.
  public mutating func translateBy(x: Double, y: Double) {
    transform.move(x: CGFloat(x), y: CGFloat(y))
  }

  /// Draws a line of dots along a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - shading: The color.
  ///   - lineWidth: The width, which in a terminal is that of a dot.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: Double = 1) {
    for line in path.lines(transform.apply) {
      for (from, to) in zip(line, line.dropFirst()) {
        drawing.line(from, to, style(shading, between: from, to))
      }
    }
  }

  /// Draws a line of dots along a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - shading: The color.
  ///   - style: The look of the line, of which the dashes are drawn.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    for line in path.lines(transform.apply) {
      var dash = DashPattern(style)
      for (from, to) in zip(line, line.dropFirst()) {
        drawing.line(from, to, self.style(shading, between: from, to), &dash)
      }
    }
  }

  /// Draws with a copy of this context, so that its changes end with it.
  ///
  /// - Parameter content: Draws.
  public func drawLayer(content: (inout GraphicsContext) -> Void) {
    var layer = self
    content(&layer)
  }

  /// Fills a path. Where lines cross, areas that the path runs around in both directions are left out.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - shading: The color.
  public func fill(_ path: Path, with shading: Shading) {
    let lines = path.lines(transform.apply)
    let points = lines.joined().filter { $0.x.isFinite && $0.y.isFinite }
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return }
    let size = drawing.frame.size
    let columns = Self.cells(from: left, to: right, of: size.width)
    let rows = Self.cells(from: top, to: bottom, of: size.height)
    for y in rows {
      for x in columns {
        var quarters: UInt8 = 0
        for quarter in 0..<4 {
          let point = CGPoint(
            x: Double(x) + (quarter % 2 == 0 ? 0.25 : 0.75),
            y: Double(y) + (quarter < 2 ? 0.25 : 0.75)
          )
          if Path.contains(point, lines) { quarters |= 1 << quarter }
        }
        let middle = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
        drawing.fill(quarters, x: x, y: y, style(shading, between: middle, middle))
      }
    }
  }

  /// Returns the cells between two positions, of those that there are.
  private static func cells(from low: CGFloat, to high: CGFloat, of count: Int) -> Range<Int> {
    let first = Int(max(0, min(Double(low), Double(count))))
    return first..<max(first, Int(max(0, min(Double(high).rounded(.up), Double(count)))))
  }

  /// Draws a line of text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - point: The position.
  ///   - anchor: The part of the text that is at the position.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    let glyphs = StyledGlyphs(text, environment, drawing.palette)
    let place = transform.apply(point)
    let x = Double(place.x) - anchor.x * Double(glyphs.width)
    let y = Double(place.y) - anchor.y
    guard abs(x) < 1e6, abs(y) < 1e6 else { return }
    let line = glyphs.glyphs.prefix { $0 != .newline }.indices
    drawing.draw(glyphs, line, x: Int(x.rounded()), y: Int(y.rounded()))
  }

  /// Draws text in a rectangle. Long lines are wrapped.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - rect: The rectangle.
  public func draw(_ text: Text, in rect: CGRect) {
    let glyphs = StyledGlyphs(text, environment, drawing.palette)
    let corner = transform.apply(rect.origin)
    let (left, top) = (Double(corner.x), Double(corner.y))
    guard abs(left) < 1e6, abs(top) < 1e6, rect.width >= 1, rect.width < 1e6, rect.height < 1e6 else {
      return
    }
    let lines = glyphs.wrapped(to: Int(rect.width)).prefix(Int(rect.height))
    for (row, line) in lines.enumerated() {
      drawing.draw(glyphs, line, x: Int(left.rounded()), y: Int(top.rounded()) + row)
    }
  }

  /// Draws a symbol.
  ///
  /// - Parameters:
  ///   - image: The symbol.
  ///   - point: The position.
  ///   - anchor: The part of the symbol that is at the position.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(Text(verbatim: image.character), at: point, anchor: anchor)
  }

  /// Returns the style of what is drawn between two positions of the canvas.
  private func style(_ shading: Shading, between from: CGPoint, _ to: CGPoint) -> CellStyle {
    let middle = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
    let color = shading.color(at: transform.undo(middle) ?? middle) ?? environment.style.foreground
    return CellStyle(foreground: opacity < 1 ? (color ?? .primary).opacity(opacity) : color)
  }
}
