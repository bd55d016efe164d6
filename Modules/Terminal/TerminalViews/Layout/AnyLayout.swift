import Foundation

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

  public func updateCache(_ cache: inout Any, subviews: Subviews) { layout.update(&cache, subviews) }

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

  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: Rect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Any
  ) -> CGFloat? {
    layout.position(.horizontal(guide), bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: Rect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Any
  ) -> CGFloat? {
    layout.position(.vertical(guide), bounds, proposal, subviews, &cache)
  }
}

extension Layout {
  /// Updates a cache of any type, which is made again if it is that of another layout.
  fileprivate func update(_ cache: inout Any, _ subviews: Subviews) {
    guard var known = cache as? Cache else { return cache = makeCache(subviews: subviews) }
    updateCache(&known, subviews: subviews)
    cache = known
  }

  /// Returns the position at which the arrangement is aligned, with a cache of any type.
  fileprivate func position(
    _ key: AlignmentKey,
    _ bounds: Rect,
    _ proposal: ProposedViewSize,
    _ subviews: Subviews,
    _ cache: inout Any
  ) -> CGFloat? {
    var known = cache as? Cache ?? makeCache(subviews: subviews)
    defer { cache = known }
    let bounds = _Extent._bounds(bounds)
    return switch key {
    case .horizontal(let guide):
      explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &known)
    case .vertical(let guide):
      explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &known)
    }
  }

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
