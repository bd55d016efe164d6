/// Content that takes the focus as a whole and is adjusted with the arrow keys.
nonisolated struct AdjustableView<Content: View>: View {
  let content: Content
  /// The words for what the view is, and its value if the content doesn't say it.
  let role: String
  let adjust: (Int) -> Void
  let press: (() -> Void)?
  /// The response to a click; `nil` for that to a press.
  var click: (() -> Void)?
  /// The name of what Return does, for the key bar; `nil` if it changes the value as the arrow keys do.
  var pressTitle: String?

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    AdjustableNode(self, context) { $0.content }
  }
}

/// A node whose value ← and → change.
@MainActor
protocol AdjustingNode: AnyObject {
  /// The name of what Return does; `nil` if it changes the value as well.
  var pressTitle: String? { get }
}

private final class AdjustableNode<Content: View>: LayoutNode<AdjustableView<Content>, Content>,
  PressableNode,
  AdjustingNode
{
  override var isFocusable: Bool { environment.isEnabled && (!environment.isInRow || isFurtherControl) }
  override var focusKind: FocusKind { environment.isAside ? .other : .control }
  override var handlesKeysAnywhere: Bool { environment.isInRow && environment.isEnabled && !isFurtherControl }

  var pressTitle: String? { view.pressTitle }

  func perform() -> KeyPress.Result { perform(view.press) }

  private func perform(_ action: (() -> Void)?) -> KeyPress.Result {
    guard environment.isEnabled, let action else { return .ignored }
    action()
    return .handled
  }

  override var offeredKeys: [KeyPress] {
    [KeyPress(.rightArrow), KeyPress(.leftArrow)] + (view.press == nil ? [] : [KeyPress(.return)])
  }

  override func handle(_ key: KeyPress) -> KeyPress.Result {
    guard key.modifiers.isEmpty else { return .ignored }
    switch key.key {
    case .leftArrow: view.adjust(-1)
    case .rightArrow: view.adjust(1)
    case .return, .space: return perform()
    default: return .ignored
    }
    return .handled
  }

  override func handle(_ event: MouseEvent) -> KeyPress.Result {
    guard event.kind == .press, !environment.isInRow || isFurtherControl else { return .ignored }
    return perform(view.click ?? view.press)
  }

  override var spoken: Spoken? {
    environment.isRedacted ? Spoken("") : .control(spokenLabel, view.role)
  }

  override func paint(_ canvas: CellCanvas) {
    super.paint(canvas)
    guard isFocused else { return }
    canvas.restyle(frame) { style in
      if style.foreground == .secondary { style.foreground = nil }
      style.background = .selection
    }
  }

  override func focusChanged() { setNeedsFrame() }
}
