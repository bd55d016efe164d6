/// A view that chooses the focus when it appears.
private nonisolated struct DefaultFocusView<Content: View>: View {
  let content: Content
  let choose: () -> Void

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    DefaultFocusNode(self, context) { $0.content }
  }
}

private final class DefaultFocusNode<Content: View>: WrapperNode<DefaultFocusView<Content>, Content> {
  override var tracksLifecycle: Bool { true }

  override func appeared() {
    if graph.focus.isUnclaimed { view.choose() }
  }
}

nonisolated extension View {
  /// Gives a view in this one the focus when this one appears, unless a view on the screen has it already.
  ///
  /// - Parameters:
  ///   - binding: The binding to the focus: `$focusedField`.
  ///   - value: The value of the view that gets the focus.
  @MainActor public func defaultFocus<Field: Hashable>(_ binding: Binding<Field?>, _ value: Field)
    -> some View
  {
    DefaultFocusView(content: self) { binding.wrappedValue = value }
  }

  /// Keeps the action for Return in a text field of this view from being performed: those of the views around don't apply.
  ///
  /// - Parameter isBlocking: Whether it does.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    EnvironmentView(content: self, value: isBlocking) { if $0 { $1.onSubmit = nil } }
  }

  /// Changes an environment value for this view.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - transform: Changes the value.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentView(content: self, value: (keyPath, transform)) { $0.1(&$1[keyPath: $0.0]) }
  }
}
