extension ViewGraph {
  /// Returns whether a node is kept in the background, such as in another tab.
  func isKept(_ node: _AnyNode) -> Bool {
    if node.isUnmounted { return false }
    var child = node
    while let parent = child.parent {
      if !parent.activeChildren.contains(where: { $0 === child }) { return parent.keepsInactive(child) }
      child = parent
    }
    return false
  }
}
