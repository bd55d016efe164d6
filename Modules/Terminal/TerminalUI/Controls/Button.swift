/// A control pressed with Return or the space bar when focused, or with its shortcut wherever the focus is.
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

/// The purpose of a button.
public enum ButtonRole: Hashable, Sendable {
  case destructive, cancel
}

/// A key that presses a button.
public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers

  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The keys held with it.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return.
  public static let defaultAction = KeyboardShortcut(.return)
  /// Escape.
  public static let cancelAction = KeyboardShortcut(.escape)

  func matches(_ press: KeyPress) -> Bool { press.key == key && press.modifiers == modifiers }

  /// The key as shown in a key bar.
  var label: String {
    let prefix = (modifiers.contains(.control) ? "^" : "") + (modifiers.contains(.option) ? "M-" : "")
    return prefix + keyName
  }

  private var keyName: String {
    switch key {
    case .return: "⏎"
    case .escape: "Esc"
    case .tab: modifiers.contains(.shift) ? "S-Tab" : "Tab"
    case .space: "Space"
    case .upArrow: "↑"
    case .downArrow: "↓"
    case .leftArrow: "←"
    case .rightArrow: "→"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .home: "Home"
    case .end: "End"
    case .delete: "⌫"
    default: functionKeyName ?? "\(key.character)"
    }
  }

  private var functionKeyName: String? {
    (1...12).first { KeyEquivalent.function($0) == key }.map { "F\($0)" }
  }
}

extension View {
  /// Lets a key press this view's buttons, wherever the focus is.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The keys held with it; none by default.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> some View {
    environment(\.keyboardShortcut, KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Lets a key press this view's buttons, wherever the focus is.
  ///
  /// - Parameter shortcut: The key, with its modifiers.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
}

/// A node that a list presses when its row is selected and Return is pressed.
@MainActor
protocol PressableNode: AnyObject {
  func perform() -> KeyPress.Result
  /// The key and the title for a key bar; `nil` for a button without a key.
  var keyHint: KeyHint? { get }
}

/// A key and the title of its action.
struct KeyHint: Hashable {
  var key: String
  var title: String
}

private final class ButtonNode<Label: View>: LayoutNode<Button<Label>, EnvironmentView<Label, TextStyling>>,
  PressableNode
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
  override var prefersFocus: Bool { true }
  override var handlesKeysAnywhere: Bool { environment.keyboardShortcut != nil }

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
    if environment.keyboardShortcut?.matches(key) == true { return perform() }
    guard isFocused, key.modifiers.isEmpty, key.key == .return || key.key == .space else { return .ignored }
    return perform()
  }

  override func handle(_ event: MouseEvent) -> KeyPress.Result {
    guard event.kind == .press, !environment.isInRow else { return .ignored }
    return perform()
  }

  func perform() -> KeyPress.Result {
    guard environment.isEnabled else { return .ignored }
    view.action()
    return .handled
  }

  var keyHint: KeyHint? {
    environment.keyboardShortcut.map { KeyHint(key: $0.label, title: plainText) }
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
