import Foundation

nonisolated extension View {
  /// Sets the column at which stacks align this view.
  ///
  /// - Parameters:
  ///   - guide: The alignment.
  ///   - computeValue: Returns the column, from the left of this view.
  public func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    GuidedView(content: self, key: .horizontal(guide), position: computeValue)
  }

  /// Sets the row at which stacks align this view.
  ///
  /// - Parameters:
  ///   - guide: The alignment.
  ///   - computeValue: Returns the row, from the top of this view.
  public func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    GuidedView(content: self, key: .vertical(guide), position: computeValue)
  }
}

private nonisolated struct GuidedView<Content: View>: RowModifier {
  let content: Content
  let key: AlignmentKey
  let position: (ViewDimensions) -> CGFloat

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    GuidedNode(self, context) { $0.content }
  }

  @MainActor func around(_ row: AnyView) -> some View {
    GuidedView<AnyView>(content: row, key: key, position: position)
  }
}

private final class GuidedNode<Content: View>: LayoutNode<GuidedView<Content>, Content> {
  override init(
    _ view: GuidedView<Content>,
    _ context: _NodeContext,
    content: @escaping (GuidedView<Content>) -> Content
  ) {
    super.init(view, context, content: content)
    countGuide(of: view.key)
  }

  override func unmount() {
    if !isUnmounted { discountGuide() }
    super.unmount()
  }

  override var isInert: Bool { true }

  override func explicitGuide(_ key: AlignmentKey, in size: Size) -> Int? {
    let inner = child?.guide(key, in: size)
    guard key == view.key else { return inner }
    let dimensions = ViewDimensions(size, guides: inner.map { [key: $0] } ?? [:])
    return ProposedSize.boundedPosition(Int(cells: view.position(dimensions)))
  }
}
