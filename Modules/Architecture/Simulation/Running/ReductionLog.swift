import ComposableArchitecture

/// The reductions of a run.
// Touched only by jobs of the main actor, one after the other.
final class ReductionLog<R: Reducer> where R.State: Equatable {
  private let storages: SharedStorages
  private var unchecked: [RunningSimulation<R>.Reduction] = []
  /// Whether there are reductions for ``takeAll(while:)``. To ask the array for it is slow.
  private(set) var hasUnchecked = false
  /// The state that ``replay(_:)`` begins with; `nil` if the actions aren't kept for it.
  private let initialState: R.State?
  /// The actions, and the shared values before each.
  private var actions: [(action: R.Action, shared: SharedMoment)] = []
  /// The shared values after the last action.
  private var shared = SharedMoment()
  /// Whether the feature has been dismissed.
  var isDismissed = false

  /// - Parameters:
  ///   - storages: The shared values of the run.
  ///   - initialState: The state at the beginning, if the actions are to be kept for ``replay(_:)``.
  init(_ storages: SharedStorages, initialState: R.State?) {
    self.storages = storages
    self.initialState = initialState
  }

  func willReduce(_ action: R.Action) {
    if initialState != nil { actions.append((action, storages.moment)) }
  }

  func add(_ action: R.Action, _ new: R.State, isFromUser: Bool) {
    shared = storages.moment
    unchecked.append(.init(action: action, new: new, shared: shared, isFromUser: isFromUser))
    hasUnchecked = true
  }

  /// Gives `body` the reductions since the last call, until it returns `false`.
  func takeAll(while body: (RunningSimulation<R>.Reduction) -> Bool) {
    let reductions = unchecked
    unchecked = []
    hasUnchecked = false
    for reduction in reductions where !body(reduction) { return }
  }

  /// Reduces the actions again, without effects, once the run has ended. What effects have changed of the shared values
  /// is changed before each action.
  ///
  /// - Returns: The state that they lead to, and the differences of the shared values; `nil` if the actions aren't kept,
  ///   or the reducer uses a dependency.
  @MainActor
  func replay(_ simulation: FeatureSimulation<R>) -> (state: R.State, sharedDifferences: [String])? {
    guard var state = initialState else { return nil }
    let first = storages.first
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
          for (action, shared) in actions {
            var moment = first
            moment.merge(shared)
            moment.restore()
            _ = node.reduce(into: &state, action: action)
          }
        }
      }
    }
    return refusals.issues.isEmpty ? (state, storages.moment.differences(from: shared)) : nil
  }
}
