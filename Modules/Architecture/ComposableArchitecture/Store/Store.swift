import Dependencies
import IdentifiedCollections

/// Runs a feature: holds its state, reduces the actions that are sent to it, and runs the effects.
///
/// ```swift
/// let store = Store(initialState: Counter.State()) { Counter() }
/// store.send(.incrementButtonTapped)
/// store.count  // 1
/// ```
///
/// Actions run in the order in which they were sent; one that is sent while another is being reduced waits its
/// turn. Observers are told after a reduction has ended. When a root store is released, its effects are
/// cancelled.
@MainActor
@dynamicMemberLookup
public final class Store<State, Action> {
  let core: StoreCore<State, Action>
  private var children: [ScopedStoreReference] = []
  private var rowObservers: [ScopedStoreReference] = []

  init(core: StoreCore<State, Action>) { self.core = core }

  /// Makes a root store.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with. It is made with the dependencies that `prepareDependencies` sets.
  ///   - reducer: The reducer that runs the feature. Its bodies are evaluated once.
  ///   - prepareDependencies: Overrides dependencies for the store and its effects.
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) {
    func engine() -> StoreEngine<State, Action> {
      StoreEngine(
        initialState: initialState(),
        reducer: reducer()._resolve(),
        dependencies: DependencyValues._current,
        isolation: MainActor.shared
      )
    }
    guard let prepareDependencies else {
      var dependencies = DependencyValues._current
      dependencies.pinDefaults()
      self.init(core: dependencies.run(engine))
      return
    }
    self.init(core: withDependencies(prepareDependencies, operation: engine))
  }

  /// Sends an action.
  ///
  /// - Returns: A handle on the effects that the action leads to.
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    StoreTask(group: core.send(action))
  }

  /// Gives `body` the state, unobserved.
  public func withState<R>(_ body: (_ state: State) -> R) -> R {
    core.read { state in ReductionContext.untracked { body(state.pointee) } }
  }

  /// Reads a part of the state, and registers the caller as an observer of it.
  @inlinable
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value
  where State: ObservableState {
    // Inlined, this is a call of the property's getter.
    if let state = observedPlace() { return state.pointee[keyPath: keyPath] }
    return value(at: keyPath)
  }

  /// Registers the caller as an observer of which state it is. Returns where the state lies, if that is fixed.
  @usableFromInline
  func observedPlace() -> UnsafePointer<State>? {
    core.access()
    return core.place
  }

  @usableFromInline
  func value<Value>(at keyPath: KeyPath<State, Value>) -> Value {
    core.read { $0.pointee[keyPath: keyPath] }
  }

  /// Whether the state that the store is scoped to has gone away.
  var isInvalid: Bool { core.isInvalid }

  /// The scoped store with the given key, if somebody still holds it and its state is still there.
  func known<ChildState, ChildAction>(_ key: ScopedStoreKey) -> Store<ChildState, ChildAction>? {
    for reference in children where reference.key.isIdentical(to: key) {
      guard let store = reference.store else { break }
      // One key stands for one type of child.
      let child = unsafeDowncast(store, to: Store<ChildState, ChildAction>.self)
      return child.isInvalid ? nil : child
    }
    for reference in children where reference.key == key {
      guard let store = reference.store as? Store<ChildState, ChildAction>, !store.isInvalid else { continue }
      // Key paths that are written in two places are two objects.
      children.append(ScopedStoreReference(key: key, store: store))
      return store
    }
    return nil
  }

  /// Makes the scoped store with the given key, and remembers it as long as somebody holds it.
  func keep<ChildState, ChildAction>(
    _ core: StoreCore<ChildState, ChildAction>,
    _ key: ScopedStoreKey
  ) -> Store<ChildState, ChildAction> {
    children.removeAll { $0.store == nil || $0.key == key }
    let store = Store<ChildState, ChildAction>(core: core)
    children.append(ScopedStoreReference(key: key, store: store))
    return store
  }
}

extension Store {
  /// What tells the observers of the rows at `keyPath`, as long as a store of such a row is held.
  func observer<ID, Row>(
    of keyPath: AnyKeyPath,
    make: () -> RowObserver<ID, State, Action, Row>
  ) -> RowObserver<ID, State, Action, Row> {
    rowObservers.removeAll { $0.store == nil }
    for reference in rowObservers where reference.key.state == keyPath {
      if let observer = reference.store as? RowObserver<ID, State, Action, Row> { return observer }
    }
    let observer = make()
    rowObservers.append(
      ScopedStoreReference(key: ScopedStoreKey(kind: .rows, state: keyPath, action: keyPath), store: observer)
    )
    return observer
  }
}

extension Store where State: ObservableState {
  /// The state as it is. Reading a property of it registers the caller as an observer of that property.
  public var state: State {
    core.access()
    return core.read { $0.pointee }
  }
}

extension Store: Identifiable {}

extension Store: Equatable {
  public nonisolated static func == (lhs: Store, rhs: Store) -> Bool { lhs === rhs }
}

extension Store: Hashable {
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A store for a reducer: `StoreOf<Feature>`.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

/// Which part of its parent a scoped store shows.
struct ScopedStoreKey: Equatable {
  /// What is made of the state at the key path.
  enum Kind: Equatable {
    case property, optional, rows
    case row(AnyHashable)
  }

  let kind: Kind
  let state: AnyKeyPath
  let action: AnyKeyPath

  func isIdentical(to other: Self) -> Bool {
    state === other.state && action === other.action && kind == other.kind
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.kind == rhs.kind && (lhs.state === rhs.state || lhs.state == rhs.state)
      && (lhs.action === rhs.action || lhs.action == rhs.action)
  }
}

/// A scoped store that is kept only as long as somebody else holds it.
struct ScopedStoreReference {
  let key: ScopedStoreKey
  weak var store: AnyObject?
}
