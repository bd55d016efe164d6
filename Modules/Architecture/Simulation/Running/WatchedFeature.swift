import ComposableArchitecture

/// A feature that reports each reduction.
struct WatchedFeature<Base: Reducer>: Reducer {
  typealias State = Base.State
  typealias Action = Base.Action
  typealias Body = Never

  let base: Base
  let didReduce: (_ action: Action, _ new: State) -> Void

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _resolve().reduce(into: &state, action: action)
  }

  func _resolve() -> _ReducerNode<State, Action> {
    let node = base._resolve()
    return _ReducerNode { state, action in
      let effect = node.reduce(into: &state, action: action)
      didReduce(action, state)
      return effect
    }
  }
}
