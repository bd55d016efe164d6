import ComposableArchitecture

/// A property of a store's state that can be turned into a binding.
@MainActor
public struct BindableProperty<State: ObservableState, Action, Value> {
  let store: Store<State, Action>
  let keyPath: KeyPath<State, Value>

  /// Returns a binding to the property. Writing to it sends an action.
  ///
  /// - Parameter action: The case of the action, which contains the new value.
  public func sending(_ action: CaseKeyPath<Action, Value>) -> Binding<Value> {
    let keyPath = keyPath
    return store.binding(get: { $0[keyPath: keyPath] }, send: { action($0) })
  }
}
