import Dependencies

/// A runner of a store's effects, step by step as in a test store, for tests of views of the store.
@MainActor
package final class StoreStepper {
  private let executor = TestExecutor(isolation: MainActor.shared)

  package init() {}

  /// The executor whose tasks run in ``settle()``.
  package var taskExecutor: any TaskExecutor { executor }

  /// Creates a store whose effects run in ``settle()`` only.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with.
  ///   - reducer: The reducer.
  ///   - prepareDependencies: Sets dependencies.
  package func store<R: Reducer>(
    initialState: R.State,
    reducer: R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void
  ) -> Store<R.State, R.Action> {
    let engine = withDependencies {
      $0.pinDefaults()
      prepareDependencies(&$0)
    } operation: {
      StoreEngine(
        initialState: initialState,
        reducer: reducer._resolve(),
        dependencies: DependencyValues._current,
        isolation: MainActor.shared,
        executor: executor
      )
    }
    return Store(core: engine)
  }

  /// Runs everything that effects can do without waiting for the outside, and the jobs of the main actor.
  ///
  /// - Returns: Whether anything has happened.
  package func settle() async -> Bool {
    let before = executor.activity
    while true {
      let activity = executor.activity
      executor.drain()
      // Jobs that were handed to the main actor before this call run before it goes on.
      await Task.yield()
      executor.drain()
      if executor.activity == activity { break }
    }
    return executor.activity != before
  }
}
