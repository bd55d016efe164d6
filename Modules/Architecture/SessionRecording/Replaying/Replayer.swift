import ComposableArchitecture
import CustomDump
import IssueReporting

/// A reducer of recorded actions, without effects, and with dependencies that refuse to be used.
@MainActor
final class Replayer<State: Equatable, Action> {
  /// The state that the replay has reached.
  var state: State
  private let node: _ReducerNode<State, Action>
  private let dependencies: DependencyValues
  private let refusals = RefusalReporter()

  init<R: Reducer<State, Action>>(initialState: State, reducer: () -> R) {
    var values = DependencyValues()
    values.context = .test
    state = initialState
    node = withDependencies {
      $0 = values
    } operation: {
      reducer()._resolve()
    }
    dependencies = values
  }

  /// Reduces an action.
  ///
  /// - Returns: A message for each use of a dependency.
  func reduce(_ action: Action) -> [String] {
    withIssueReporters([refusals]) {
      withDependencies {
        $0 = dependencies
      } operation: {
        _ = node.reduce(into: &state, action: action)
      }
    }
    return refusals.takeAll()
  }

  /// Replays a step.
  ///
  /// - Returns: The difference between the result and the recording; `nil` if there is none.
  func difference(at step: RecordedStep<State, Action>) -> ReplayDifference? {
    if let before = step.before { state = before }
    let refused = reduce(step.action)
    let (summary, difference): (String, String)
    if let refusal = refused.first {
      summary = "the reducer used a dependency, and its answer was not recorded"
      difference = refusal
    } else if state != step.after {
      summary = "the state differs from the recorded one"
      difference =
        diff(step.after, state, format: .proportional).map { $0 + "\n\n(Recorded: −, Replayed: +)" }
        ?? "Two states that look the same are not equal."
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

/// A collector of the reports of dependencies that must not be used.
private final class RefusalReporter: IssueReporter {
  private let messages = LockIsolated<[String]>([])

  func takeAll() -> [String] {
    messages.withValue { messages in
      defer { messages = [] }
      return messages
    }
  }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let message = message() ?? "\(fileID):\(line)"
    messages.withValue { $0.append(message) }
  }
}
