/// A layout of any type. When it changes, the views keep their state.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout(spacing: 2)) : AnyLayout(VStackLayout())
/// layout {
///   Text("Price")
///   Text("97,411.02")
/// }
/// ```
public struct AnyLayout: Layout {
  private let layout: any Layout

  /// - Parameter layout: The layout.
  public init(_ layout: some Layout) { self.layout = layout }

  public func makeCache(subviews: Subviews) -> Any { layout.makeCache(subviews: subviews) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Any) -> Size {
    layout.size(proposal, subviews, &cache)
  }

  public func placeSubviews(
    in bounds: Rect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Any
  ) {
    layout.place(bounds, proposal, subviews, &cache)
  }
}

extension Layout {
  /// Returns the size of the arrangement with a cache of any type.
  fileprivate func size(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any) -> Size {
    var known = cache as? Cache ?? makeCache(subviews: subviews)
    defer { cache = known }
    return sizeThatFits(proposal: proposal, subviews: subviews, cache: &known)._inCells
  }

  /// Places the views with a cache of any type.
  fileprivate func place(
    _ bounds: Rect,
    _ proposal: ProposedViewSize,
    _ subviews: Subviews,
    _ cache: inout Any
  ) {
    var known = cache as? Cache ?? makeCache(subviews: subviews)
    placeSubviews(in: _Extent._bounds(bounds), proposal: proposal, subviews: subviews, cache: &known)
    cache = known
  }
}
