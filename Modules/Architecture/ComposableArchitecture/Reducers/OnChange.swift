extension Reducer {
  /// Runs more reducers when a value of the state has been changed by this one.
  ///
  /// - Parameters:
  ///   - toValue: Reads the value.
  ///   - isDuplicate: Whether two values count as the same.
  ///   - reducer: Given the old and the new value, the reducer to run after the change.
  public func onChange<V, R: Reducer<State, Action>>(
    of toValue: @escaping (State) -> V,
    removeDuplicates isDuplicate: @escaping (V, V) -> Bool,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
  ) -> some Reducer<State, Action> {
    _OnChangeReducer(base: self, toValue: toValue, isDuplicate: isDuplicate) { old, new, state, action in
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
  public func onChange<V: Equatable, R: Reducer<State, Action>>(
    of toValue: @escaping (State) -> V,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
  ) -> some Reducer<State, Action> {
    onChange(of: toValue, removeDuplicates: ==, reducer)
  }

  /// Changes the state further, and returns an effect, when a value of the state has been changed.
  ///
  /// ```swift
  /// .onChange(of: \.query) { state, oldValue in
  ///   search(state.query)
  /// }
  /// ```
  @_disfavoredOverload
  public func onChange<V: Equatable>(
    of toValue: @escaping (State) -> V,
    _ effect: @escaping (_ state: inout State, _ oldValue: V) -> Effect<Action>
  ) -> some Reducer<State, Action> {
    _OnChangeReducer(base: self, toValue: toValue, isDuplicate: ==) { old, _, state, _ in
      effect(&state, old)
    }
  }
}

public struct _OnChangeReducer<Base: Reducer, Value>: ComposedReducer {
  public typealias State = Base.State
  public typealias Action = Base.Action
  public typealias Body = Never

  let base: Base
  let toValue: (Base.State) -> Value
  let isDuplicate: (Value, Value) -> Bool
  let change: (Value, Value, inout Base.State, Base.Action) -> Effect<Base.Action>

  public func _resolve() -> _ReducerNode<Base.State, Base.Action> {
    let base = base._resolve()
    return ReduceNode { [toValue, isDuplicate, change] state, action in
      let old = toValue(state)
      let effect = base.reduce(into: &state, action: action)
      let new = toValue(state)
      return isDuplicate(old, new) ? effect : effect.merged(with: change(old, new, &state, action))
    }
  }
}
