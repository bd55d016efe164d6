/// A group of reducers, so that an operator applies to all of them together.
///
/// ```swift
/// CombineReducers {
///   FeatureA()
///   FeatureB()
/// }
/// .ifLet(\.$child, action: \.child) { Child() }
/// ```
public struct CombineReducers<State, Action, Reducers: Reducer<State, Action>>: Reducer {
  @usableFromInline let reducers: Reducers

  /// Combines the reducers that `build` lists. They run in that order.
  @inlinable
  public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) { reducers = build() }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    reducers.reduce(into: &state, action: action)
  }

  @inlinable
  public func _resolve() -> _ReducerNode<State, Action> { reducers._resolve() }
}
