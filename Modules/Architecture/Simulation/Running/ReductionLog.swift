import ComposableArchitecture

/// The reductions of a run.
// Touched only by jobs of the main actor, one after the other.
final class ReductionLog<R: Reducer> where R.State: Equatable {
  /// Whether the next action is the user's.
  var isUserNext = false
  private var unchecked: [RunningSimulation<R>.Reduction] = []
  private var actions: [R.Action] = []

  func add(_ old: R.State?, _ action: R.Action, _ new: R.State) {
    unchecked.append(.init(old: old, action: action, new: new, isFromUser: isUserNext))
    actions.append(action)
    isUserNext = false
  }

  /// Returns the reductions since the last call.
  func takeAll() -> [RunningSimulation<R>.Reduction] {
    defer { unchecked = [] }
    return unchecked
  }

  /// Reduces the actions again, without effects.
  ///
  /// - Returns: The state that they lead to; `nil` if the reducer uses a dependency.
  @MainActor
  func replay(_ simulation: FeatureSimulation<R>) -> R.State? {
    let storages = SharedStorages()
    var state = simulation.initialState(in: storages)
    let refusals = IssueCollector()
    withIssueReporters([refusals]) {
      withDependencies {
        $0 = DependencyValues()
        $0.context = .test
        storages.apply(to: &$0)
      } operation: {
        let node = simulation.reducer()._resolve()
        for action in actions { _ = node.reduce(into: &state, action: action) }
      }
    }
    return refusals.isEmpty ? state : nil
  }
}
