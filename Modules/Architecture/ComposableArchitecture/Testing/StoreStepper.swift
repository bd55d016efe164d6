import Dependencies

/// A runner of a store's effects, step by step as in a test store, for tests of views of the store.
@MainActor
package final class StoreStepper {
  private let executor = TestExecutor(isolation: MainActor.shared)

  private var registry: EffectRegistry?

  package init() {}

  /// Whether the reduction that runs is of an action of the store's owner, and not of an effect.
  package nonisolated static var isReducingForOwner: Bool {
    ActionCause(EffectfulReduction.running?.sender) == .user
  }

  /// Whether jobs of effects could run.
  package var hasJobs: Bool { executor.hasJobs }

  /// Returns the first running operation that satisfies a predicate. Only a test can make a parked one go on.
  package func effect(where isWanted: ((isCancelled: Bool, isParked: Bool)) -> Bool) -> StoreEffect? {
    registry?.running
      .first { $0 is RunningOperation && isWanted(($0.isCancelled, $0.parking != nil)) }
      .map(StoreEffect.init)
  }

  /// Cancels all effects, as the removal of a child's state does.
  package func cancelEffects() { registry?.cancelAll() }

  /// Runs jobs in the order that `choose` decides.
  package func run(while mayContinue: () -> Bool, choosing choose: (Int) -> Int) {
    executor.drain(while: mayContinue, choosing: choose)
  }

  /// The executor whose tasks run in ``settle()``.
  package var taskExecutor: any TaskExecutor { executor }

  /// Creates a store whose effects run in ``settle()`` only.
  package func store<R: Reducer>(
    initialState: R.State,
    reducer: R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void
  ) -> Store<R.State, R.Action> {
    let engine = StoreEngine(
      initialState: { initialState },
      reducer: { reducer },
      withDependencies: prepareDependencies,
      isolation: MainActor.shared,
      executor: executor
    )
    registry = engine.registry
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
