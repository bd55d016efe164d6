/// A control that is pressed with Return or the space bar while focused, or with its shortcut wherever the focus is.
public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label
  /// Whether it is the look of a button around it, which has the focus.
  var isLook = false

  /// - Parameters:
  ///   - role: The purpose of the button.
  ///   - action: The action to perform.
  ///   - label: The content of the button.
  public init(
    role: ButtonRole? = nil,
    action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public func _makeNode(_ context: _NodeContext) -> _Node<Self> { ButtonNode(self, context) }

  public func _collectRows(_ rows: inout _RowList) { rows.append(self, isSelectable: true) }
}

extension Button where Label == AnyView {
  /// Creates the look of a button in a ``PrimitiveButtonStyle``: that of a button without the style.
  ///
  /// - Parameter configuration: The parts of the button.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.press) { configuration.label }
    isLook = true
  }
}

extension Button where Label == Text {
  /// - Parameters:
  ///   - title: The text of the button.
  ///   - role: The purpose of the button.
  ///   - action: The action to perform.
  public init(
    _ title: some StringProtocol,
    role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == TerminalViews.Label<Text, Image> {
  /// - Parameters:
  ///   - title: The text of the button.
  ///   - systemImage: The name of a symbol, such as `trash`.
  ///   - role: The purpose of the button.
  ///   - action: The action to perform.
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { TerminalViews.Label(title, systemImage: systemImage) }
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

extension _AnyNode {
  /// The first button in the node, or the node itself.
  var firstButton: (any PressableNode)? {
    if let button = self as? any PressableNode { return button }
    for child in keyChildren ?? activeChildren {
      if let button = child.firstButton { return button }
    }
    return nil
  }

  /// Whether the node, or one in it, is a control that can be used.
  var hasUsableControl: Bool {
    if isFocusable || self is any PressableNode { return environment.isEnabled }
    return (keyChildren ?? activeChildren).contains(where: \.hasUsableControl)
  }

  /// Whether the node is in a row of a list, after another control of that row. The list presses the first control of
  /// its selected row. The others have the focus when they are used.
  var isFurtherControl: Bool {
    guard environment.isInRow else { return false }
    var row = self
    while let parent = row.parent, !(parent is any RowSelecting) { row = parent }
    return row.firstButton.map { $0 !== self } ?? false
  }

  /// All text in the node.
  var plainText: String {
    if let label = (self as? any SpokenNode)?.label { return label }
    if let text = self as? TextNode { return text.view.plain }
    return children.map(\.plainText).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
