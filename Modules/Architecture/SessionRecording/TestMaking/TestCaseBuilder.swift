import ComposableArchitecture

/// The actions of one store, as a test sends, receives and asserts them.
struct TestCase {
  struct Step {
    let action: Any
    let isSent: Bool
    let before: Any
    let after: Any
  }

  let feature: String
  let state: Any
  var steps: [Step] = []
  /// The states that no action led to, by the number of the next action.
  var states: [Int: Any] = [:]
}

/// A builder of test cases from the sessions of a feature, or from one in which the feature is a part.
@MainActor
struct TestCaseBuilder<R: Reducer> where R.State: Codable & Equatable, R.Action: Codable {
  private let feature: String
  private let reducer: () -> R

  init(_ feature: String, reducer: @escaping () -> R) {
    self.feature = feature
    self.reducer = reducer
  }

  /// - Parameter steps: The session.
  /// - Returns: The test case; `nil` if the feature isn't in the session.
  /// - Throws: ``TraceError`` if the session doesn't replay.
  func testCase(of steps: RecordedSteps) throws -> TestCase? {
    guard let path = path(in: steps.initialState), let start: R.State = part(at: path, of: steps.initialState)
    else {
      return nil
    }
    var testCase = TestCase(feature: feature, state: start)
    let replayer = Replayer(initialState: start, reducer: reducer)
    var numbers: Set<Int> = []
    var last = start
    for step in steps.actions {
      let outside: R.State? = step.before.flatMap { part(at: path, of: $0) }
      guard let after: R.State = part(at: path, of: step.after) else { throw gone(step, steps) }
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
      let current = replayer.state
      if current != last { testCase.states[number] = outside ?? last }
      replayer.state = testCase.states[number] as? R.State ?? current
      _ = replayer.reduce(action)
      if replayer.state != after, let outside {
        testCase.states[number] = outside
        replayer.state = outside
        _ = replayer.reduce(action)
      }
      guard replayer.state == after else { throw different(step, steps) }
      testCase.steps.append(TestCase.Step(action: action, isSent: isSent, before: current, after: after))
      last = after
    }
    return testCase
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
