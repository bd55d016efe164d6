/// A failing run, in the simplest form that was found.
public struct SimulationFailure: Error, CustomStringConvertible, Sendable {
  /// The mistake: the broken invariant, or the reported issue.
  public let message: String
  /// The text that identifies the failure: another run with the same text fails in the same way.
  let signature: String
  /// The choices of the run.
  public let stream: ChoiceStream
  /// The number of events of the run that was found first.
  public let stepsFound: Int
  /// The number of events.
  public let steps: Int
  /// The processor time that shrinking took.
  public let shrinkingTime: Duration
  /// The run, a line for each thing that happens.
  public let story: [String]
  /// The last change of the state; `nil` if the last action changed nothing.
  public let difference: String?
  /// A test in Swift that fails in the same way without a simulation.
  public internal(set) var testSource = ""
  // Safe: a record of values, the actions of the run. It is only read, after the run has ended.
  nonisolated(unsafe) let run: SimulatedRun

  /// The run as one text, with a number for each thing that happens: `1 user sends .task · 2 coins is asked`.
  public var numberedStory: String {
    story.enumerated().map { "\($0.offset + 1) \($0.element)" }.joined(separator: " · ")
  }

  public var description: String {
    var parts = [
      message,
      story.enumerated().map { "  \($0.offset + 1). \($0.element)" }.joined(separator: "\n"),
    ]
    if let difference { parts.append("The last change of the state (before: −, after: +):\n\(difference)") }
    return parts.joined(separator: "\n\n")
  }
}
