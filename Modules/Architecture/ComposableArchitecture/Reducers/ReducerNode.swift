/// A reducer resolved for a store: the composition that ``Reducer/body-swift.property`` describes, built once, so
/// that an action never builds bodies.
///
/// It is a closure. The compiler specializes closures for a reducer's types if it knows them. It wouldn't specialize
/// the methods of a generic class.
public struct _ReducerNode<State, Action> {
  @usableFromInline let closure: (inout State, Action) -> Effect<Action>

  @inlinable
  public init(_ closure: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    self.closure = closure
  }

  /// Returns a node whose closure may replace the whole state.
  @inlinable
  static func replacing(
    _ closure: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>
  ) -> _ReducerNode {
    let observers = StateObserversReader<State>()
    return _ReducerNode { state, action in
      observers.observing(&state) { closure(&$0, action) }
    }
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> { closure(&state, action) }
}

/// The result of operators and builders. It knows how to resolve the reducers in it.
///
/// Its type doesn't mention the reducers in it, so that the types of long bodies stay flat. The compiler and the
/// program handle fifty operators like one.
public struct _ComposedReducer<State, Action>: Reducer {
  public typealias Body = Never

  @usableFromInline let resolve: () -> _ReducerNode<State, Action>

  @inlinable
  init(_ resolve: @escaping () -> _ReducerNode<State, Action>) { self.resolve = resolve }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    resolve().reduce(into: &state, action: action)
  }

  @inlinable
  public func _resolve() -> _ReducerNode<State, Action> { resolve() }
}

/// The reducer of a child that may not exist. It is resolved with the child's first action, because a feature may be
/// its own child.
@usableFromInline
final class ChildNode<State, Action> {
  @usableFromInline var node: _ReducerNode<State, Action>?
  @usableFromInline let observers = StateObserversReader<State>()
  private let resolve: () -> _ReducerNode<State, Action>

  @usableFromInline
  init(_ reducer: some Reducer<State, Action>) {
    resolve = { reducer._resolve() }
    if ReducerSurvey.current != nil { node = resolve() }
  }

  @inlinable
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    observers.withoutCopies(&state) { (node ?? resolved()).reduce(into: &$0, action: action) }
  }

  /// Reduces the payload of an optional in place.
  @inlinable
  func reduce(into state: inout State?, action: Action) -> Effect<Action> {
    guard isPresent(state) else { return .none }
    // There is a payload, and changing it through the optional changes it in place.
    return reduce(into: &state!, action: action)
  }

  @usableFromInline
  func resolved() -> _ReducerNode<State, Action> {
    let node = resolve()
    self.node = node
    return node
  }
}
