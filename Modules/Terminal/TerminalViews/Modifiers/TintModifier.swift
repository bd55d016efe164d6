/// A view with another color for its accents.
nonisolated struct TintedView<Content: View>: RowModifier {
  let content: Content
  let color: Color

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    TintedNode(self, context) { $0.content }
  }

  @MainActor func around(_ row: AnyView) -> some View { TintedView<AnyView>(content: row, color: color) }
}

private final class TintedNode<Content: View>: LayoutNode<TintedView<Content>, Content> {
  override var isInert: Bool { true }

  override func paint(_ canvas: CellCanvas) {
    super.paint(canvas)
    canvas.restyle(frame) { if $0.foreground == .accentColor { $0.foreground = view.color } }
  }
}

nonisolated extension View {
  /// Draws what is emphasized in this view in a color instead of the theme's accent color: the border of the focused
  /// pane, titles, bars of progress, the bar at a selected row.
  ///
  /// Sheets and key bars, which are drawn elsewhere, keep the theme's color.
  ///
  /// - Parameter color: The color; `nil` for the color of the views around it.
  @ViewBuilder public func tint(_ color: Color?) -> some View {
    if let color { TintedView(content: self, color: color) } else { self }
  }
}
