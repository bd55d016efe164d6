/// Groups reducers, so that an operator applies to all of them together.
///
/// ```swift
/// CombineReducers {
///   FeatureA()
///   FeatureB()
/// }
/// .ifLet(\.$child, action: \.child) { Child() }
/// ```
public struct CombineReducers<State, Action, Reducers: Reducer<State, Action>>: ComposedReducer {
  let reducers: Reducers

  /// Combines what `build` lists, run in that order.
  public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) {
    reducers = build()
  }

  public func _resolve() -> _ReducerNode<State, Action> { reducers._resolve() }
}
