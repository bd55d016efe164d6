import ComposableArchitecture
import CustomDump
import IssueReporting

/// Reduces recorded actions, without effects, and with dependencies that refuse to be used.
@MainActor
final class Replayer<State: Equatable, Action> {
  private enum Event {
    case action(Action)
    /// A change of the state that no action made.
    case change(State)
  }

  private let store: Store<State, Event>
  private let refusals = RefusalReporter()

  init<R: Reducer<State, Action>>(initialState: State, reducer: () -> R) {
    var values = DependencyValues()
    values.context = .test
    store = withDependencies {
      $0 = values
    } operation: {
      let node = reducer()._resolve()
      return Store(initialState: initialState) {
        Reduce<State, Event> { state, event in
          switch event {
          case .action(let action): _ = node.reduce(into: &state, action: action)
          case .change(let changed): state = changed
          }
          return .none
        }
      }
    }
  }

  /// The state that the replay has come to.
  var state: State { store.withState { $0 } }

  /// Sets the state to what it was.
  func set(_ state: State) { store.send(.change(state)) }

  /// Reduces an action.
  ///
  /// - Returns: What the reduction asked of dependencies; each is a message.
  func reduce(_ action: Action) -> [String] {
    withIssueReporters([refusals]) { _ = store.send(.action(action)) }
    return refusals.takeAll()
  }

  /// Replays a step.
  ///
  /// - Returns: How what it leads to differs from what was recorded; `nil` if it does not.
  func difference(at step: RecordedStep<State, Action>) -> ReplayDifference? {
    if let before = step.before { set(before) }
    let refused = reduce(step.action)
    let (summary, difference): (String, String)
    if let refusal = refused.first {
      summary = "the reducer used a dependency, and what it answered was not recorded"
      difference = refusal
    } else if state != step.after {
      summary = "the state is another one than recorded"
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

/// Collects what dependencies that are not to be used report.
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
