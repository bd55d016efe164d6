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
      inset: content(),
      place: .vertical(edge, alignment, spacing)
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
      inset: content(),
      place: .horizontal(edge, alignment, spacing)
    )
  }
}

/// The place of the other views of an inset.
private enum InsetPlace {
  case vertical(VerticalEdge, HorizontalAlignment, Int?)
  case horizontal(HorizontalEdge, VerticalAlignment, Int?)
}

/// A view with others beside it.
private nonisolated struct InsetView<Content: View, Inset: View>: RowModifier {
  let content: Content
  let inset: Inset
  let place: InsetPlace

  @MainActor var body: some View {
    switch place {
    case .vertical(let edge, let alignment, let spacing):
      VStack(alignment: alignment, spacing: spacing) {
        if edge == .top { inset.layoutPriority(1) }
        content
        if edge == .bottom { inset.layoutPriority(1) }
      }
    case .horizontal(let edge, let alignment, let spacing):
      HStack(alignment: alignment, spacing: spacing ?? 0) {
        if edge == .leading { inset.layoutPriority(1) }
        content
        if edge == .trailing { inset.layoutPriority(1) }
      }
    }
  }

  @MainActor func around(_ row: AnyView) -> some View {
    InsetView<AnyView, Inset>(content: row, inset: inset, place: place)
  }

  @MainActor func _collectRows(_ rows: inout _RowList) { collectAround(&rows) }
}
