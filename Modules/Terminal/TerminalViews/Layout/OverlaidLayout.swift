/// A layout of nodes on top of each other.
@MainActor
struct OverlaidLayout {
  let alignment: Alignment

  private func positions(_ nodes: [_AnyNode], _ sizes: [Size]) -> (x: GuidedPositions?, y: GuidedPositions?) {
    (
      GuidedPositions(nodes, sizes, .horizontal(alignment.horizontal)),
      GuidedPositions(nodes, sizes, .vertical(alignment.vertical))
    )
  }

  func measure(_ nodes: [_AnyNode], _ proposal: ProposedSize) -> Size {
    let sizes = nodes.map { $0.sizeThatFits(proposal) }
    let positions = positions(nodes, sizes)
    return Size(
      width: positions.x?.length ?? sizes.reduce(0) { max($0, $1.width) },
      height: positions.y?.length ?? sizes.reduce(0) { max($0, $1.height) }
    )
  }

  func place(_ nodes: [_AnyNode], in rect: Rect) {
    for (node, rect) in zip(nodes, rects(nodes, in: rect)) { node.placeIfNeeded(in: rect) }
  }

  /// Returns the rectangle of each node.
  func rects(_ nodes: [_AnyNode], in rect: Rect) -> [Rect] {
    let sizes = nodes.map { $0.sizeThatFits(ProposedSize(rect.size)) }
    let positions = positions(nodes, sizes)
    return sizes.enumerated().map { index, size in
      var place = alignment.rect(size, in: rect)
      if let x = positions.x?.position(index, in: rect) { place.origin.x = x }
      if let y = positions.y?.position(index, in: rect) { place.origin.y = y }
      return place
    }
  }
}
