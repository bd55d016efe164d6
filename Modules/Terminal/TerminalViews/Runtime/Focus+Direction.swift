extension Focus {
  /// Moves the focus to the nearest node in a direction.
  func move(_ key: KeyEquivalent, _ graph: ViewGraph) -> KeyPress.Result {
    guard let from = focused?.frame else {
      // A field, in which commands would be text, is above what is empty, such as a list in which nothing is found.
      let first = focusables.first { key == .upArrow || $0.focusKind != .text }
      guard let first else { return .ignored }
      choose(first, graph)
      return .handled
    }
    let candidates = focusables.filter { node in
      node !== focused && !node.frame.isEmpty && distance(key, from, node.frame) != nil
    }
    let nearest = candidates.min {
      let (first, second) = ($0.frame, $1.frame)
      let distances = (distance(key, from, first) ?? 0, distance(key, from, second) ?? 0)
      return (distances.0, abs(first.minX - from.minX)) < (distances.1, abs(second.minX - from.minX))
    }
    guard let nearest else { return .ignored }
    choose(nearest, graph)
    return .handled
  }

  /// Returns the distance to a rectangle in a direction; `nil` if it isn't in that direction.
  private func distance(_ key: KeyEquivalent, _ from: Rect, _ to: Rect) -> Int? {
    // What is below or above a wide control is near, wherever it begins. The next row of a form is always the nearest.
    let rows = focused?.environment.isInForm == true ? 1_000 : 2
    let gap = max(0, to.minX - from.maxX, from.minX - to.maxX)
    let (along, across, weight) =
      switch key {
      case .downArrow: (to.minY - from.maxY, gap, rows)
      case .upArrow: (from.minY - to.maxY, gap, rows)
      case .rightArrow: (to.minX - from.maxX, abs(to.minY - from.minY) * 4, 2)
      case .leftArrow: (from.minX - to.maxX, abs(to.minY - from.minY) * 4, 2)
      default: (-1, 0, 0)
      }
    return along < 0 ? nil : along * weight + across
  }
}
