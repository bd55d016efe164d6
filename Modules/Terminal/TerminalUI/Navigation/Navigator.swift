/// The screens that the links of a navigation stack push, and those that belong to values.
@MainActor
final class Navigator {
  /// A screen above the root.
  enum Item {
    case screen(LinkedScreen)
    case value(AnyHashable)

    var id: AnyHashable {
      switch self {
      case .screen(let screen): AnyHashable(ObjectIdentifier(screen))
      case .value(let value): value
      }
    }
  }

  private struct Destination {
    weak var owner: _AnyNode?
    let make: @MainActor (AnyHashable) -> AnyView
  }

  private struct Weak {
    weak var node: _AnyNode?
    let type: ObjectIdentifier
  }

  /// Shows a screen in front of the others.
  var push: @MainActor (Item) -> Void = { _ in }

  private var destinations: [ObjectIdentifier: Destination] = [:]
  private var shown: [Weak] = []

  /// Sets the screen for values of a type, unless a view nearer to the root has set it.
  func setDestination<Value: Hashable>(
    for type: Value.Type,
    owner: _AnyNode,
    _ make: @escaping @MainActor (Value) -> AnyView
  ) {
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
    let type = ObjectIdentifier(Swift.type(of: value.base))
    return destinations[type]?.make(value) ?? AnyView(Image(systemName: "exclamationmark.triangle"))
  }

  /// Evaluates a node again when the screen for the type of a value is another.
  func follow(_ value: AnyHashable, _ node: _AnyNode) {
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
  var make: @MainActor () -> AnyView
  weak var node: _AnyNode?

  init(_ make: @escaping @MainActor () -> AnyView) { self.make = make }
}

/// The view of a screen that a link has pushed.
private struct LinkedScreenView: View {
  let screen: LinkedScreen

  func _makeNode(_ context: _NodeContext) -> _Node<Self> { LinkedScreenNode(self, context) }
}

private final class LinkedScreenNode: WrapperNode<LinkedScreenView, RowContent<AnyView>> {
  init(_ view: LinkedScreenView, _ context: _NodeContext) {
    super.init(view, context) { view in RowContent { view.screen.make() } }
    view.screen.node = self
  }

  override func refresh() { update(view, environment) }
}

/// The view of a screen for a value.
private struct ValueScreenView: View {
  let value: AnyHashable
  let navigator: Navigator

  func _makeNode(_ context: _NodeContext) -> _Node<Self> { ValueScreenNode(self, context) }
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
    }
  }
}
