import Foundation

nonisolated extension View {
  /// Gives this view proportions. A row counts as two columns, as cells are about twice as high as they are wide.
  ///
  /// - Parameters:
  ///   - aspectRatio: The width divided by the height; `nil` for that of the view's ideal size.
  ///   - contentMode: Whether the view is in the available area, or covers it.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    AspectLayout(ratio: aspectRatio, mode: contentMode) { self }
  }

  /// Gives this view the proportions of a size.
  ///
  /// - Parameters:
  ///   - aspectRatio: The size.
  ///   - contentMode: Whether the view is in the available area, or covers it.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / max(aspectRatio.height, .ulpOfOne), contentMode: contentMode)
  }

  /// Keeps the proportions of this view within the available area.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Keeps the proportions of this view, which covers the available area.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// A layout of a view with proportions.
private nonisolated struct AspectLayout: Layout {
  let ratio: CGFloat?
  let mode: ContentMode

  /// Returns the proposal with the proportions.
  @MainActor private func proportioned(_ proposal: ProposedViewSize, _ subview: LayoutSubview)
    -> ProposedViewSize
  {
    let ideal: CGSize = subview.sizeThatFits(.unspecified)
    let columns = 2 * (ratio ?? ideal.width / max(ideal.height * 2, 1))
    guard columns.isFinite, columns > 0 else { return proposal }
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let height = proposal.height.flatMap { $0.isFinite ? $0 : nil }
    switch (width, height) {
    case (nil, nil): return .unspecified
    case (let width?, nil): return ProposedViewSize(CGSize(width: width, height: width / columns))
    case (nil, let height?): return ProposedViewSize(CGSize(width: height * columns, height: height))
    case (let width?, let height?):
      let isWidthGiven = mode == .fit ? width <= height * columns : width >= height * columns
      return isWidthGiven
        ? ProposedViewSize(CGSize(width: width, height: width / columns))
        : ProposedViewSize(CGSize(width: height * columns, height: height))
    }
  }

  @MainActor func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first.map { $0.sizeThatFits(proportioned(proposal, $0)) } ?? .zero
  }

  @MainActor func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY),
        anchor: .center,
        proposal: proportioned(ProposedViewSize(bounds.size), subview)
      )
    }
  }
}
