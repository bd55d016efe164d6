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
  ) -> _ComposedReducer<State, Action> { overriding { $0[keyPath: keyPath] = value } }

  /// Overrides the dependency whose key is the type of `value` for this reducer and its effects.
  public func dependency<Value: TestDependencyKey>(_ value: Value) -> _ComposedReducer<State, Action>
  where Value.Value == Value {
    overriding { $0[Value.self] = value }
  }

  /// Changes a dependency for this reducer and its effects.
  ///
  /// - Parameters:
  ///   - keyPath: The dependency; `\.self` for all of them.
  ///   - transform: Changes the value that applies around the reducer.
  public func transformDependency<V>(
    _ keyPath: WritableKeyPath<DependencyValues, V>,
    transform: @escaping (_ dependency: inout V) -> Void
  ) -> _ComposedReducer<State, Action> { overriding { transform(&$0[keyPath: keyPath]) } }

  private func overriding(
    _ update: @escaping (inout DependencyValues) -> Void
  ) -> _ComposedReducer<State, Action> {
    _ComposedReducer {
      let node = withDependencies(update) { _resolve() }
      return _ReducerNode { state, action in
        withDependencies(update) { node.reduce(into: &state, action: action) }
      }
    }
  }
}
