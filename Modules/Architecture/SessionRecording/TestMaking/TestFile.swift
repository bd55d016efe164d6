import ComposableArchitecture
import JSONValues

extension SessionTrace {
  /// Returns a test that sends the actions of the user, and receives those of effects.
  ///
  /// The test uses no dependency, because the actions of effects are recorded. The result is a file for the tests of
  /// the feature, with a test for each store of the session that includes the feature.
  ///
  /// - Parameters:
  ///   - name: The name of the feature.
  ///   - features: The features that the trace may be of, including this one.
  ///   - suite: The name of the suite; by default that of the feature with `SessionTests` after it.
  ///   - maker: The maker of the test, for its comment; by default the command `replay`.
  /// - Returns: The file.
  /// - Throws: ``TraceError`` if the feature isn't in the session, or if the session doesn't replay.
  @MainActor
  public func testSource(
    of name: String,
    _ features: [RecordedFeature],
    suite: String? = nil,
    by maker: String? = nil
  ) throws -> String {
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
    var file = TestFile(
      feature: name,
      suite: suite ?? "\(name)SessionTests",
      maker: maker ?? "'replay --as-test \(name)'"
    )
    for testCase in cases { try file.add(testCase) }
    return file.text
  }
}

/// A file with tests that are made from sessions.
struct TestFile {
  private let feature: String
  private let suite: String
  private let maker: String
  private var writer = SourceWriter()
  private var tests: [String] = []

  init(feature: String, suite: String, maker: String) {
    self.feature = feature
    self.suite = suite
    self.maker = maker
  }

  /// Adds a test.
  mutating func add(_ testCase: TestCase) throws {
    writer.use(testCase.state)
    var lines: [String] = []
    let number = tests.isEmpty ? "" : "\(tests.count + 1)"
    lines.append("  @Test func aRecordedSession\(number)() async throws {")
    let state = try writer.expression(testCase.state, named: "initialState")
    lines.append(state.laidOut(after: "let state: \(feature).State = ", indentation: 4))
    if !testCase.shared.isEmpty {
      lines.insert("    try setShared(\(writer.json(.object(testCase.shared), named: "shared")))", at: 1)
    }
    let replaying = try replaying(testCase, &lines)
    lines += ["    let store = TestStore(initialState: state) {", "      \(feature)().\(replaying)", "    }"]
    for step in testCase.steps { try lines.append(statement(step)) }
    tests.append((lines + ["  }"]).joined(separator: "\n"))
  }

  /// Declares the actions of effects, and adds the call that replays them.
  private mutating func replaying(_ testCase: TestCase, _ lines: inout [String]) throws -> String {
    typealias Argument = SourceExpression.Argument
    let effects = try testCase.steps.enumerated().filter { !$0.element.isSent }.map {
      Argument("\($0.offset + 1)", try writer.expression($0.element.action, named: "action"))
    }
    let states = try testCase.states.sorted { $0.key < $1.key }.map {
      Argument("\($0.key)", try writer.expression($0.value, named: "state"))
    }
    let shared = testCase.sharedChanges.sorted { $0.key < $1.key }.map {
      Argument("\($0.key)", .text(writer.json(.object($0.value), named: "shared")))
    }
    var arguments: [String] = []
    func declare(_ name: String, _ elements: [Argument], as argument: String) {
      guard !elements.isEmpty else { return }
      let values = SourceExpression.list("[", elements, "]")
      lines.append(values.laidOut(after: "let \(name) = ", indentation: 4))
      arguments.append(argument)
    }
    declare("effects: [Int: \(feature).Action]", effects, as: "effects")
    declare("states: [Int: \(feature).State]", states, as: "states: states")
    declare("shared", shared, as: "shared: shared")
    return "replaying(\(arguments.joined(separator: ", ")))"
  }

  private mutating func statement(_ step: TestCase.Step) throws -> String {
    let changes =
      try StateChanges(from: step.before, to: step.after, writer: &writer).lines(indentation: 6)
      + step.shared.map { try line(of: $0) }
    let expected =
      try ActionName.path(of: step.action).map { .text($0) }
      ?? writer.expression(step.action, named: "action")
    let call: SourceExpression =
      step.isSent
      ? .call("await store.send", [.init(try writer.expression(step.action, named: "action"))])
      : .call("await store.receive", [.init(expected)])
    guard !changes.isEmpty else { return call.laidOut(after: "", indentation: 4) }
    let parameter = step.shared.filter { $0.target == nil }.count == changes.count ? " _ in" : ""
    // A closure of one line goes on the line of the call, if it fits.
    if changes.count == 1, !changes[0].contains("\n") {
      let whole = "    \(call.line) {\(parameter) \(changes[0].drop { $0 == " " }) }"
      if whole.count <= SourceExpression.lineLength { return whole }
    }
    let head = call.laidOut(after: "", followedBy: " {\(parameter)", indentation: 4)
    return ([head] + changes + ["    }"]).joined(separator: "\n")
  }

  /// Returns the line that expects a shared value.
  private mutating func line(of change: TestCase.SharedChange) throws -> String {
    guard let target = change.target else {
      let json = JSONValue.object(TraceCoding.shared([change.name: change.value]))
      return "      try setShared(\(writer.json(json, named: "shared")))"
    }
    let value = try writer.expression(change.value, named: "shared")
    let attempt = value.line.contains("try recorded(") ? "try " : ""
    return value.laidOut(after: "\(attempt)\(target).withLock { $0 = ", followedBy: " }", indentation: 6)
  }

  /// The file.
  var text: String {
    let modules = writer.modules.union(["ComposableArchitecture", "SessionRecording", "Testing"]).sorted()
    return """
      \(modules.map { "import \($0)" }.joined(separator: "\n"))

      /// A session of \(feature) that was recorded, and turned into a test by \(maker).
      @MainActor
      struct \(suite) {
      \(tests.joined(separator: "\n\n"))
      }
      \(writer.declarations.map { "\n" + $0 + "\n" }.joined())
      """
  }
}
