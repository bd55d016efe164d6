/// A view with an action for when a value changes.
nonisolated struct ChangeView<Content: View, Value: Equatable>: RowModifier {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (_ oldValue: Value, _ newValue: Value) -> Void

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    ChangeNode(self, context) { $0.content }
  }

  static var actsOnce: Bool { true }

  @MainActor func around(_ row: AnyView) -> some View {
    ChangeView<AnyView, Value>(content: row, value: value, isInitial: isInitial, action: action)
  }
}

private final class ChangeNode<Content: View, Value: Equatable>: WrapperNode<
  ChangeView<Content, Value>, Content
>
{
  override var tracksLifecycle: Bool { true }

  override func appeared() {
    if view.isInitial { view.action(view.value, view.value) }
  }

  override func update(_ view: ChangeView<Content, Value>, _ environment: EnvironmentValues) {
    let old = self.view.value
    super.update(view, environment)
    if view.value != old { responding { view.action(old, view.value) } }
  }
}

nonisolated extension View {
  /// Adds an action for when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether the action is performed when the view appears too.
  ///   - action: The action to perform, with the old and the new value.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: initial, action: action)
  }

  /// Adds an action for when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - action: The action to perform, with the new value.
  public func onChange<Value: Equatable>(
    of value: Value,
    perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: false) { _, new in action(new) }
  }

  /// Adds an action for when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether the action is performed when the view appears too.
  ///   - action: The action to perform.
  public func onChange(
    of value: some Equatable,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: initial) { _, _ in action() }
  }
}
