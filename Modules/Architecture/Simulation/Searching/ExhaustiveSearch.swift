import ComposableArchitecture

/// The search through all runs of up to a number of events, shortest first.
@MainActor
struct ExhaustiveSearch {
  private struct Node {
    var prefix: [[UInt32]]
    var steps: Int
  }

  /// Makes the run of some choices, up to a number of steps. The result is `nil` if the budget is spent.
  let run: @MainActor (Choices, Int) async -> SimulatedRun?
  let mostSteps: Int
  private(set) var states = 0
  private(set) var transitions = 0
  /// Whether every state was seen.
  private(set) var isComplete = false

  init(mostSteps: Int, run: @escaping @MainActor (Choices, Int) async -> SimulatedRun?) {
    self.mostSteps = mostSteps
    self.run = run
  }

  /// Returns the first run that fails.
  mutating func search() async -> SimulatedRun? {
    guard let first = await run(Choices(isCalm: true), 0) else { return nil }
    if first.failure != nil { return first }
    var seen = Set(first.fingerprint.map { [$0] } ?? [])
    var nodes = [Node(prefix: first.choices.drawn, steps: 0)]
    var place = 0
    var isBounded = false
    states = 1
    while place < nodes.count {
      let node = nodes[place]
      place += 1
      guard node.steps < mostSteps else {
        isBounded = true
        continue
      }
      var values: [[UInt32]]? = node.prefix
      while let tried = values {
        guard let result = await run(Choices(ChoiceStream(tried), isCalm: true), node.steps + 1) else {
          return nil
        }
        if result.failure != nil { return result }
        if result.steps > node.steps || result.fingerprint == nil { transitions += 1 }
        if let fingerprint = result.fingerprint, seen.insert(fingerprint).inserted {
          nodes.append(Node(prefix: result.choices.drawn, steps: node.steps + 1))
          states += 1
        }
        values = Self.next(result, after: node.prefix.count)
      }
    }
    isComplete = !isBounded
    return nil
  }

  /// Returns the next choices after those of a run, with the same first ones; `nil` if there are none.
  private static func next(_ run: SimulatedRun, after count: Int) -> [[UInt32]]? {
    var steps = run.choices.drawn
    let bounds = run.choices.bounds
    while steps.count > count {
      let step = steps.count - 1
      while let last = steps[step].indices.last {
        if steps[step][last] + 1 < bounds[step][last] {
          steps[step][last] += 1
          return steps
        }
        steps[step].removeLast()
      }
      steps.removeLast()
    }
    return nil
  }
}
