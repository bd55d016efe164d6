/// Views in columns, row after row. It creates all of its views.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.adaptive(minimum: 20))]) {
///   ForEach(items) { Text($0.name) }
/// }
/// ```
public nonisolated struct LazyVGrid<Content: View>: View {
  let layout: TrackLayout
  let content: Content

  /// - Parameters:
  ///   - columns: The columns.
  ///   - alignment: The position of the columns if they are narrower than the grid.
  ///   - spacing: The number of empty rows between two rows; none by default.
  ///   - content: The views.
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: Int? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = TrackLayout(
      axis: .vertical,
      items: columns,
      alignment: Alignment(horizontal: alignment, vertical: .center),
      trackSpacing: 1,
      lineSpacing: ProposedSize.bounded(spacing ?? 0)
    )
    self.content = content()
  }

  @MainActor public var body: some View { layout { content } }
}
