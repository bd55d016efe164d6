/// An alignment along an axis.
enum AlignmentKey: Hashable, Sendable {
  case horizontal(HorizontalAlignment)
  case vertical(VerticalAlignment)

  /// The alignments that no app has made.
  static let usual: Set<AlignmentKey> = [
    .horizontal(.leading), .horizontal(.center), .horizontal(.trailing),
    .vertical(.top), .vertical(.center), .vertical(.bottom),
  ]

  /// Returns the position in a view of a size that sets none.
  func position(in size: Size) -> Int {
    switch self {
    case .horizontal(let alignment): alignment.position(in: size)
    case .vertical(let alignment): alignment.position(in: size)
    }
  }

  /// Returns the part of a point along the axis.
  func position(_ point: Point) -> Int { isHorizontal ? point.x : point.y }

  /// Returns the length along the axis.
  func length(_ size: Size) -> Int { isHorizontal ? size.width : size.height }

  /// Returns where views of a length begin in a rectangle.
  func offset(_ length: Int, in rect: Rect) -> Int {
    switch self {
    case .horizontal(let alignment): alignment.offset(length, in: rect)
    case .vertical(let alignment): alignment.offset(length, in: rect)
    }
  }

  private var isHorizontal: Bool { if case .horizontal = self { true } else { false } }

  /// Whether an app has made the alignment.
  var isCustom: Bool {
    switch self {
    case .horizontal(._custom), .vertical(._custom): true
    default: false
    }
  }
}

extension _AnyNode {
  /// Returns the position that a view sets for an alignment, from its left or its top; `nil` if it sets none. Only views
  /// around nodes that may set one are asked, because stacks are laid out for it.
  ///
  /// - Parameters:
  ///   - key: The alignment.
  ///   - size: The size of the view.
  func guide(_ key: AlignmentKey, in size: Size) -> Int? {
    guideCount > 0 ? explicitGuide(key, in: size) : nil
  }

  /// Notes that the node may set a position for an alignment, or if it is `nil`, for any of the usual ones.
  func countGuide(of key: AlignmentKey?) {
    if let key { graph.alignmentKeys.insert(key) }
    for node in [self] + ancestors { node.guideCount += 1 }
  }

  /// Notes that the node, which is counted, sets no position any longer, because it leaves.
  func discountGuide() {
    for node in [self] + ancestors { node.guideCount -= 1 }
  }
}

/// The places of views that have positions of their choice at one line.
@MainActor
struct GuidedPositions {
  private let key: AlignmentKey
  private let starts: [Int]
  /// The number of cells from the first view to the end of the last.
  let length: Int

  /// Returns `nil` if no view has a position, so that each is aligned by itself.
  init?(_ nodes: [_AnyNode], _ sizes: [Size], _ key: AlignmentKey) {
    guard key.isCustom || nodes.contains(where: { $0.guideCount > 0 }) else { return nil }
    let guides = zip(nodes, sizes).map { $0.guide(key, in: $1) }
    guard key.isCustom || guides.contains(where: { $0 != nil }) else { return nil }
    let positions = zip(guides, sizes).map { $0 ?? key.position(in: $1) }
    let line = positions.max() ?? 0
    self.key = key
    starts = positions.map { line - $0 }
    length = zip(starts, sizes).map { $0 + key.length($1) }.max() ?? 0
  }

  /// Returns the column or row of a view.
  ///
  /// - Parameters:
  ///   - index: The number of the view.
  ///   - rect: The rectangle of the views.
  func position(_ index: Int, in rect: Rect) -> Int {
    let start = key.isCustom ? key.position(rect.origin) : key.offset(length, in: rect)
    return start + starts[index]
  }
}
