import Dependencies

extension Reducer {
  /// Overrides a dependency for this reducer and its effects.
  ///
  /// - Parameters:
  ///   - keyPath: Which dependency.
  ///   - value: What to use for it.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: Value
  ) -> _DependencyReducer<Self> {
    _DependencyReducer(base: self) { $0[keyPath: keyPath] = value }
  }

  /// Overrides the dependency whose key is the type of `value` for this reducer and its effects.
  public func dependency<Value: TestDependencyKey>(_ value: Value) -> _DependencyReducer<Self>
  where Value.Value == Value {
    _DependencyReducer(base: self) { $0[Value.self] = value }
  }

  /// Changes a dependency for this reducer and its effects.
  ///
  /// - Parameters:
  ///   - keyPath: Which dependency; `\.self` for all of them.
  ///   - transform: Changes the value that is in force around the reducer.
  public func transformDependency<V>(
    _ keyPath: WritableKeyPath<DependencyValues, V>,
    transform: @escaping (_ dependency: inout V) -> Void
  ) -> _DependencyReducer<Self> {
    _DependencyReducer(base: self) { transform(&$0[keyPath: keyPath]) }
  }
}

public struct _DependencyReducer<Base: Reducer>: ComposedReducer {
  public typealias State = Base.State
  public typealias Action = Base.Action
  public typealias Body = Never

  let base: Base
  let update: (inout DependencyValues) -> Void

  public func _resolve() -> _ReducerNode<Base.State, Base.Action> {
    let update = update
    let node = withDependencies(update) { base._resolve() }
    return ReduceNode { state, action in
      withDependencies(update) { node.reduce(into: &state, action: action) }
    }
  }

  /// Overrides a further dependency.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: Value
  ) -> Self {
    transformDependency(keyPath) { $0 = value }
  }

  /// Changes a further dependency.
  public func transformDependency<V>(
    _ keyPath: WritableKeyPath<DependencyValues, V>,
    transform: @escaping (_ dependency: inout V) -> Void
  ) -> Self {
    Self(base: base) { values in
      transform(&values[keyPath: keyPath])
      update(&values)
    }
  }
}
