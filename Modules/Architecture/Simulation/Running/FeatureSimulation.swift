import ComposableArchitecture

/// A feature with its world, its user and its invariants. It creates runs.
@MainActor
struct FeatureSimulation<R: Reducer> where R.State: Equatable {
  var initialState: () -> R.State
  var reducer: () -> R
  var dependencies: (inout DependencyValues) -> Void
  var user: @MainActor (R.State) throws -> [R.Action]
  var always: @MainActor (R.State) throws -> Void
  var atRest: @MainActor (R.State) throws -> Void
  var checks = SimulationChecks.all
  /// Makes the screen through which the user acts; `nil` if the user sends actions.
  var screen: (@MainActor (StoreOf<R>, any TaskExecutor) -> any SimulatedScreen)?
  var coverage = Coverage()
  let kinds = StateKinds<R.State>()
  let names = CaseNames<R.Action>()

  /// Returns the state at the beginning of a run.
  func initialState(in storages: SharedStorages) -> R.State {
    withDependencies {
      storages.apply(to: &$0)
    } operation: {
      initialState()
    }
  }

  /// Makes a run.
  ///
  /// - Parameters:
  ///   - choices: The choices.
  ///   - scheduler: Picks events if the choices are random.
  ///   - isTold: Whether the story is written.
  ///   - stopAfter: The number of steps after which the run is stopped in the middle, without its end.
  func run(
    _ choices: Choices,
    scheduler: any EventScheduler,
    isTold: Bool = false,
    stopAfter: Int? = nil
  ) async -> SimulatedRun {
    let run = RunningSimulation(self, choices, scheduler, RunIssues.current, isTold: isTold)
    return await run.result(stopAfter: stopAfter)
  }
}
