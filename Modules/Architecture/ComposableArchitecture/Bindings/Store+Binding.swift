extension Store where State: ObservableState, Action: BindableAction, Action.State == State {
  /// A property of the state that can be assigned if the feature has binding actions: `store.text = "Hello"` sends
  /// `.binding(.set(\.text, "Hello"))`.
  public subscript<Value: Equatable & Sendable>(dynamicMember keyPath: WritableKeyPath<State, Value>) -> Value
  {
    get { self[dynamicMember: keyPath as KeyPath<State, Value>] }
    set { write(newValue, to: keyPath) { $0 } }
  }
}

extension Store
where
  State: ObservableState, Action: ViewAction, Action.ViewAction: BindableAction,
  Action.ViewAction.State == State
{
  /// A property of the state that can be assigned if the feature's view has binding actions: `store.text = "Hello"`
  /// sends `.view(.binding(.set(\.text, "Hello")))`.
  public subscript<Value: Equatable & Sendable>(dynamicMember keyPath: WritableKeyPath<State, Value>) -> Value
  {
    get { self[dynamicMember: keyPath as KeyPath<State, Value>] }
    set { write(newValue, to: keyPath) { .view($0) } }
  }
}

extension Store {
  /// Returns a binding to a property of the state. Writing to it sends a binding action.
  public func binding<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, Value>
  ) -> Binding<Value> where State: ObservableState, Action: BindableAction, Action.State == State {
    Binding(get: { self[dynamicMember: keyPath] }, set: { self.write($0, to: keyPath) { $0 } })
  }

  /// Returns a binding to the value that `get` reads from the state. Writing to it sends the action that `send`
  /// makes.
  public func binding<Value>(
    get: @escaping @MainActor (State) -> Value,
    send toAction: @escaping @MainActor (Value) -> Action
  ) -> Binding<Value> {
    Binding(
      get: {
        self.core.access()
        // Not `withState`: what `get` reads of an observable state is observed.
        return self.core.read(as: .property("binding")) { get($0.pointee) }
      },
      set: { if !self.isInvalid { self.send(toAction($0)) } }
    )
  }

  /// Sends a binding action, and reports an issue if no reducer carries it out. A control may still write while its
  /// child's state is being removed, and that isn't reported.
  private func write<ViewAction: BindableAction, Value: Equatable & Sendable>(
    _ value: Value,
    to keyPath: WritableKeyPath<State, Value>,
    toAction: (ViewAction) -> Action
  ) where ViewAction.State == State {
    guard !isInvalid else { return }
    let receipt = reducesAtOnce ? BindingReceipt(value: value, in: ViewAction.self) : nil
    send(toAction(.binding(BindingAction(keyPath, value, receipt: receipt))))
    if isInvalid { receipt?.sign() }
  }
}
