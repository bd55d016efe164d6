/// A reducer made of a closure: the part of a `body` with a feature's logic.
public struct Reduce<State, Action>: Reducer {
  @usableFromInline let closure: (inout State, Action) -> Effect<Action>

  /// Creates a reducer from `reduce`.
  ///
  /// - Parameter reduce: Called for each action with the state to change in place; returns the effects to run.
  @inlinable
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    closure = reduce
  }

  /// Erases the type of `reducer`.
  @inlinable
  public init(_ reducer: some Reducer<State, Action>) {
    let node = reducer._resolve()
    closure = { node.reduce(into: &$0, action: $1) }
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> { closure(&state, action) }

  @inlinable
  public func _resolve() -> _ReducerNode<State, Action> { .replacing(closure) }
}
