/// A layout of nodes in a row or a column, as in SwiftUI. The least flexible nodes choose their size first,
/// each from an equal share of the remaining space.
///
/// If the nodes don't fit, the spaces between them get smaller first: apps that were written for points have large
/// spaces.
@MainActor
struct StackLayout {
  var axis: Axis
  var spacing = 0
  var horizontal = HorizontalAlignment.center
  var vertical = VerticalAlignment.center

  func measure(_ nodes: [_AnyNode], _ proposal: ProposedSize) -> Size {
    let (sizes, spacing) = sizes(nodes, proposal)
    let main = sizes.reduce(0) { $0 + self.main($1) } + spacing * max(0, nodes.count - 1)
    let cross = GuidedPositions(nodes, sizes, key)?.length ?? sizes.reduce(0) { max($0, self.cross($1)) }
    return size(main: main, cross: cross)
  }

  func place(_ nodes: [_AnyNode], in rect: Rect) {
    for (node, rect) in zip(nodes, rects(nodes, in: rect)) { node.placeIfNeeded(in: rect) }
  }

  /// Returns the rectangle of each node.
  func rects(_ nodes: [_AnyNode], in rect: Rect) -> [Rect] {
    let (sizes, spacing) = sizes(nodes, ProposedSize(rect.size))
    let guided = GuidedPositions(nodes, sizes, key)
    var position = axis == .horizontal ? rect.minX : rect.minY
    return sizes.enumerated().map { index, size in
      defer { position += main(size) + spacing }
      switch axis {
      case .horizontal:
        let y = guided?.position(index, in: rect) ?? vertical.offset(size.height, in: rect)
        return Rect(origin: Point(x: position, y: y), size: size)
      case .vertical:
        let x = guided?.position(index, in: rect) ?? horizontal.offset(size.width, in: rect)
        return Rect(origin: Point(x: x, y: position), size: size)
      }
    }
  }

  private var key: AlignmentKey { axis == .horizontal ? .vertical(vertical) : .horizontal(horizontal) }

  /// Returns the sizes of the nodes, and the space between two of them.
  private func sizes(_ nodes: [_AnyNode], _ proposal: ProposedSize) -> (sizes: [Size], spacing: Int) {
    for node in nodes { node.setContainerAxis(axis) }
    guard let offered = main(proposal) else {
      return (nodes.map { $0.sizeThatFits(proposal) }, spacing)
    }
    var sizes = [Size](repeating: .zero, count: nodes.count)
    if nodes.count == 1 {
      sizes[0] = nodes[0].sizeThatFits(self.proposal(main: offered, like: proposal))
      return (sizes, spacing)
    }
    var needed = 0
    let order = nodes.indices.map { index -> (index: Int, priority: Double, flexibility: Int, most: Int) in
      let least = main(nodes[index].sizeThatFits(self.proposal(main: 0, like: proposal)))
      let most = main(
        nodes[index].sizeThatFits(self.proposal(main: ProposedSize.unbounded, like: proposal))
      )
      needed += most > offered ? least : most
      return (index, nodes[index].layoutPriority, most - least, most)
    }.sorted {
      ($1.priority, $0.flexibility, $0.index) < ($0.priority, $1.flexibility, $1.index)
    }
    let spacing = fittingSpacing(needed: needed, offered: offered, count: nodes.count)
    var remaining = offered - spacing * max(0, nodes.count - 1)
    for (position, entry) in order.enumerated() {
      let peers = order[position...].prefix { $0.priority == entry.priority }.count
      let later = order[(position + peers)...].reduce(0) {
        $0 + main(nodes[$1.index].sizeThatFits(self.proposal(main: 0, like: proposal)))
      }
      let share = max(0, remaining - later) / max(1, peers)
      let size = nodes[entry.index].sizeThatFits(self.proposal(main: share, like: proposal))
      sizes[entry.index] = size
      remaining -= main(size)
    }
    // Nodes that were cut off get the space left over.
    for entry in order where remaining > 0 && main(sizes[entry.index]) < entry.most {
      let size = nodes[entry.index].sizeThatFits(
        self.proposal(main: main(sizes[entry.index]) + remaining, like: proposal)
      )
      remaining -= main(size) - main(sizes[entry.index])
      sizes[entry.index] = size
    }
    return (sizes, spacing)
  }

  /// Returns the space between two nodes: less than the wished one if they don't fit otherwise, but words in a row stay
  /// apart.
  private func fittingSpacing(needed: Int, offered: Int, count: Int) -> Int {
    guard spacing > 1, needed + spacing * (count - 1) > offered else { return spacing }
    return min(spacing, max(axis == .horizontal ? 1 : 0, (offered - needed) / (count - 1)))
  }

  private func main(_ size: Size) -> Int { axis == .horizontal ? size.width : size.height }
  private func cross(_ size: Size) -> Int { axis == .horizontal ? size.height : size.width }
  private func main(_ size: ProposedSize) -> Int? { axis == .horizontal ? size.width : size.height }
  private func size(main: Int, cross: Int) -> Size {
    axis == .horizontal ? Size(width: main, height: cross) : Size(width: cross, height: main)
  }
  private func proposal(main: Int, like other: ProposedSize) -> ProposedSize {
    axis == .horizontal
      ? ProposedSize(width: main, height: other.height) : ProposedSize(width: other.width, height: main)
  }
}

extension StackLayout {
  /// Creates the layout of grouped views as a whole: a column that begins at the left in a row of a list.
  init(groupIn environment: EnvironmentValues) {
    self.init(axis: .vertical, horizontal: environment.isInRow ? .leading : .center)
  }
}
