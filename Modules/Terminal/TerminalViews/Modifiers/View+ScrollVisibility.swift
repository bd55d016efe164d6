nonisolated extension View {
  /// Adds an action for when this view is seen in the scroll views and lists around it, and when it no longer is.
  ///
  /// - Parameters:
  ///   - threshold: The part of the view that must be seen, from 0 to 1.
  ///   - action: The action for whether it is seen.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5,
    _ action: @escaping (Bool) -> Void
  ) -> some View {
    VisibilityView(content: self, threshold: threshold, action: action)
  }
}

/// A view that tells whether it is seen.
private nonisolated struct VisibilityView<Content: View>: RowModifier {
  let content: Content
  let threshold: Double
  let action: (Bool) -> Void

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    VisibilityNode(self, context) { $0.content }
  }

  @MainActor func around(_ row: AnyView) -> some View {
    VisibilityView<AnyView>(content: row, threshold: threshold, action: action)
  }
}

private final class VisibilityNode<Content: View>: LayoutNode<VisibilityView<Content>, Content> {
  private var isVisible = false
  private var isScheduled = false

  override func place(in rect: Rect) {
    super.place(in: rect)
    // What is around may move while the view stays.
    invalidatePlacement()
    guard !isScheduled, isSeen != isVisible else { return }
    isScheduled = true
    // A scroll view may place its content twice in a frame, so this looks again.
    graph.afterFrame { [weak self] in self?.tell() }
  }

  private func tell() {
    isScheduled = false
    let isSeen = isSeen
    guard !isUnmounted, isSeen != isVisible else { return }
    isVisible = isSeen
    responding { view.action(isSeen) }
  }

  /// Whether enough of the view is within the scroll views and lists around.
  private var isSeen: Bool {
    guard !frame.isEmpty else { return false }
    let seen = ancestors.lazy.filter { $0 is any ScrollingNode }.reduce(frame) { $0.intersection($1.frame) }
    guard !seen.isEmpty else { return false }
    let part = Double(seen.width * seen.height) / Double(frame.width * frame.height)
    return part >= view.threshold
  }
}
