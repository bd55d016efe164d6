import Foundation

extension GraphicsContext {
  /// A text to measure and to draw.
  @MainActor
  public struct ResolvedText {
    fileprivate let text: Text
    fileprivate let environment: EnvironmentValues
    fileprivate let palette: CellPalette
    /// The color of the text where it has none.
    public var shading = Shading.foreground

    /// Returns the size of the text in an area, in cells.
    ///
    /// - Parameter size: The size of the area.
    public func measure(in size: CGSize) -> CGSize {
      let glyphs = StyledGlyphs(text, environment, palette)
      let columns = Int(cells: max(1, size.width))
      if glyphs.width <= columns, !glyphs.glyphs.contains(.newline) {
        return CGSize(width: glyphs.width, height: 1)
      }
      return CGSize(width: min(glyphs.width, columns), height: glyphs.wrapped(to: columns).count)
    }
  }

  /// Returns a text to measure and to draw.
  ///
  /// - Parameter text: The text.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, environment: environment, palette: drawing.palette)
  }

  /// Draws a line of text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - point: The position.
  ///   - anchor: The part of the text that is at the position.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(colored(text, at: point), at: point, anchor: anchor)
  }

  /// Draws text in a rectangle. Long lines are wrapped.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - rect: The rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(colored(text, at: CGPoint(x: rect.midX, y: rect.midY)), in: rect)
  }

  /// Returns the text in the color that its shading has at a position.
  private func colored(_ text: ResolvedText, at point: CGPoint) -> Text {
    text.shading.color(at: point).map { text.text.foregroundColor($0) } ?? text.text
  }
}
