import ComposableArchitecture
import CustomDump

/// A reducer of recorded actions, without effects.
@MainActor
final class Replayer<State: Encodable & Equatable, Action> {
  /// The state that the replay has reached.
  var state: State
  private let node: _ReducerNode<State, Action>
  private let surroundings: ReplaySurroundings

  init<R: Reducer<State, Action>>(initialState: State, in surroundings: ReplaySurroundings, reducer: () -> R)
  {
    self.surroundings = surroundings
    state = initialState
    node = surroundings.run { reducer()._resolve() }.result
  }

  /// Reduces an action, and returns a message for each use of a dependency.
  ///
  /// - Parameter nextElementID: The identifier of the first stack element that the reducer makes.
  func reduce(_ action: Action, _ nextElementID: StackElementID) -> [String] {
    surroundings.elementIDs.restart(at: nextElementID)
    return surroundings.run { _ = node.reduce(into: &state, action: action) }.refusals
  }

  private func isCoded(as other: State) -> Bool {
    guard let coded = try? TraceCoding.encode(state) else { return false }
    return coded == (try? TraceCoding.encode(other))
  }

  /// Replays a step.
  ///
  /// - Parameter step: The step. The shared values are those before it.
  /// - Returns: The difference between the result and the recording; `nil` if there is none.
  func difference(at step: RecordedStep<State, Action>) -> ReplayDifference? {
    // A decoded state doesn't share what this one derives from shared values.
    if let before = step.before, !isCoded(as: before) { state = before }
    let refused = reduce(step.action, step.nextElementID)
    let (summary, difference): (String, String)
    if let refusal = refused.first {
      summary = "the reducer used a dependency, and its answer was not recorded"
      difference = refusal
    } else if state != step.after {
      summary = "the state differs from the recorded one"
      difference =
        diff(step.after, state, format: .proportional).map { $0 + "\n\n(Recorded: −, Replayed: +)" }
        ?? "Two states that look the same are not equal."
    } else if let change = surroundings.difference(from: step.shared.after) {
      (summary, difference) = ("the shared values differ from the recorded ones", change)
    } else {
      return nil
    }
    return ReplayDifference(
      line: step.record.line,
      number: step.record.number,
      action: step.record.name,
      summary: summary,
      difference: difference
    )
  }
}
