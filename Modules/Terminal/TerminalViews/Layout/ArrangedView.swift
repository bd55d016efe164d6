/// A layout that sets no guides.
protocol GuidelessLayout {}

/// Views in an arrangement of the app's.
nonisolated struct ArrangedView<Arrangement: Layout, Content: View>: View {
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
  /// The layout's cache, and the change of the node that it was made or updated after.
  private var cache: (value: Arrangement.Cache, change: Int)?

  override init(
    _ view: ArrangedView<Arrangement, Content>,
    _ context: _NodeContext,
    content: @escaping (ArrangedView<Arrangement, Content>) -> Content
  ) {
    super.init(view, context, content: content)
    // A layout of an app may set some.
    if Self.mayHaveGuides { countGuide(of: nil) }
  }

  private static var mayHaveGuides: Bool { !(Arrangement.self is any GuidelessLayout.Type) }

  override func unmount() {
    if !isUnmounted, Self.mayHaveGuides { discountGuide() }
    super.unmount()
  }

  private var subviews: [LayoutSubview] {
    let nodes = child?.layoutNodes ?? []
    if let axis = Arrangement.layoutProperties.stackOrientation {
      for node in nodes { node.setContainerAxis(axis) }
    }
    return nodes.map { LayoutSubview(node: $0) }
  }

  /// Calls a closure with the views and the cache, which is made before the first call and updated after each change.
  private func arrange<Result>(
    _ body: (_ subviews: [LayoutSubview], _ cache: inout Arrangement.Cache) -> Result
  ) -> Result {
    let subviews = subviews
    var known: Arrangement.Cache
    if let cache {
      known = cache.value
      if cache.change != invalidated { view.layout.updateCache(&known, subviews: subviews) }
    } else {
      known = view.layout.makeCache(subviews: subviews)
    }
    // The next change gets another number.
    graph.hasNewLayout = true
    let result = body(subviews, &known)
    cache = (known, invalidated)
    return result
  }

  override func setContainerAxis(_ axis: Axis) {}

  override func measure(_ proposal: ProposedSize) -> Size {
    let size = arrange { subviews, cache in
      view.layout.sizeThatFits(
        proposal: ProposedViewSize(proposal),
        subviews: subviews,
        cache: &cache
      )._inCells
    }
    return Size(width: ProposedSize.bounded(size.width), height: ProposedSize.bounded(size.height))
  }

  override func place(in rect: Rect) {
    frame = rect
    let proposal = ProposedViewSize(ProposedSize(rect.size))
    arrange { subviews, cache in
      let bounds = Arrangement._Extent._bounds(rect)
      // What a layout keeps in its cache is for the size that it gets.
      _ = view.layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      view.layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  override func explicitGuide(_ key: AlignmentKey, in size: Size) -> Int? {
    let proposal = ProposedViewSize(ProposedSize(size))
    let position = arrange { subviews, cache in
      let bounds = Arrangement._Extent._bounds(Rect(origin: .zero, size: size))
      return switch key {
      case .horizontal(let guide):
        view.layout.explicitAlignment(
          of: guide,
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &cache
        )
      case .vertical(let guide):
        view.layout.explicitAlignment(
          of: guide,
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &cache
        )
      }
    }
    guard let position else { return super.explicitGuide(key, in: size) }
    return ProposedSize.boundedPosition(Int(cells: position))
  }
}
