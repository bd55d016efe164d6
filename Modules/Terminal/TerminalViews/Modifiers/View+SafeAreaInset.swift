nonisolated extension View {
  /// Shows other views above or below this one, which gets the rest of the space.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the other views are.
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The number of empty rows between; none by default.
  ///   - content: The other views.
  public func safeAreaInset(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: Int? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    InsetView(
      content: self,
      shown: VStack(alignment: alignment, spacing: spacing) {
        if edge == .top { content().layoutPriority(1) }
        self
        if edge == .bottom { content().layoutPriority(1) }
      }
    )
  }

  /// Shows other views at the left or the right of this one, which gets the rest of the space.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the other views are.
  ///   - alignment: The vertical alignment of the views.
  ///   - spacing: The number of empty columns between; none by default.
  ///   - content: The other views.
  public func safeAreaInset(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: Int? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    InsetView(
      content: self,
      shown: HStack(alignment: alignment, spacing: spacing ?? 0) {
        if edge == .leading { content().layoutPriority(1) }
        self
        if edge == .trailing { content().layoutPriority(1) }
      }
    )
  }
}

/// A view with others beside it.
private nonisolated struct InsetView<Content: View, Shown: View>: View {
  let content: Content
  let shown: Shown

  @MainActor var body: some View { shown }

  @MainActor func _collectRows(_ rows: inout _RowList) { rows.append(self, around: content) }
}
