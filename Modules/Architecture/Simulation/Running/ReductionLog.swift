import ComposableArchitecture

/// The reductions of a run.
// Touched only by jobs of the main actor, one after the other.
final class ReductionLog<R: Reducer> where R.State: Equatable {
  private var unchecked: [RunningSimulation<R>.Reduction] = []
  /// Whether there are reductions for ``takeAll(while:)``. To ask the array for it is slow.
  private(set) var hasUnchecked = false
  private var actions: [R.Action] = []
  private let keepsActions: Bool
  /// Whether the feature has been dismissed.
  var isDismissed = false

  /// - Parameter keepsActions: Whether the actions are kept for ``replay(_:)``.
  init(keepsActions: Bool) { self.keepsActions = keepsActions }

  func add(_ reduction: RunningSimulation<R>.Reduction) {
    unchecked.append(reduction)
    hasUnchecked = true
    if keepsActions { actions.append(reduction.action) }
  }

  /// Gives `body` the reductions since the last call, until it returns `false`.
  func takeAll(while body: (RunningSimulation<R>.Reduction) -> Bool) {
    let reductions = unchecked
    unchecked = []
    hasUnchecked = false
    for reduction in reductions where !body(reduction) { return }
  }

  /// Reduces the actions again, without effects.
  ///
  /// - Returns: The state that they lead to; `nil` if the actions aren't kept, or the reducer uses a dependency.
  @MainActor
  func replay(_ simulation: FeatureSimulation<R>) -> R.State? {
    guard keepsActions else { return nil }
    let storages = SharedStorages()
    var state = simulation.initialState(in: storages)
    let refusals = IssueRecorder()
    refusals {
      withDependencies {
        $0 = DependencyValues()
        $0.context = .test
        storages.apply(to: &$0)
      } operation: {
        let node = simulation.reducer()._resolve()
        // As in a store, reads aren't registered.
        withoutObservation {
          for action in actions { _ = node.reduce(into: &state, action: action) }
        }
      }
    }
    return refusals.issues.isEmpty ? state : nil
  }
}
