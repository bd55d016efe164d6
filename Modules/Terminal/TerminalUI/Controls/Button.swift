/// A control that is pressed with Return or the space bar while focused, or with its shortcut wherever the focus is.
public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// - Parameters:
  ///   - role: The purpose of the button.
  ///   - action: The action to perform.
  ///   - label: The content of the button.
  public init(
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    ButtonNode(self, context) {
      $0.label.styled($0.role == .destructive ? TextStyling(foreground: .red) : TextStyling())
    }
  }

  public func _collectRows(_ rows: inout _RowList) { rows.append(self, isSelectable: true) }
}

extension Button where Label == Text {
  /// - Parameters:
  ///   - title: The text of the button.
  ///   - role: The purpose of the button.
  ///   - action: The action to perform.
  public init(
    _ title: some StringProtocol,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == TerminalUI.Label<Text, Image> {
  /// - Parameters:
  ///   - title: The text of the button.
  ///   - systemImage: The name of a symbol, such as `trash`.
  ///   - role: The purpose of the button.
  ///   - action: The action to perform.
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TerminalUI.Label(title, systemImage: systemImage) }
  }
}

/// A node that a list presses when its row is selected and Return is pressed.
@MainActor
protocol PressableNode: AnyObject {
  func perform() -> KeyPress.Result
}

/// A key and the title of its action.
struct KeyHint: Hashable {
  var key: String
  var title: String
}

private final class ButtonNode<Label: View>: LayoutNode<Button<Label>, EnvironmentView<Label, TextStyling>>,
  PressableNode, CommandNode
{
  private enum Face { case plain, bracketed, key(String) }

  private var face: Face {
    if environment.isInToolbar { return .key(environment.keyboardShortcut?.label ?? "") }
    return environment.isInRow ? .plain : .bracketed
  }

  /// The columns before and after the label.
  private var margins: (leading: Int, trailing: Int) {
    switch face {
    case .plain: (0, 0)
    case .bracketed: (1, 1)
    case .key(let key): (key.isEmpty ? 0 : TextWidth.of(key) + 1, 0)
    }
  }

  override var isFocusable: Bool {
    if case .bracketed = face { environment.isEnabled } else { false }
  }
  override var focusKind: FocusKind {
    switch view.role {
    case .cancel: .cancel
    case .destructive: .destructive
    case nil: .control
    }
  }
  override var handlesKeysAnywhere: Bool { environment.keyboardShortcut != nil && !handlesKeysAlways }
  override var handlesKeysAlways: Bool { environment.keyboardShortcut != nil && environment.isOnlyInPalette }
  override var isInert: Bool { !isFocusable && environment.keyboardShortcut == nil }

  override func measure(_ proposal: ProposedSize) -> Size {
    let margins = margins
    let inside = super.measure(proposal.inset(margins.leading + margins.trailing, 0))
    return Size(width: inside.width + margins.leading + margins.trailing, height: inside.height)
  }

  override func place(in rect: Rect) {
    let margins = margins
    super.place(in: rect.inset(by: EdgeInsets(leading: margins.leading, trailing: margins.trailing)))
    frame = rect
  }

  override func paint(_ canvas: Canvas) {
    super.paint(canvas)
    var style = environment.style
    switch face {
    case .plain: break
    case .bracketed:
      if view.role == .destructive { style.foreground = .red }
      canvas.put("[", style: style, x: frame.minX, y: frame.minY)
      canvas.put("]", style: style, x: frame.maxX - 1, y: frame.minY)
    case .key(let key):
      style.attributes.insert(.bold)
      style.foreground = .accentColor
      canvas.put(key, style: style, x: frame.minX, y: frame.minY)
    }
    if isFocused { canvas.restyle(frame) { $0.attributes.insert(.inverse) } }
  }

  override func handle(_ key: KeyPress) -> KeyPress.Result {
    if let shortcut = environment.keyboardShortcut, shortcut.matches(key) {
      return UserInput.declared(at: shortcut.place) { perform() }
    }
    // In the past the space bar plays the film.
    if environment.isPast, key.key == .space { return .ignored }
    guard isFocused, key.modifiers.isEmpty, key.key == .return || key.key == .space else { return .ignored }
    return perform()
  }

  override func handle(_ event: MouseEvent) -> KeyPress.Result {
    guard event.kind == .press, !environment.isInRow else { return .ignored }
    return perform()
  }

  override var offeredKeys: [KeyPress] {
    guard environment.isEnabled else { return [] }
    let shortcut = environment.keyboardShortcut.map { KeyPress($0.key, modifiers: $0.modifiers) }
    return [shortcut, isFocused ? KeyPress(.return) : nil].compactMap(\.self)
  }

  func perform() -> KeyPress.Result {
    guard environment.isEnabled else { return .ignored }
    view.action()
    return .handled
  }

  var command: Command? {
    let shortcut = environment.keyboardShortcut
    guard environment.isEnabled, environment.isInToolbar || shortcut != nil else { return nil }
    return Command(title: plainText, key: shortcut?.label ?? "") { [weak self] in _ = self?.perform() }
  }

  override func focusChanged() { graph.setNeedsFrame() }
}

extension _AnyNode {
  /// The first button in the node, or the node itself.
  var firstButton: (any PressableNode)? {
    if let button = self as? any PressableNode { return button }
    for child in activeChildren {
      if let button = child.firstButton { return button }
    }
    return nil
  }

  /// All text in the node.
  var plainText: String {
    if let text = self as? TextNode { return text.view.plain }
    return children.map(\.plainText).joined(separator: " ")
  }
}
