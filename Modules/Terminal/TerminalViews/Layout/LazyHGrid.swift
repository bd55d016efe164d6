/// Views in rows, column after column. It creates all of its views.
public nonisolated struct LazyHGrid<Content: View>: View {
  let layout: TrackLayout
  let content: Content

  /// - Parameters:
  ///   - rows: The rows.
  ///   - alignment: The position of the rows if they are lower than the grid.
  ///   - spacing: The number of empty columns between two columns; one by default.
  ///   - content: The views.
  public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: Int? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = TrackLayout(
      axis: .horizontal,
      items: rows,
      alignment: Alignment(horizontal: .center, vertical: alignment),
      trackSpacing: 0,
      lineSpacing: ProposedSize.bounded(spacing ?? 1)
    )
    self.content = content()
  }

  @MainActor public var body: some View { layout { content } }
}
