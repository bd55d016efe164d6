import ComposableArchitecture
import JSONValues

/// The actions of one store, as a test sends, receives and asserts them.
struct TestCase {
  struct Step {
    let action: Any
    let isSent: Bool
    let before: Any
    let after: Any
    /// The changed shared values.
    var shared: [SharedChange] = []
  }

  /// A shared value after a step.
  struct SharedChange {
    let name: String
    let value: Any
    /// The property of the state that shows it; `nil` if there is none.
    let target: String?
  }

  let feature: String
  let state: Any
  /// The shared values that the feature uses, as they are when it first uses them.
  var shared: [String: JSONValue] = [:]
  var steps: [Step] = []
  /// The states that no action led to, by the number of the next action.
  var states: [Int: Any] = [:]
  /// The shared values that no action led to, by the number of the next action.
  var sharedChanges: [Int: [String: JSONValue]] = [:]
}

/// A builder of test cases from the sessions of a feature, or from one in which the feature is a part.
@MainActor
struct TestCaseBuilder<R: Reducer> where R.State: Codable & Equatable, R.Action: Codable {
  let feature: String
  let reducer: () -> R

  /// - Returns: The test case; `nil` if the feature isn't in the session.
  /// - Throws: ``TraceError`` if the session doesn't replay.
  func testCase(of steps: RecordedSteps) throws -> TestCase? {
    guard let path = path(in: steps.initialState), let start: R.State = part(at: path, of: steps.initialState)
    else { return nil }
    let surroundings = steps.surroundings
    surroundings.shared = steps.shared
    var last = try copy(start, in: surroundings)
    var testCase = TestCase(feature: feature, state: last)
    let replayer = Replayer(initialState: last, in: surroundings, reducer: reducer)
    var numbers: Set<Int> = []
    var first = steps.shared
    for step in steps.actions {
      first.merge(step.shared.before) { first, _ in first }
      let outside: R.State? = try step.before.flatMap { part(at: path, of: $0) }.map {
        try copy($0, in: surroundings)
      }
      guard let recorded: R.State = part(at: path, of: step.after) else { throw gone(step, steps) }
      let after = try copy(recorded, in: surroundings)
      guard let action: R.Action = part(at: path, of: step.action) else {
        // Another feature's action may change the state too.
        last = after
        continue
      }
      // The test sends the actions of a parent's effect, because the feature doesn't have that effect. It also sends
      // the first action if the trace begins in the middle, because no recorded action could have led to it.
      let isOwn = step.record.startedBy.map(numbers.contains) ?? !testCase.steps.isEmpty
      let isSent = step.record.isFromUser || !isOwn
      numbers.insert(step.record.number)
      let number = testCase.steps.count + 1
      let (current, shared) = (replayer.state, surroundings.shared)
      surroundings.shared = step.shared.before
      let changes = surroundings.shared.filter { shared[$0.key] ?? $0.value != $0.value }
      if !changes.isEmpty { testCase.sharedChanges[number] = changes }
      if current != last { testCase.states[number] = outside ?? last }
      replayer.state = testCase.states[number].flatMap { $0 as? R.State } ?? current
      _ = replayer.reduce(action, step.nextElementID)
      if replayer.state != after, let outside {
        testCase.states[number] = outside
        replayer.state = outside
        surroundings.shared = step.shared.before
        _ = replayer.reduce(action, step.nextElementID)
      }
      guard replayer.state == after, surroundings.difference(from: step.shared.after) == nil else {
        throw different(step, steps)
      }
      let names = surroundings.shared.filter { shared[$0.key] ?? first[$0.key] != $0.value }.keys
      let sharedChanges = names.sorted().compactMap { surroundings.change(of: $0, in: after) }
      testCase.steps.append(
        TestCase.Step(action: action, isSent: isSent, before: current, after: after, shared: sharedChanges)
      )
      last = after
    }
    testCase.shared = first.filter { surroundings.shared[$0.key] != nil }
    return testCase
  }

  /// Returns a state with the shared values of surroundings.
  private func copy(_ state: R.State, in surroundings: ReplaySurroundings) throws -> R.State {
    let json = try TraceCoding.encode(state).text
    return try surroundings.run { Result { try TraceCoding.decode(R.State.self, from: json) } }.result.get()
  }

  // MARK: The part of the feature

  /// Returns the names of the properties that lead to the state of the feature.
  private func path(in value: Any, depth: Int = 0) -> [String]? {
    if value is R.State { return [] }
    guard value is any ObservableState, depth < 8 else { return nil }
    for child in Mirror(reflecting: value).children {
      guard let label = child.label, let rest = path(in: child.value, depth: depth + 1) else { continue }
      return [label] + rest
    }
    return nil
  }

  /// Returns the feature's state, or its action, within those of one of its parents. A case has the name of the
  /// property.
  private func part<Part>(at path: [String], of value: Any) -> Part? {
    var value = value
    for label in path {
      guard let child = Mirror(reflecting: value).children.first(where: { $0.label == label }) else {
        return nil
      }
      value = child.value
    }
    return value as? Part
  }

  private func different(_ step: RecordedStep<Any, Any>, _ steps: RecordedSteps) -> TraceError {
    TraceError(
      "'\(steps.trace)', line \(step.record.line): action \(step.record.number), \(step.record.name), leads to a "
        + "different state than recorded, so no test can be made; 'replay' without '--as-test' shows the difference"
    )
  }

  private func gone(_ step: RecordedStep<Any, Any>, _ steps: RecordedSteps) -> TraceError {
    TraceError(
      "'\(steps.trace)', line \(step.record.line): \(feature) is removed by \(step.record.name), and a test can only be "
        + "made of a feature that always exists; make one of the feature that presents it"
    )
  }
}
