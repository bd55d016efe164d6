import CasePaths
import ConcurrencyExtras
import Dependencies

/// A store that runs a feature off the main actor: a ``Store`` that is an actor.
///
/// The reducers are the same, and so are the rules of the runtime. The store has its own executor, or uses that of
/// another actor, such as a global one. Effects begin there as soon as it is free. An actor that owns a store can run
/// on the store's executor, and then work with it synchronously:
///
/// ```swift
/// actor Session {
///   let store = StoreActor(initialState: Feature.State()) { Feature() }
///   nonisolated var unownedExecutor: UnownedSerialExecutor { store.unownedExecutor }
///
///   func increment() {
///     store.assumeIsolated { _ = $0.send(.incrementButtonTapped) }
///   }
/// }
/// ```
@dynamicMemberLookup
public actor StoreActor<State, Action> {
  /// The actor whose executor the store runs on.
  nonisolated let isolation: any Actor
  nonisolated private let unsafeCore: UncheckedSendable<StoreCore<State, Action>>

  public nonisolated var unownedExecutor: UnownedSerialExecutor { isolation.unownedExecutor }

  var core: StoreCore<State, Action> { unsafeCore.value }

  /// Only the isolation of the store touches `core`.
  init(core: UncheckedSendable<StoreCore<State, Action>>, isolation: any Actor) {
    self.isolation = isolation
    unsafeCore = core
  }

  deinit { DependencyObjects.forget(self) }

  /// Creates a root store, with the parameters of a ``Store`` and an isolation.
  ///
  /// The store runs on the executor of `isolation`, and retains it. By default, it has its own.
  // `@Sendable`, so that a store can be made in any isolation, that of the main actor included.
  public init<R: Reducer<State, Action>>(
    initialState: @autoclosure @Sendable () -> R.State,
    overlappingReads: OverlappingReads = .automatic,
    isolation: (any Actor)? = nil,
    @ReducerBuilder<State, Action> reducer: @Sendable () -> R,
    withDependencies prepareDependencies: (@Sendable (inout DependencyValues) -> Void)? = nil
  ) {
    let isolation = isolation ?? StoreIsolation()
    let engine = StoreEngine(
      initialState: initialState,
      reducer: reducer,
      withDependencies: { prepareDependencies?(&$0) },
      isolation: isolation,
      overlaps: StateOverlaps(overlappingReads)
    )
    // The engine is new. From here on only `isolation` touches it.
    self.init(core: UncheckedSendable(engine), isolation: isolation)
  }

  /// Sends an action.
  ///
  /// - Returns: A handle on the effects that the action leads to.
  @discardableResult
  public func send(_ action: sending Action) -> StoreTask { StoreTask(group: core.send(action)) }

  /// Gives `body` the state, unobserved.
  ///
  /// - Parameter body: Reads the state.
  public func withState<R: Sendable>(
    _ body: (_ state: State) -> R,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> R {
    let location = _SourceLocation(fileID, filePath, line, column)
    return core.read(as: .function("withState", at: location)) { state in
      ReductionContext.untracked { body(state.pointee) }
    }
  }

  /// The states, beginning with the current one, until the store is released.
  ///
  /// A loop that is slower than the store gets the newest state and misses those before it. If the state is
  /// `Equatable`, no state comes twice in a row.
  public var states: AsyncStream<State> { core.states }

  /// Reads a part of the state, and registers the caller as an observer of it.
  public subscript<Value>(dynamicMember keyPath: any KeyPath<State, Value> & Sendable) -> Value
  where State: ObservableState {
    core.observedValue(at: keyPath)
  }
}

extension StoreActor where State: ObservableState {
  /// The state as it is. Reading a property of it registers the caller as an observer of that property.
  public var state: State { core.observedState }
}

extension StoreActor {
  /// Returns the store of a child that always exists. It runs on the executor of this store.
  ///
  /// The same store is returned as long as it is held.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> StoreActor<ChildState, ChildAction> {
    cachedStore(state, action)
      ?? cache(PropertyCore(core, StateProjection(reading: state), action: action), state, action)
  }

  /// Returns the store of a child that may be missing; `nil` if it is. A child that comes back gets a new store.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> StoreActor<ChildState, ChildAction>? {
    if let store: StoreActor<ChildState, ChildAction> = cachedStore(state, action) { return store }
    let part = core.children.part(state, OptionalPart(state))
    guard let child = PartialCore(core, part, action: action) else { return nil }
    return cache(child, state, action)
  }

  private func cachedStore<ChildState, ChildAction>(
    _ state: AnyKeyPath,
    _ action: AnyKeyPath
  ) -> StoreActor<ChildState, ChildAction>? {
    core.children.cached(state, action) { !$0.unsafeCore.value.isInvalid }
  }

  private func cache<ChildState, ChildAction>(
    _ core: StoreCore<ChildState, ChildAction>,
    _ state: AnyKeyPath,
    _ action: AnyKeyPath
  ) -> StoreActor<ChildState, ChildAction> {
    // The child store has the isolation of this one.
    let store = StoreActor<ChildState, ChildAction>(core: UncheckedSendable(core), isolation: isolation)
    self.core.children.cache(store, state, action)
    return store
  }
}

/// A store off the main actor for a reducer: `StoreActorOf<Feature>`.
public typealias StoreActorOf<R: Reducer> = StoreActor<R.State, R.Action>
