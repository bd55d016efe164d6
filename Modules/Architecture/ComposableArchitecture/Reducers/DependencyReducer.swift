import Dependencies

extension Reducer {
  /// Overrides a dependency for this reducer and its effects.
  ///
  /// - Parameters:
  ///   - keyPath: The dependency.
  ///   - value: The value to use.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: Value
  ) -> _DependencyReducer<State, Action> {
    _DependencyReducer(base: _resolve) { $0[keyPath: keyPath] = value }
  }

  /// Overrides the dependency whose key is the type of `value` for this reducer and its effects.
  public func dependency<Value: TestDependencyKey>(_ value: Value) -> _DependencyReducer<State, Action>
  where Value.Value == Value {
    _DependencyReducer(base: _resolve) { $0[Value.self] = value }
  }

  /// Changes a dependency for this reducer and its effects.
  ///
  /// - Parameters:
  ///   - keyPath: The dependency; `\.self` for all of them.
  ///   - transform: Changes the value that applies around the reducer.
  public func transformDependency<V>(
    _ keyPath: WritableKeyPath<DependencyValues, V>,
    transform: @escaping (_ dependency: inout V) -> Void
  ) -> _DependencyReducer<State, Action> {
    _DependencyReducer(base: _resolve) { transform(&$0[keyPath: keyPath]) }
  }
}

public struct _DependencyReducer<State, Action>: Reducer {
  public typealias Body = Never

  let base: () -> _ReducerNode<State, Action>
  let update: (inout DependencyValues) -> Void

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _resolve().reduce(into: &state, action: action)
  }

  public func _resolve() -> _ReducerNode<State, Action> {
    let update = update
    let node = withDependencies(update) { base() }
    return _ReducerNode { state, action in
      withDependencies(update) { node.reduce(into: &state, action: action) }
    }
  }
}
