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
    let key = StoreKey(kind: .property, state: state, action: action)
    return cachedStore(for: key)
      ?? cache(PropertyCore(core, StateProjection(reading: state), action: action), for: key)
  }

  /// Returns the store of a child that is always there.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scope(state: state, action: action)
  }

  /// Returns the store of a child that may be missing; `nil` if it is. A child that comes back gets a new store.
  ///
  /// - Parameters:
  ///   - state: The key path of the child's state.
  ///   - action: The case that contains the child's actions.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    let part = core.children.part(state)
    core.observing {
      core.access()
      core.read(as: .property("scope"), part.register)
    }
    let key = StoreKey(kind: .optional, state: state, action: action)
    if let store: Store<ChildState, ChildAction> = cachedStore(for: key) { return store }
    return PartialCore(core, part, action: action).map { cache($0, for: key) }
  }

  /// Returns the store of a child that may be missing; `nil` if it is. A child that comes back gets a new store.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    scope(state: state, action: action)
  }

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
  ) -> StoreCollection<ID, State, Action, ChildState, ChildAction> {
    scope(state: state, action: action)
  }

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
  /// Returns the scoped store for a key, if it is still held and its state is still there.
  func cachedStore<ChildState, ChildAction>(for key: StoreKey) -> Store<ChildState, ChildAction>? {
    core.children.cached(for: key, as: Store<ChildState, ChildAction>.self).flatMap {
      $0.isInvalid ? nil : $0
    }
  }

  /// Makes the scoped store for a key, and remembers it as long as it is held.
  func cache<ChildState, ChildAction>(
    _ core: StoreCore<ChildState, ChildAction>,
    for key: StoreKey
  ) -> Store<ChildState, ChildAction> {
    self.core.children.cache(Store<ChildState, ChildAction>(core: core), for: key)
  }
}
