/// The actions, answers and transitions that occurred in a simulation.
public struct SimulationCoverage: Sendable {
  /// A transition between two kinds of state.
  ///
  /// The kind of a state is the cases of the enums among its properties: `listing loading`.
  public struct Transition: Hashable, Sendable {
    /// The kind of the state before.
    public let from: String
    /// The name of the action.
    public let action: String
    /// The kind of the state after.
    public let to: String
  }

  /// The number of times that each case of the actions occurred.
  public let actions: [String: Int]
  /// The number of times that each outcome of each request arrived: `coins(USD) 1/2`.
  public let answers: [String: Int]
  /// The number of times that each action led from one kind of state to another.
  public let transitions: [Transition: Int]
  /// The cases of the actions that never occurred.
  public let missingActions: [String]

  init(_ coverage: Coverage, actions names: [String]) {
    let occurred = coverage.actions
    actions = occurred
    answers = coverage.answers
    transitions = Dictionary(
      uniqueKeysWithValues: coverage.transitions.map {
        (Transition(from: $0.key.from, action: $0.key.action, to: $0.key.to), $0.value)
      }
    )
    missingActions = names.filter { occurred[$0] == nil }
  }

  /// A table of what occurred, and what never did.
  public var table: String {
    var lines: [String] = []
    for (name, count) in actions.sorted(by: <) { lines.append("action \(name): \(count)") }
    for (name, count) in answers.sorted(by: <) { lines.append("answer \(name): \(count)") }
    let pairs = transitions.map { ("\($0.key.action) in (\($0.key.from))", $0.value) }
    for (pair, count) in Dictionary(pairs, uniquingKeysWith: +).sorted(by: <) {
      lines.append("\(pair): \(count)")
    }
    if !missingActions.isEmpty { lines.append("never: \(missingActions.joined(separator: ", "))") }
    return lines.joined(separator: "\n")
  }

  /// The graph of the transitions as Mermaid text.
  public var mermaid: String {
    var numbers: [String: Int] = [:]
    var lines = ["stateDiagram-v2"]
    for state in Set(transitions.keys.flatMap { [$0.from, $0.to] }).sorted() {
      numbers[state] = numbers.count + 1
      let name = state.isEmpty ? "state" : state.replacing(":", with: " ")
      lines.append("  state \"\(name)\" as s\(numbers.count)")
    }
    for (transition, count) in sortedTransitions {
      guard let from = numbers[transition.from], let to = numbers[transition.to] else { continue }
      lines.append("  s\(from) --> s\(to): \(transition.action) (\(count))")
    }
    return lines.joined(separator: "\n")
  }

  private var sortedTransitions: [(Transition, Int)] {
    transitions.sorted {
      ($0.key.from, $0.key.action, $0.key.to) < ($1.key.from, $1.key.action, $1.key.to)
    }
    .map { ($0.key, $0.value) }
  }
}
