import Foundation

nonisolated extension View {
  /// Fills a shape behind this view with a color.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - shape: The shape, as large as this view.
  public func background(_ color: Color, in shape: some Shape) -> some View {
    styled(TextStyling(background: color)).background { shape.fill(color) }
  }

  /// Hides what this view draws outside its area.
  public func clipped() -> some View { ClippedView(content: self) }

  /// Hides what this view draws outside its area. Only whole cells are hidden, so the area is a rectangle.
  ///
  /// - Parameter shape: The shape, of which a terminal uses the rectangle around it.
  public func clipShape(_ shape: some Shape) -> some View { clipped() }

  /// Hides what this view draws outside its area. Only whole cells are hidden, so the corners aren't round.
  ///
  /// - Parameter radius: The radius, which has no effect on a terminal.
  public func cornerRadius(_ radius: CGFloat) -> some View { clipped() }

  /// Sets the area that reacts to a tap. It has no effect on a terminal: all cells of this view react.
  ///
  /// - Parameters:
  ///   - shape: The area.
  ///   - eoFill: Whether parts that the outline runs around twice are left out.
  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View { self }

  /// Sets the area for some purposes. It has no effect on a terminal: all cells of this view react.
  ///
  /// - Parameters:
  ///   - kind: The purposes.
  ///   - shape: The area.
  ///   - eoFill: Whether parts that the outline runs around twice are left out.
  public func contentShape(_ kind: ContentShapeKinds, _ shape: some Shape, eoFill: Bool = false) -> some View
  {
    self
  }
}

/// A view that draws only inside its area.
private nonisolated struct ClippedView<Content: View>: RowModifier {
  let content: Content

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    ClippedNode(self, context) { $0.content }
  }

  @MainActor func around(_ row: AnyView) -> some View { ClippedView<AnyView>(content: row) }
}

private final class ClippedNode<Content: View>: LayoutNode<ClippedView<Content>, Content> {
  override var isInert: Bool { true }
  override func paint(_ canvas: CellCanvas) { super.paint(canvas.clipped(to: frame)) }
}
