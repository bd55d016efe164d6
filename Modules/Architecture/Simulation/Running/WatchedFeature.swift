import ComposableArchitecture

/// A feature that reports each reduction.
struct WatchedFeature<Base: Reducer>: Reducer {
  typealias State = Base.State
  typealias Action = Base.Action
  typealias Body = Never

  let base: Base
  let didReduce: (_ old: State?, _ action: Action, _ new: State) -> Void
  /// Whether the state before is reported.
  let keepsOld: Bool

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _resolve().reduce(into: &state, action: action)
  }

  func _resolve() -> _ReducerNode<State, Action> {
    let node = base._resolve()
    return _ReducerNode { state, action in
      let old = keepsOld ? state : nil
      let effect = node.reduce(into: &state, action: action)
      didReduce(old, action, state)
      return effect
    }
  }
}
