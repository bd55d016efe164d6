import ComposableArchitecture

/// The stores of the features in a navigation stack, from the bottom to the top.
@MainActor
public struct StorePath<State, Action> {
  let stores: () -> [Store<State, Action>]
  let push: (State) -> Void
  let pop: () -> Void
}
