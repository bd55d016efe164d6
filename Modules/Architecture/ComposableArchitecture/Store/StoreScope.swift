import CasePaths
import IdentifiedCollections

extension Store {
  /// The store of a child that is always there.
  ///
  /// The same store is returned as long as somebody holds it. O(1) in the size of the state.
  ///
  /// - Parameters:
  ///   - state: Where the child's state lies.
  ///   - action: The case that holds the child's actions.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scopedStore(ScopedStoreKey(state: state, action: action)) {
      PropertyCore(core, StateProjection(reading: state), action: AnyCasePath(action).embed)
    }
  }

  /// The store of a child that is always there.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scope(state, action: action)
  }

  /// The store of a child that may be missing; `nil` if it is. A child that comes back gets a new store.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    partialChild(
      ScopedStoreKey(state: state, action: action),
      extract: { $0.pointee[keyPath: state] },
      reading: state,
      action: AnyCasePath(action).embed
    )
  }

  /// The store of a child that may be missing; `nil` if it is.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    scope(state, action: action)
  }

  /// The stores of the rows of a collection, in its order.
  public func scope<ID: Hashable & Sendable, ChildState, ChildAction>(
    _ state: KeyPath<State, IdentifiedArray<ID, ChildState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ChildAction>>
  ) -> StoreCollection<ID, State, Action, ChildState, ChildAction> {
    StoreCollection(self, state: state, action: action)
  }

  /// The stores of the rows of a collection, in its order.
  public func scope<ID: Hashable & Sendable, ChildState, ChildAction>(
    state: KeyPath<State, IdentifiedArray<ID, ChildState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ChildAction>>
  ) -> StoreCollection<ID, State, Action, ChildState, ChildAction> {
    scope(state, action: action)
  }

  func partialChild<ChildState, ChildAction>(
    _ key: ScopedStoreKey,
    extract: @escaping (UnsafePointer<State>) -> ChildState?,
    reading keyPath: KeyPath<State, some Any>,
    action: @escaping (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction>? {
    core.access()
    // Whether the child is there is something that the caller has read.
    core.withPointer { _ = $0.pointee[keyPath: keyPath] }
    guard
      let core = PartialCore(
        core,
        extract: extract,
        register: { _ = $0.pointee[keyPath: keyPath] },
        action: action
      )
    else { return nil }
    return scopedStore(key) { core }
  }
}
