import CasePaths
import IdentifiedCollections

extension Store {
  /// Returns the store of a child that is always there: the same one as long as it is held.
  ///
  /// O(1) in the size of the state.
  ///
  /// - Parameters:
  ///   - state: The key path of the child's state.
  ///   - action: The case that contains the child's actions.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    cachedStore(state, action)
      ?? cache(PropertyCore(core, StateProjection(reading: state), action: action), state, action)
  }

  /// Returns the store of a child that is always there.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> { scope(state: state, action: action) }

  /// Returns the store of a child that may be missing; `nil` if it is. A child that comes back gets a new store.
  ///
  /// - Parameters:
  ///   - state: The key path of the child's state.
  ///   - action: The case that contains the child's actions.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    scope(core.children.part(state, OptionalPart(state)), state, action)
  }

  /// Returns the store of a case; `nil` if the state is in another one. Literals such as `\.detail` choose this function.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State.AllCasePaths, AnyCasePath<State, ChildState>>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? where State: CasePathable {
    scope(core.children.part(state, OptionalPart(State.allCasePaths[keyPath: state])), state, action)
  }

  /// Returns the store of a case; `nil` if the state is in another one.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State.AllCasePaths, AnyCasePath<State, ChildState>>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? where State: CasePathable { scope(state: state, action: action) }

  private func scope<ChildState, ChildAction>(
    _ part: OptionalPart<State, ChildState>,
    _ state: AnyKeyPath,
    _ action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    core.observing {
      core.access()
      core.read(as: .property("scope"), part.register)
    }
    if let store: Store<ChildState, ChildAction> = cachedStore(state, action) { return store }
    guard let child = PartialCore(core, part, action: action) else { return nil }
    return cache(child, state, action)
  }

  /// Returns the store of a child that may be missing; `nil` if it is. A child that comes back gets a new store.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? { scope(state: state, action: action) }

  /// Returns the stores of the rows of a collection, in its order.
  ///
  /// - Parameters:
  ///   - state: The key path of the collection.
  ///   - action: The case that contains the rows' actions.
  public func scope<ID: Hashable & Sendable, ChildState, ChildAction>(
    state: KeyPath<State, IdentifiedArray<ID, ChildState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ChildAction>>
  ) -> StoreCollection<ID, State, Action, ChildState, ChildAction> {
    let path = AnyCasePath(action)
    return StoreCollection(self, rows: RowReader(state), action: action) {
      path.embed(.element(id: $0, action: $1))
    }
  }

  /// Returns the stores of the rows of a collection, in its order.
  public func scope<ID: Hashable & Sendable, ChildState, ChildAction>(
    _ state: KeyPath<State, IdentifiedArray<ID, ChildState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ChildAction>>
  ) -> StoreCollection<ID, State, Action, ChildState, ChildAction> { scope(state: state, action: action) }

  /// Returns the stores of the features of a navigation stack, from the bottom to the top.
  ///
  /// - Parameters:
  ///   - state: The key path of the stack.
  ///   - action: The case that contains the stack's actions.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, StackState<ChildState>>,
    action: CaseKeyPath<Action, StackAction<ChildState, ChildAction>>
  ) -> StoreCollection<StackElementID, State, Action, ChildState, ChildAction> {
    let path = AnyCasePath(action)
    return StoreCollection(self, rows: RowReader(state), action: action) {
      path.embed(.element(id: $0, action: $1))
    }
  }

  /// Returns the stores of the features of a navigation stack, from the bottom to the top.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, StackState<ChildState>>,
    action: CaseKeyPath<Action, StackAction<ChildState, ChildAction>>
  ) -> StoreCollection<StackElementID, State, Action, ChildState, ChildAction> {
    scope(state: state, action: action)
  }
}

extension Store {
  /// Returns the scoped store for two key paths, if it is still held and its state is still there.
  private func cachedStore<ChildState, ChildAction>(
    _ state: AnyKeyPath,
    _ action: AnyKeyPath
  ) -> Store<ChildState, ChildAction>? { core.children.cached(state, action) { !$0.isInvalid } }

  /// Makes the scoped store for two key paths, and remembers it as long as it is held.
  private func cache<ChildState, ChildAction>(
    _ core: StoreCore<ChildState, ChildAction>,
    _ state: AnyKeyPath,
    _ action: AnyKeyPath
  ) -> Store<ChildState, ChildAction> {
    let store = Store<ChildState, ChildAction>(core: core)
    self.core.children.cache(store, state, action)
    return store
  }
}
