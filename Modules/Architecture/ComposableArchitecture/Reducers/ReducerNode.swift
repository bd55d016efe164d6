/// A reducer resolved for a store: what ``Reducer/body-swift.property`` describes, built once and kept, so
/// that an action costs no construction of bodies.
///
/// It is a closure. Where a reducer's types are known, the compiler specializes it for them; the methods of a
/// generic class it would not.
public struct _ReducerNode<State, Action> {
  @usableFromInline let closure: (inout State, Action) -> Effect<Action>

  @inlinable
  public init(_ closure: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    self.closure = closure
  }

  /// A node whose closure may put another state in the place of the one that it is given.
  @inlinable
  static func replacing(
    _ closure: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>
  ) -> _ReducerNode {
    let replacement = StateReplacement<State>()
    return _ReducerNode { state, action in
      replacement.observing(&state) { closure(&$0, action) }
    }
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    closure(&state, action)
  }
}

/// The result of operators and builders: it knows how to resolve the reducers in it.
///
/// Its type says nothing of the reducers in it, so that the types of long bodies stay flat: a compiler, and a
/// program at run time, handle fifty operators like one.
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

/// The reducer of a child that may not be there. It is resolved with the child's first action: a feature may
/// be its own child.
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

  /// Reduces in place what an optional holds.
  @inlinable
  func reduce(into state: inout State?, action: Action) -> Effect<Action> {
    guard isPresent(state) else { return .none }
    // It is there, and changing it through the optional changes it in place.
    return reduce(into: &state!, action: action)
  }

  @usableFromInline
  func resolved() -> _ReducerNode<State, Action> {
    let node = resolve()
    self.node = node
    return node
  }
}

/// Whether an optional holds something. Copies nothing, however large it is.
@inlinable
func isPresent<Value: ~Copyable>(_ value: borrowing Value?) -> Bool {
  switch value {
  case .some: true
  case .none: false
  }
}
