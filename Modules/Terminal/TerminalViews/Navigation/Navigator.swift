/// The screens that the links of a navigation stack push, and those that belong to values.
@MainActor
final class Navigator {
  /// A screen above the root.
  enum Item {
    case screen(LinkedScreen)
    case value(AnyHashable)
    case view(AnyView, id: AnyHashable)

    var id: AnyHashable {
      switch self {
      case .screen(let screen): AnyHashable(ObjectIdentifier(screen))
      case .value(let value): value
      case .view(_, let id): id
      }
    }

    /// Asks for the removal of the screen; `nil` if it needn't be asked for.
    @MainActor var pop: (() -> Void)? {
      if case .screen(let screen) = self { screen.pop } else { nil }
    }
  }

  private struct Destination {
    weak var owner: _AnyNode?
    let make: (AnyHashable) -> AnyView
  }

  private struct Weak {
    weak var node: _AnyNode?
    let type: ObjectIdentifier
  }

  /// Shows a screen in front of the others.
  var push: (Item) -> Void = { _ in }
  /// Removes a screen, and those that its links have pushed.
  var remove: (LinkedScreen) -> Void = { _ in }
  /// Shows the column of a split view for what is selected in the one before; `nil` if there is none.
  var showSelection: (() -> KeyPress.Result)?
  /// Moves the focus to the next column of a split view, if it is on the screen too; `nil` if there is none.
  var focusNextColumn: (() -> KeyPress.Result)?
  /// The selection of the list in the column of a split view; `nil` if there is no next column.
  var columnSelection: ColumnSelection?
  /// The screens for values in all columns of the split view around.
  private(set) var shared: Navigator?
  private let isShared: Bool

  private var destinations: [ObjectIdentifier: Destination] = [:]
  private var shown: [Weak] = []

  /// - Parameter isShared: Whether it has the screens for values in all columns of a split view.
  init(isShared: Bool = false) { self.isShared = isShared }

  /// Shares the screens for values with all columns of the split view around, if there is one.
  func joinSplitView(of outer: Navigator?) {
    shared = outer?.isShared == true ? outer : outer?.shared
    showSelection = outer?.showSelection
    focusNextColumn = outer?.focusNextColumn
    columnSelection = outer?.columnSelection
  }

  /// Sets the screen for values of a type, unless a view nearer to the root has set it.
  func setDestination<Value: Hashable>(
    for type: Value.Type,
    owner: _AnyNode,
    _ make: @escaping (Value) -> AnyView
  ) {
    shared?.setDestination(for: type, owner: owner, make)
    let type = ObjectIdentifier(type)
    if let other = destinations[type]?.owner, other !== owner, !other.isUnmounted { return }
    destinations[type] = Destination(owner: owner) { value in
      (value.base as? Value).map(make) ?? AnyView(EmptyView())
    }
    shown.removeAll { $0.node == nil }
    for screen in shown where screen.type == type { screen.node?.invalidate() }
  }

  /// Returns the screen for a value, which is a warning sign if no view has set one for its type.
  func view(for value: AnyHashable) -> AnyView {
    destination(for: value)?.make(value) ?? AnyView(Image(systemName: "exclamationmark.triangle"))
  }

  /// Returns whether a view in this stack or column has set a screen for the type of a value.
  func hasScreen(for value: AnyHashable) -> Bool {
    destinations[ObjectIdentifier(Swift.type(of: value.base))] != nil
  }

  private func destination(for value: AnyHashable) -> Destination? {
    destinations[ObjectIdentifier(Swift.type(of: value.base))] ?? shared?.destination(for: value)
  }

  /// Evaluates a node again when the screen for the type of a value is another.
  func follow(_ value: AnyHashable, _ node: _AnyNode) {
    shared?.follow(value, node)
    shown.append(Weak(node: node, type: ObjectIdentifier(Swift.type(of: value.base))))
  }
}

extension EnvironmentValues {
  private enum NavigatorKey: EnvironmentKey {
    static var defaultValue: Navigator? { nil }
  }

  /// The screens of the navigation stack around the view.
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}

/// A screen that a link has pushed. It follows the link.
@MainActor
final class LinkedScreen {
  var make: () -> AnyView
  /// Asks for the removal of the screen; `nil` if it needn't be asked for.
  var pop: (() -> Void)?
  weak var node: _AnyNode?

  init(_ make: @escaping () -> AnyView) { self.make = make }
}

/// The view of a screen that a link has pushed.
private nonisolated struct LinkedScreenView: View {
  let screen: LinkedScreen

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> { LinkedScreenNode(self, context) }
}

private final class LinkedScreenNode: WrapperNode<LinkedScreenView, RowContent<AnyView>> {
  init(_ view: LinkedScreenView, _ context: _NodeContext) {
    super.init(view, context) { view in RowContent { view.screen.make() } }
    view.screen.node = self
  }

  override func refresh() { update(view, environment) }
}

/// The view of a screen for a value.
private nonisolated struct ValueScreenView: View {
  let value: AnyHashable
  let navigator: Navigator

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> { ValueScreenNode(self, context) }
}

private final class ValueScreenNode: WrapperNode<ValueScreenView, RowContent<AnyView>> {
  init(_ view: ValueScreenView, _ context: _NodeContext) {
    super.init(view, context) { view in RowContent { view.navigator.view(for: view.value) } }
    view.navigator.follow(view.value, self)
  }

  override func refresh() { update(view, environment) }
}

extension Navigator.Item {
  /// Returns the view of the screen.
  @MainActor
  func view(_ navigator: Navigator) -> AnyView {
    switch self {
    case .screen(let screen): AnyView(LinkedScreenView(screen: screen))
    case .value(let value): AnyView(ValueScreenView(value: value, navigator: navigator))
    case .view(let view, _): view
    }
  }
}
