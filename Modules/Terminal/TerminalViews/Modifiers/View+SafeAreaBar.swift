nonisolated extension View {
  /// Shows a bar above or below this view, which gets the rest of the space.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the bar is.
  ///   - alignment: The horizontal alignment of the bar.
  ///   - spacing: The number of empty rows between; none by default.
  ///   - content: The views in the bar.
  public func safeAreaBar(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: Int? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Shows a bar at the left or the right of this view, which gets the rest of the space.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the bar is.
  ///   - alignment: The vertical alignment of the bar.
  ///   - spacing: The number of empty columns between; none by default.
  ///   - content: The views in the bar.
  public func safeAreaBar(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: Int? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Adds empty cells around this view, as much as a scene has at its edges: one at each.
  ///
  /// - Parameter edges: The edges to add cells to.
  public func scenePadding(_ edges: EdgeSet = .all) -> some View { padding(edges) }
}
