import Dependencies

/// A test of a feature: it sends actions to the feature, and asserts how the state changes and which actions the
/// effects send back.
///
/// ```swift
/// let clock = TestClock()
/// let store = TestStore(initialState: Timer.State()) { Timer() } withDependencies: {
///   $0.continuousClock = clock
/// }
/// await store.send(.startButtonTapped) { $0.isRunning = true }
/// await clock.advance(by: .seconds(1))
/// await store.receive(\.ticked) { $0.elapsed = 1 }
/// await store.send(.stopButtonTapped) { $0.isRunning = false }
/// ```
///
/// The store owns the executor of the effects and steps it until nothing is left that can run. It never depends
/// on a wall clock, and any number of test stores run at the same time. A `receive` that nothing can satisfy fails at
/// once. The store waits only for effects that wait for the world outside of the test.
///
/// By default a test must assert everything; see ``exhaustivity``.
@preconcurrency @MainActor
public final class TestStore<State: Equatable, Action>: _NanosecondTimeout {
  let core: TestStoreCore<State, Action>

  /// Accepted for source compatibility. A test store is deterministic either way.
  public var useMainSerialExecutor = true

  /// Creates a test store.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with.
  ///   - reducer: The feature under test.
  ///   - prepareDependencies: Overrides dependencies for the test. One that is not overridden fails the test
  ///     when it is used.
  public init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    core = TestStoreCore(
      initialState: initialState,
      reducer: reducer,
      withDependencies: prepareDependencies,
      isolation: MainActor.shared,
      location: _SourceLocation(fileID, filePath, line, column)
    )
  }

  /// Creates a test store from an initial state whose type is that of the reducer: `.init()`.
  // The last parameter only tells the two initializers apart. With `R.State` alone, `[]` would have no type.
  @_disfavoredOverload
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _: Void = ()
  ) {
    self.init(
      initialState: initialState(),
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

  /// The dependencies of the feature under test; they can be changed between actions.
  public var dependencies: DependencyValues {
    get { core.dependencies }
    set { core.dependencies = newValue }
  }

  /// The extent to which the test must assert what happens.
  public var exhaustivity: Exhaustivity {
    get { core.exhaustivity }
    set { core.exhaustivity = newValue }
  }

  /// The time to wait for effects that wait for the outside world.
  public var timeout: Duration {
    get { core.timeout }
    set { core.timeout = newValue }
  }

  public var _timeout: Duration {
    get { timeout }
    set { timeout = newValue }
  }

  /// Whether an effect of the feature has asked for its dismissal.
  public var isDismissed: Bool { core.isDismissed.value }

  /// Runs `operation` with another exhaustivity.
  @discardableResult
  public func withExhaustivity<R>(_ exhaustivity: Exhaustivity, operation: () throws -> R) rethrows -> R {
    let previous = self.exhaustivity
    defer { self.exhaustivity = previous }
    self.exhaustivity = exhaustivity
    return try operation()
  }

  /// Runs `operation` with another exhaustivity.
  @discardableResult
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity,
    operation: () async throws -> R
  ) async rethrows -> R {
    let previous = self.exhaustivity
    defer { self.exhaustivity = previous }
    self.exhaustivity = exhaustivity
    return try await operation()
  }

  /// Runs `operation` while the feature has other dependencies.
  ///
  /// - Parameters:
  ///   - updateValuesForOperation: Overrides dependencies.
  ///   - operation: Sends and receives actions.
  @discardableResult
  public func withDependencies<R>(
    _ updateValuesForOperation: (_ dependencies: inout DependencyValues) throws -> Void,
    operation: () throws -> R
  ) rethrows -> R {
    let previous = dependencies
    defer { dependencies = previous }
    try updateValuesForOperation(&dependencies)
    return try operation()
  }

  /// Runs an asynchronous `operation` while the feature has other dependencies.
  @discardableResult
  public func withDependencies<R>(
    _ updateValuesForOperation: (_ dependencies: inout DependencyValues) async throws -> Void,
    operation: () async throws -> R
  ) async rethrows -> R {
    let previous = dependencies
    defer { dependencies = previous }
    var values = previous
    try await updateValuesForOperation(&values)
    dependencies = values
    return try await operation()
  }

  /// Asserts the current state between actions.
  ///
  /// - Parameter updateStateToExpectedResult: Changes the state to the expected one.
  public func assert(
    _ updateStateToExpectedResult: @escaping (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) { core.assert(updateStateToExpectedResult, at: _SourceLocation(fileID, filePath, line, column)) }
}

/// A test store for a reducer: `TestStoreOf<Feature>`.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action> where R.State: Equatable
