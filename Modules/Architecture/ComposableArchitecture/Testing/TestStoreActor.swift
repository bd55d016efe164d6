import Dependencies

/// A test of a feature off the main actor: a ``TestStore`` that is an actor.
///
/// Each has its own executor, so that a suite whose tests use it runs on all cores.
///
/// ```swift
/// @Test func counting() async {
///   let store = TestStoreActor(initialState: Counter.State()) { Counter() }
///   await store.send(.incrementButtonTapped) { $0.count = 1 }
/// }
/// ```
public actor TestStoreActor<State: Equatable & Sendable, Action> {
  nonisolated let isolation: any Actor
  nonisolated let core: TestStoreCore<State, Action>

  public nonisolated var unownedExecutor: UnownedSerialExecutor { isolation.unownedExecutor }

  /// Creates a test store, with the parameters of a ``TestStore`` and an isolation.
  ///
  /// The store runs on the executor of `isolation`, and retains it. By default, it has its own.
  public init<R: Reducer<State, Action>>(
    initialState: @autoclosure @Sendable () -> State,
    isolation: (any Actor)? = nil,
    @ReducerBuilder<State, Action> reducer: @Sendable () -> R,
    withDependencies prepareDependencies: @Sendable (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let isolation = isolation ?? StoreIsolation()
    self.isolation = isolation
    core = TestStoreCore(
      initialState: initialState,
      reducer: reducer,
      withDependencies: prepareDependencies,
      isolation: isolation,
      location: _SourceLocation(fileID, filePath, line, column)
    )
  }

  /// Creates a test store from an initial state whose type is that of the reducer: `.init()`.
  // The last parameter only tells the two initializers apart. With `R.State` alone, `[]` would have no type.
  @_disfavoredOverload
  public init<R: Reducer<State, Action>>(
    initialState: @autoclosure @Sendable () -> R.State,
    isolation: (any Actor)? = nil,
    @ReducerBuilder<State, Action> reducer: @Sendable () -> R,
    withDependencies prepareDependencies: @Sendable (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _: Void = ()
  ) {
    self.init(
      initialState: initialState(),
      isolation: isolation,
      reducer: reducer,
      withDependencies: prepareDependencies,
      fileID: fileID,
      file: filePath,
      line: line,
      column: column
    )
  }

  deinit {
    core.complete()
    DependencyObjects.forget(self)
  }

  /// The state after the last action that the test has sent or received. If the store isn't exhaustive, the current
  /// state.
  public var state: State { core.state }

  /// The dependencies of the feature under test.
  public var dependencies: DependencyValues { core.dependencies }

  /// Changes the dependencies of the feature under test, from the next action on.
  public func withDependencies(_ update: @Sendable (inout DependencyValues) -> Void) {
    update(&core.dependencies)
  }

  /// The extent to which the test must assert what happens.
  public var exhaustivity: Exhaustivity { core.exhaustivity }

  /// Sets the extent to which the test must assert what happens.
  public func setExhaustivity(_ exhaustivity: Exhaustivity) { core.exhaustivity = exhaustivity }

  /// Sets the time to wait for effects that wait for the outside world.
  public func setTimeout(_ timeout: Duration) { core.timeout = timeout }

  /// Whether an effect of the feature has asked for its dismissal.
  public var isDismissed: Bool { core.isDismissed.value }

  /// Asserts the current state between actions.
  ///
  /// - Parameter updateStateToExpectedResult: Changes the state to the expected one.
  public func assert(
    _ updateStateToExpectedResult: sending (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) { core.assert(updateStateToExpectedResult, at: _SourceLocation(fileID, filePath, line, column)) }
}

/// A test store off the main actor for a reducer: `TestStoreActorOf<Feature>`.
public typealias TestStoreActorOf<R: Reducer> = TestStoreActor<R.State, R.Action>
where R.State: Equatable & Sendable
