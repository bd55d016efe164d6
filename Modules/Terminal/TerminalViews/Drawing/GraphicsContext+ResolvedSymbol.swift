import Foundation

extension GraphicsContext {
  /// A view of a ``Canvas`` to measure and to draw.
  @MainActor
  public struct ResolvedSymbol {
    fileprivate let node: _AnyNode

    /// The size of the view, in cells.
    public var size: CGSize { CGSize(node.sizeThatFits(ProposedSize(width: nil, height: nil))) }
  }

  /// Returns one of the canvas's views, to measure and to draw; `nil` if none has the tag.
  ///
  /// - Parameter id: The tag.
  public func resolveSymbol(id: some Hashable) -> ResolvedSymbol? {
    symbols[AnyHashable(id)].map { ResolvedSymbol(node: $0) }
  }

  /// Draws a view.
  ///
  /// - Parameters:
  ///   - symbol: The view.
  ///   - point: The position.
  ///   - anchor: The part of the view that is at the position.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let (size, place) = (symbol.size, transform.apply(point))
    let corner = CGPoint(
      x: place.x - CGFloat(anchor.x) * size.width,
      y: place.y - CGFloat(anchor.y) * size.height
    )
    draw(symbol, onScreen: CGRect(origin: corner, size: size))
  }

  /// Draws a view in a rectangle.
  ///
  /// - Parameters:
  ///   - symbol: The view.
  ///   - rect: The rectangle, to the nearest cells.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    draw(symbol, onScreen: CGRect(origin: transform.apply(rect.origin), size: rect.size))
  }

  private func draw(_ symbol: ResolvedSymbol, onScreen rect: CGRect) {
    let (x, y) = (rect.minX, rect.minY)
    guard abs(x) < 1e6, abs(y) < 1e6, rect.width < 1e6, rect.height < 1e6 else { return }
    let area = Rect(
      x: drawing.frame.minX + Int(cells: x),
      y: drawing.frame.minY + Int(cells: y),
      width: Int(cells: rect.width),
      height: Int(cells: rect.height)
    )
    symbol.node.placeIfNeeded(
      in: Alignment.center.rect(symbol.node.sizeThatFits(ProposedSize(area.size)), in: area)
    )
    if opacity < 1 {
      drawing.canvas.mixing(symbol.node.frame, opacity) { symbol.node.paint(drawing.canvas) }
    } else {
      symbol.node.paint(drawing.canvas)
    }
  }
}
