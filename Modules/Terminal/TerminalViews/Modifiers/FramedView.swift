/// A view in an area of a certain size.
public nonisolated struct FramedView<Content: View>: RowModifier {
  let content: Content
  var width: FrameBounds
  var height: FrameBounds
  let alignment: Alignment

  @MainActor public func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    FrameNode(self, context) { $0.content }
  }

  @MainActor public func _collectRows(_ rows: inout _RowList) { collectAround(&rows) }

  @MainActor func around(_ row: AnyView) -> some View {
    FramedView<AnyView>(content: row, width: width, height: height, alignment: alignment)
  }
}

/// The limits of the width or the height of an area.
struct FrameBounds: Hashable {
  var min: Int?
  var ideal: Int?
  var max: Int?

  init(min: Int? = nil, ideal: Int? = nil, max: Int? = nil) {
    self.min = min.map(ProposedSize.bounded)
    self.ideal = ideal.map(ProposedSize.bounded)
    self.max = max.map(ProposedSize.bounded)
  }

  /// Returns the size proposed to the content.
  func proposal(_ proposal: Int?) -> Int? {
    guard let proposal = proposal ?? ideal else { return nil }
    return clamped(proposal)
  }

  /// Returns the size of the area for content of a given size.
  func size(_ content: Int, _ proposal: Int?) -> Int {
    if let min, min == max { return min }
    if let ideal, proposal == nil { return clamped(ideal) }
    if max != nil, let proposal { return clamped(min == nil ? Swift.max(proposal, 0) : proposal) }
    if min != nil, let proposal {
      return Swift.max(min ?? 0, Swift.min(content, Swift.max(proposal, min ?? 0)))
    }
    return clamped(content)
  }

  private func clamped(_ value: Int) -> Int {
    Swift.max(min ?? 0, Swift.min(value, max ?? ProposedSize.unbounded))
  }
}

private final class FrameNode<Content: View>: LayoutNode<FramedView<Content>, Content> {
  override var isInert: Bool { true }

  override func measure(_ proposal: ProposedSize) -> Size {
    let inside = super.measure(inner(proposal))
    return Size(
      width: view.width.size(inside.width, proposal.width),
      height: view.height.size(inside.height, proposal.height)
    )
  }

  private func inner(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: view.width.proposal(proposal.width), height: view.height.proposal(proposal.height))
  }

  override func place(in rect: Rect) {
    frame = rect
    guard let child else { return }
    let nodes = child.layoutNodes
    if nodes.count == 1, let node = nodes.first {
      node.placeIfNeeded(in: view.alignment.rect(node.sizeThatFits(ProposedSize(rect.size)), in: rect))
    } else {
      child.placeIfNeeded(in: view.alignment.rect(child.sizeThatFits(ProposedSize(rect.size)), in: rect))
    }
  }
}
