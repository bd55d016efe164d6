extension Reducer {
  /// Runs more reducers when a value of the state has been changed by this one.
  ///
  /// - Parameters:
  ///   - toValue: Reads the value.
  ///   - isDuplicate: Whether two values count as the same.
  ///   - reducer: Returns the reducer to run after the change, given the old and the new value.
  @inlinable
  public func onChange<V, R: Reducer<State, Action>>(
    of toValue: @escaping (State) -> V,
    removeDuplicates isDuplicate: @escaping (V, V) -> Bool,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
  ) -> _ComposedReducer<State, Action> {
    changing(toValue, isDuplicate) { old, new, state, action in
      reducer(old, new).reduce(into: &state, action: action)
    }
  }

  /// Runs more reducers when a value of the state has been changed by this one.
  ///
  /// ```swift
  /// .onChange(of: \.settings) { oldValue, newValue in
  ///   Reduce { state, action in .run { _ in try await storage.save(newValue) } }
  /// }
  /// ```
  @inlinable
  public func onChange<V: Equatable, R: Reducer<State, Action>>(
    of toValue: @escaping (State) -> V,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
  ) -> _ComposedReducer<State, Action> { onChange(of: toValue, removeDuplicates: ==, reducer) }

  /// Changes the state further, and returns an effect, when a value of the state has been changed.
  ///
  /// ```swift
  /// .onChange(of: \.query) { oldValue, state in
  ///   search(state.query)
  /// }
  /// ```
  @_disfavoredOverload
  @inlinable
  public func onChange<V: Equatable>(
    of toValue: @escaping (State) -> V,
    _ effect: @escaping (_ oldValue: V, _ state: inout State) -> Effect<Action>
  ) -> _ComposedReducer<State, Action> {
    changing(toValue, ==) { old, _, state, _ in
      effect(old, &state)
    }
  }

  @inlinable
  func changing<Value>(
    _ toValue: @escaping (State) -> Value,
    _ isDuplicate: @escaping (Value, Value) -> Bool,
    _ change: @escaping (Value, Value, inout State, Action) -> Effect<Action>
  ) -> _ComposedReducer<State, Action> {
    _ComposedReducer {
      let base = _resolve()
      return _ReducerNode { state, action in
        let old = toValue(state)
        let effect = base.reduce(into: &state, action: action)
        let new = toValue(state)
        return isDuplicate(old, new) ? effect : effect.merge(with: change(old, new, &state, action))
      }
    }
  }
}
