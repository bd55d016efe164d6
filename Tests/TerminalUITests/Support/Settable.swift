import ComposableArchitecture

/// A reducer without logic. Tests change its state by binding actions: `store.send(.set(\.count, 1))`.
struct Settable<State: ObservableState & Equatable & Sendable>: Reducer {
  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some Reducer<State, Action> { BindingReducer() }
}

extension Settable {
  /// Returns a store that starts with a state.
  @MainActor
  static func store(_ state: State) -> StoreOf<Self> { Store(initialState: state) { Self() } }
}
