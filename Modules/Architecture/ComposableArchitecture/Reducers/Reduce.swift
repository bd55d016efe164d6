/// A reducer made of a closure: the part of a `body` in which a feature's logic stands.
public struct Reduce<State, Action>: Reducer {
  let closure: (inout State, Action) -> Effect<Action>

  /// Makes a reducer of `reduce`.
  ///
  /// - Parameter reduce: Called for each action with the state to change in place; returns the effects to run.
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    closure = reduce
  }

  /// Erases the type of `reducer`.
  public init(_ reducer: some Reducer<State, Action>) {
    let node = reducer._resolve()
    closure = { node.reduce(into: &$0, action: $1) }
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    closure(&state, action)
  }

  public func _resolve() -> _ReducerNode<State, Action> { ReduceNode(closure) }
}

final class ReduceNode<State, Action>: _ReducerNode<State, Action> {
  let closure: (inout State, Action) -> Effect<Action>

  init(_ closure: @escaping (inout State, Action) -> Effect<Action>) { self.closure = closure }

  override func reduce(into state: inout State, action: Action) -> Effect<Action> {
    closure(&state, action)
  }
}
