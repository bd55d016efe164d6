/// An arrangement of views.
///
/// ```swift
/// /// Each view one column further to the right than the one above it.
/// struct Stairs: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///     let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///     let widths = sizes.enumerated().map { CGFloat($0.offset) + $0.element.width }
///     return CGSize(width: widths.max() ?? 0, height: sizes.reduce(0) { $0 + $1.height })
///   }
///
///   func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///     var point = bounds.origin
///     for subview in subviews {
///       subview.place(at: point, proposal: .unspecified)
///       point.x += 1
///       point.y += subview.sizeThatFits(.unspecified).height
///     }
///   }
/// }
///
/// Stairs { Text("a"); Text("b") }
/// ```
///
/// Lengths are cells, to the nearest. A layout may also have a ``Size`` and place its views in a ``Rect``.
@MainActor
public protocol Layout {
  typealias Subviews = LayoutSubviews

  /// The type of the values that are kept between the two calls of a frame.
  associatedtype Cache = Void

  /// The type of sizes: `CGSize` or ``Size``.
  associatedtype _Extent: _LayoutExtent

  /// The properties of the arrangement.
  static var layoutProperties: LayoutProperties { get }

  /// Returns the initial cache.
  ///
  /// - Parameter subviews: The views.
  func makeCache(subviews: Subviews) -> Cache

  /// Returns the size of the arrangement.
  ///
  /// - Parameters:
  ///   - proposal: The size offered by the container.
  ///   - subviews: The views.
  ///   - cache: The cache.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> _Extent

  /// Places each of the views.
  ///
  /// - Parameters:
  ///   - bounds: The area of the arrangement, in cells of the screen.
  ///   - proposal: The size offered by the container.
  ///   - subviews: The views.
  ///   - cache: The cache.
  func placeSubviews(
    in bounds: _Extent._Bounds,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

nonisolated extension Layout {
  /// Returns the views in this arrangement.
  ///
  /// - Parameter content: The views.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    ArrangedView(layout: self, content: content())
  }
}

private nonisolated struct ArrangedView<Arrangement: Layout, Content: View>: View {
  let layout: Arrangement
  let content: Content

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    ArrangedNode(self, context) { $0.content }
  }
}

private final class ArrangedNode<Arrangement: Layout, Content: View>: LayoutNode<
  ArrangedView<Arrangement, Content>, Content
>
{
  private var subviews: [LayoutSubview] {
    let nodes = child?.layoutNodes ?? []
    if let axis = Arrangement.layoutProperties.stackOrientation {
      for node in nodes { node.setContainerAxis(axis) }
    }
    return nodes.map { LayoutSubview(node: $0) }
  }

  override func setContainerAxis(_ axis: Axis) {}

  override func measure(_ proposal: ProposedSize) -> Size {
    let subviews = subviews
    var cache = view.layout.makeCache(subviews: subviews)
    let size = view.layout.sizeThatFits(
      proposal: ProposedViewSize(proposal),
      subviews: subviews,
      cache: &cache
    )._inCells
    return Size(width: ProposedSize.bounded(size.width), height: ProposedSize.bounded(size.height))
  }

  override func place(in rect: Rect) {
    frame = rect
    let subviews = subviews
    var cache = view.layout.makeCache(subviews: subviews)
    let proposal = ProposedViewSize(ProposedSize(rect.size))
    _ = view.layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    let bounds = Arrangement._Extent._bounds(rect)
    view.layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
