import ComposableArchitecture

/// A run of a simulation: what happened, and how it ended.
struct SimulatedRun {
  /// An event that a test can repeat.
  enum Event {
    case sent(Any)
    case answered(request: Int, outcome: Int)
    case passed(Duration)
    case dismissed
    case released
  }

  struct Failure {
    let message: String
    /// The text that identifies the failure while the run is being shrunk.
    let signature: String
    /// The statement that checks it in a test; `nil` if the test checks it anyway.
    var check: String?
  }

  let choices: Choices
  /// The number of events.
  var steps = 0
  var failure: Failure?
  /// Whether the feature came to rest at the end.
  var hasRested = false
  /// The effects that keep a feature from coming to rest.
  var restless: String?
  /// The state and everything pending, at the end of a run that is stopped in the middle.
  var fingerprint: AnyHashable?
  var isInterleaved = false

  // Only of a run that is told.
  var story: [String] = []
  var events: [Event] = []
  var difference: String?

  init(_ choices: Choices) { self.choices = choices }

  var stream: ChoiceStream { choices.stream }
}
