import Foundation

extension GraphicsContext {
  /// A symbol to measure and to draw.
  @MainActor
  public struct ResolvedImage {
    fileprivate let image: Image
    /// The color of the symbol; `nil` for that of text.
    public var shading: Shading?

    /// The size of the symbol, in cells.
    public var size: CGSize { CGSize(width: TextWidth.of(image.character), height: 1) }

    /// The distance of the line that the symbol stands on from its top.
    public var baseline: CGFloat { 1 }
  }

  /// Returns a symbol to measure and to draw.
  ///
  /// - Parameter image: The symbol.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }

  /// Draws a symbol.
  ///
  /// - Parameters:
  ///   - image: The symbol.
  ///   - point: The position.
  ///   - anchor: The part of the symbol that is at the position.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let text = Text(verbatim: image.image.character)
    let color = image.shading.flatMap { $0.color(at: point) }
    draw(color.map { text.foregroundColor($0) } ?? text, at: point, anchor: anchor)
  }

  /// Draws a symbol in the middle of a rectangle.
  ///
  /// - Parameters:
  ///   - image: The symbol.
  ///   - rect: The rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect) {
    draw(image, at: CGPoint(x: rect.midX, y: rect.midY))
  }

  /// Draws a symbol in the middle of a rectangle.
  ///
  /// - Parameters:
  ///   - image: The symbol.
  ///   - rect: The rectangle.
  public func draw(_ image: Image, in rect: CGRect) { draw(resolve(image), in: rect) }
}
