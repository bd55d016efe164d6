import ComposableArchitecture

extension SessionTrace {
  /// Returns a test that sends the actions of the user, and receives those of effects.
  ///
  /// The test uses no dependency, because the actions of effects are recorded. The result is a file for the tests of
  /// the feature, with a test for each store of the session that includes the feature.
  ///
  /// - Parameters:
  ///   - name: The name of the feature.
  ///   - features: The features that the trace may be of, including this one.
  /// - Returns: The file.
  /// - Throws: ``TraceError`` if the feature isn't in the session, or if the session doesn't replay.
  @MainActor
  public func testSource(of name: String, _ features: [RecordedFeature]) throws -> String {
    guard let feature = features.first(where: { $0.name == name }) else {
      let known = features.map(\.name).joined(separator: ", ")
      throw TraceError(
        "there is no feature '\(name)' in this program; it has \(known)",
        kind: .unknownFeature
      )
    }
    var cases: [TestCase] = []
    for store in stores {
      let steps = try self.feature(of: store, in: features).steps(store, self.name)
      if let testCase = try feature.testCase(steps), !testCase.steps.isEmpty { cases.append(testCase) }
    }
    guard !cases.isEmpty else {
      let recorded =
        self.features.isEmpty ? "nothing was" : "only \(self.features.joined(separator: ", ")) was"
      throw TraceError(
        "'\(self.name)' has no action of \(name), \(recorded) recorded; name a feature that was"
      )
    }
    var file = TestFile(feature: name)
    for testCase in cases { try file.add(testCase) }
    return file.text
  }
}

/// A file with tests that are made from sessions.
struct TestFile {
  private let feature: String
  private var writer = SourceWriter()
  private var tests: [String] = []

  init(feature: String) { self.feature = feature }

  /// Adds a test.
  mutating func add(_ testCase: TestCase) throws {
    writer.use(testCase.state)
    var lines: [String] = []
    let number = tests.isEmpty ? "" : "\(tests.count + 1)"
    lines.append("  @Test func aRecordedSession\(number)() async throws {")
    let state = try writer.expression(testCase.state, named: "initialState")
    lines.append(state.laidOut(after: "let state: \(feature).State = ", indentation: 4))
    let replaying = try replaying(testCase, &lines)
    lines += ["    let store = TestStore(initialState: state) {", "      \(feature)().\(replaying)", "    }"]
    for step in testCase.steps { try lines.append(statement(step)) }
    tests.append((lines + ["  }"]).joined(separator: "\n"))
  }

  /// Declares the actions of effects, and adds the call that replays them.
  private mutating func replaying(_ testCase: TestCase, _ lines: inout [String]) throws -> String {
    var effects: [SourceExpression.Argument] = []
    for (index, step) in testCase.steps.enumerated() where !step.isSent {
      effects.append(.init("\(index + 1)", try writer.expression(step.action, named: "action")))
    }
    var arguments: [String] = []
    if !effects.isEmpty {
      let sent = SourceExpression.dictionary(effects)
      lines.append(sent.laidOut(after: "let effects: [Int: \(feature).Action] = ", indentation: 4))
      arguments.append("effects")
    }
    if !testCase.states.isEmpty {
      let states = try testCase.states.sorted { $0.key < $1.key }.map {
        SourceExpression.Argument("\($0.key)", try writer.expression($0.value, named: "state"))
      }
      let found = SourceExpression.dictionary(states)
      lines.append(found.laidOut(after: "let states: [Int: \(feature).State] = ", indentation: 4))
      arguments.append("states: states")
    }
    return "replaying(\(arguments.joined(separator: ", ")))"
  }

  private mutating func statement(_ step: TestCase.Step) throws -> String {
    let changes = try StateChanges(from: step.before, to: step.after, writer: &writer).lines(indentation: 6)
    let expected =
      try ActionName.path(of: step.action).map { .text($0) }
      ?? writer.expression(step.action, named: "action")
    let call: SourceExpression =
      step.isSent
      ? .call("await store.send", [.init(try writer.expression(step.action, named: "action"))])
      : .call("await store.receive", [.init(expected)])
    guard !changes.isEmpty else { return call.laidOut(after: "", indentation: 4) }
    // A closure of one line goes on the line of the call, if it fits.
    if changes.count == 1, !changes[0].contains("\n") {
      let whole = "    \(call.line) { \(changes[0].drop { $0 == " " }) }"
      if whole.count <= SourceExpression.lineLength { return whole }
    }
    let head = call.laidOut(after: "", followedBy: " {", indentation: 4)
    return ([head] + changes + ["    }"]).joined(separator: "\n")
  }

  /// The file.
  var text: String {
    let modules = writer.modules.union(["ComposableArchitecture", "SessionRecording", "Testing"]).sorted()
    return """
      \(modules.map { "import \($0)" }.joined(separator: "\n"))

      /// A session of \(feature) that was recorded, and made a test of by 'replay --as-test \(feature)'.
      @MainActor
      struct \(feature)SessionTests {
      \(tests.joined(separator: "\n\n"))
      }
      \(writer.declarations.map { "\n" + $0 + "\n" }.joined())
      """
  }
}
