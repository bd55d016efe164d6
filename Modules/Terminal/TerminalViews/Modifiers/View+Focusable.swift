/// Content that takes the focus as a whole.
nonisolated struct FocusableView<Content: View>: View {
  let content: Content
  let isFocusable: Bool
  /// Whether it leaves the focus to views within that take it.
  var yieldsToContent = false

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    FocusableNode(self, context) { $0.content }
  }
}

private final class FocusableNode<Content: View>: LayoutNode<FocusableView<Content>, Content> {
  private var focus = FocusEnvironment()

  override func environment(
    for view: FocusableView<Content>,
    in environment: EnvironmentValues
  ) -> EnvironmentValues {
    focus.inside(environment)
  }

  override var isFocusable: Bool {
    view.isFocusable && environment.isEnabled && !environment.isInRow
      && !(view.yieldsToContent && activeChildren.contains(where: \.hasFocusable))
  }
  override var focusKind: FocusKind { .control }

  override func paint(_ canvas: CellCanvas) {
    super.paint(canvas)
    guard isFocused else { return }
    canvas.restyle(frame) { style in
      if style.foreground == .secondary { style.foreground = nil }
      style.background = .selection
    }
  }

  override func focusChanged() {
    focus.flag.use(isFocused)
    setNeedsFrame()
  }
}

extension _AnyNode {
  /// Whether this node or one within takes the focus.
  fileprivate var hasFocusable: Bool { isFocusable || activeChildren.contains(where: \.hasFocusable) }
}

nonisolated extension View {
  /// Lets this view take the focus, so that its ``onKeyPress(_:fileID:line:action:)`` gets keys. The focus is shown by a
  /// background.
  ///
  /// - Parameter isFocusable: Whether it takes the focus.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    FocusableView(content: self, isFocusable: isFocusable)
  }
}
