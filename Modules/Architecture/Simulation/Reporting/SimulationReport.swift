/// The result of a simulation.
public struct SimulationReport: Sendable {
  /// The number of runs.
  public internal(set) var runs = 0
  /// The number of events in all runs.
  public internal(set) var steps = 0
  /// The processor time.
  public internal(set) var time = Duration.zero
  /// The number of runs in which the feature came to rest after an event, so that `atRest` was checked.
  public internal(set) var restedRuns = 0
  /// The effect that kept the feature busy in the last run without rest; `nil` if all runs came to rest.
  public internal(set) var restlessEffect: String?
  /// Whether the search was interrupted before its budget was spent.
  public internal(set) var isInterrupted = false
  /// The extent of an exhaustive search.
  public internal(set) var exploration: SimulationExploration?
  /// The actions, answers and transitions that occurred.
  public internal(set) var coverage: SimulationCoverage?
  /// The failure; `nil` if no run failed.
  public internal(set) var failure: SimulationFailure?

  mutating func count(_ run: SimulatedRun) {
    runs += 1
    steps += run.steps
    if run.hasRested, run.steps > 0 { restedRuns += 1 }
    if let effect = run.restless { restlessEffect = effect }
  }

  func isWithin(_ budget: SimulationBudget) -> Bool {
    runs < budget.runs && steps < budget.steps && time < budget.time
  }

  /// One line: the numbers of runs and events, and the time.
  public var summary: String {
    let seconds = time / .seconds(1)
    let rate = seconds > 0 ? Int(Double(steps) / seconds) : 0
    var text = "\(runs) runs, \(steps) steps, \((seconds * 100).rounded() / 100) s, \(rate) steps/s"
    if let exploration {
      text += ", \(exploration.states) states, \(exploration.transitions) transitions"
      text += exploration.isComplete ? " (all)" : " (not all)"
    }
    return text
  }
}
