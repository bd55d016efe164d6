/// A reducer that is an enum of reducers. One of them runs at a time. `@Reducer` on an enum adds the conformance.
public protocol CaseReducer<State, Action>: Reducer
where State: CaseReducerState, Body: Reducer, Body.State == State, Body.Action == Action {
  // Declared again so that it is inferred from the static `body`, and not from defaults of `Reducer`.
  /// The type of the composed reducers.
  associatedtype Body

  /// The reducers. Each runs while the state is in its case.
  @ReducerBuilder<State, Action>
  static var body: Body { get }

  /// A store for each case: the type of `store.case`.
  associatedtype CaseScope

  /// Scopes a store to the case that its state is in.
  ///
  /// - Parameter store: The store of the whole enum.
  /// - Returns: The case, with the store of its payload.
  @preconcurrency @MainActor
  static func scope(_ store: Store<State, Action>) -> CaseScope
}

extension CaseReducer {
  public var body: Body { Self.body }
}
