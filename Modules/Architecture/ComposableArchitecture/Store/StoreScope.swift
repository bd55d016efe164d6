import CasePaths
import IdentifiedCollections

// Each function stands here four times: with and without the label `state`, and for two kinds of paths to the
// child's actions. The name of a case, `\.child`, is taken for a key path to a case path, which exists once for
// each place in the source. A case key path is made again with each call, which costs more than all the rest.
extension Store {
  /// The store of a child that is always there.
  ///
  /// The same store is returned as long as it is held. O(1) in the size of the state.
  ///
  /// - Parameters:
  ///   - state: Where the child's state lies.
  ///   - action: The case that holds the child's actions.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>
  ) -> Store<ChildState, ChildAction> where Action: CasePathable {
    child(state, action) { Action.allCasePaths[keyPath: action] }
  }

  /// The store of a child that is always there.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    child(state, action) { AnyCasePath(action) }
  }

  /// The store of a child that is always there.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>
  ) -> Store<ChildState, ChildAction> where Action: CasePathable {
    child(state, action) { Action.allCasePaths[keyPath: action] }
  }

  /// The store of a child that is always there.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    child(state, action) { AnyCasePath(action) }
  }

  /// The store of a child that may be missing; `nil` if it is. A child that comes back gets a new store.
  ///
  /// - Parameters:
  ///   - state: Where the child's state lies.
  ///   - action: The case that holds the child's actions.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>
  ) -> Store<ChildState, ChildAction>? where Action: CasePathable {
    optionalChild(state, action) { Action.allCasePaths[keyPath: action] }
  }

  /// The store of a child that may be missing; `nil` if it is. A child that comes back gets a new store.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    optionalChild(state, action) { AnyCasePath(action) }
  }

  /// The store of a child that may be missing; `nil` if it is. A child that comes back gets a new store.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>
  ) -> Store<ChildState, ChildAction>? where Action: CasePathable {
    optionalChild(state, action) { Action.allCasePaths[keyPath: action] }
  }

  /// The store of a child that may be missing; `nil` if it is. A child that comes back gets a new store.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    optionalChild(state, action) { AnyCasePath(action) }
  }

  /// The stores of the rows of a collection, in its order.
  ///
  /// - Parameters:
  ///   - state: Where the child's state lies.
  ///   - action: The case that holds the child's actions.
  public func scope<ID: Hashable & Sendable, ChildState, ChildAction>(
    _ state: KeyPath<State, IdentifiedArray<ID, ChildState>>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, IdentifiedAction<ID, ChildAction>>>
  ) -> StoreCollection<ID, State, Action, ChildState, ChildAction> where Action: CasePathable {
    rows(state, action) { Action.allCasePaths[keyPath: action] }
  }

  /// The stores of the rows of a collection, in its order.
  public func scope<ID: Hashable & Sendable, ChildState, ChildAction>(
    _ state: KeyPath<State, IdentifiedArray<ID, ChildState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ChildAction>>
  ) -> StoreCollection<ID, State, Action, ChildState, ChildAction> {
    rows(state, action) { AnyCasePath(action) }
  }

  /// The stores of the rows of a collection, in its order.
  public func scope<ID: Hashable & Sendable, ChildState, ChildAction>(
    state: KeyPath<State, IdentifiedArray<ID, ChildState>>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, IdentifiedAction<ID, ChildAction>>>
  ) -> StoreCollection<ID, State, Action, ChildState, ChildAction> where Action: CasePathable {
    rows(state, action) { Action.allCasePaths[keyPath: action] }
  }

  /// The stores of the rows of a collection, in its order.
  public func scope<ID: Hashable & Sendable, ChildState, ChildAction>(
    state: KeyPath<State, IdentifiedArray<ID, ChildState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ChildAction>>
  ) -> StoreCollection<ID, State, Action, ChildState, ChildAction> {
    rows(state, action) { AnyCasePath(action) }
  }

  /// The stores of the features of a navigation stack, from the bottom to the top.
  ///
  /// - Parameters:
  ///   - state: Where the child's state lies.
  ///   - action: The case that holds the child's actions.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, StackState<ChildState>>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, StackAction<ChildState, ChildAction>>>
  ) -> StoreCollection<StackElementID, State, Action, ChildState, ChildAction> where Action: CasePathable {
    elements(state, action) { Action.allCasePaths[keyPath: action] }
  }

  /// The stores of the features of a navigation stack, from the bottom to the top.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, StackState<ChildState>>,
    action: CaseKeyPath<Action, StackAction<ChildState, ChildAction>>
  ) -> StoreCollection<StackElementID, State, Action, ChildState, ChildAction> {
    elements(state, action) { AnyCasePath(action) }
  }

  /// The stores of the features of a navigation stack, from the bottom to the top.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, StackState<ChildState>>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, StackAction<ChildState, ChildAction>>>
  ) -> StoreCollection<StackElementID, State, Action, ChildState, ChildAction> where Action: CasePathable {
    elements(state, action) { Action.allCasePaths[keyPath: action] }
  }

  /// The stores of the features of a navigation stack, from the bottom to the top.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, StackState<ChildState>>,
    action: CaseKeyPath<Action, StackAction<ChildState, ChildAction>>
  ) -> StoreCollection<StackElementID, State, Action, ChildState, ChildAction> {
    elements(state, action) { AnyCasePath(action) }
  }
}

extension Store {
  private func child<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    _ action: AnyKeyPath,
    path: () -> AnyCasePath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    let key = ScopedStoreKey(kind: .property, state: state, action: action)
    return known(key) ?? keep(PropertyCore(core, StateProjection(reading: state), action: path()._embed), key)
  }

  private func optionalChild<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    _ action: AnyKeyPath,
    path: () -> AnyCasePath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    let part = children.part(state)
    core.access()
    core.read(as: .property("scope"), part.register)
    let key = ScopedStoreKey(kind: .optional, state: state, action: action)
    if let store: Store<ChildState, ChildAction> = known(key) { return store }
    return PartialCore(core, part, action: path()._embed).map { keep($0, key) }
  }

  private func rows<ID: Hashable & Sendable, ChildState, ChildAction>(
    _ state: KeyPath<State, IdentifiedArray<ID, ChildState>>,
    _ action: AnyKeyPath,
    path: () -> AnyCasePath<Action, IdentifiedAction<ID, ChildAction>>
  ) -> StoreCollection<ID, State, Action, ChildState, ChildAction> {
    let path = path()
    return StoreCollection(self, rows: RowReader(state), action: action) {
      path.embed(.element(id: $0, action: $1))
    }
  }

  private func elements<ChildState, ChildAction>(
    _ state: KeyPath<State, StackState<ChildState>>,
    _ action: AnyKeyPath,
    path: () -> AnyCasePath<Action, StackAction<ChildState, ChildAction>>
  ) -> StoreCollection<StackElementID, State, Action, ChildState, ChildAction> {
    let path = path()
    return StoreCollection(self, rows: RowReader(state), action: action) {
      path.embed(.element(id: $0, action: $1))
    }
  }
}
