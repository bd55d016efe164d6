import Dependencies

/// Runs the effects of a store step by step, as a test store does, for tests of what views of the store show.
@MainActor
package final class StoreStepper {
  private let executor = TestExecutor(isolation: MainActor.shared)

  package init() {}

  /// Runs in ``settle()`` what tasks do that prefer it.
  package var taskExecutor: any TaskExecutor { executor }

  /// A store whose effects run in ``settle()`` only.
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

  /// Runs what effects can do without waiting for the outside, and what the main actor has been handed.
  ///
  /// - Returns: Whether anything has happened.
  package func settle() async -> Bool {
    let before = executor.activity
    while true {
      let activity = executor.activity
      executor.drain()
      // What has been handed to the main actor before this runs before this goes on.
      await Task.yield()
      executor.drain()
      if executor.activity == activity { break }
    }
    return executor.activity != before
  }
}
