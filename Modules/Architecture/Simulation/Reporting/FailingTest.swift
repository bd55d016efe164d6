import ComposableArchitecture
import SessionRecording

/// A test that fails as a run of a simulation does, without the simulation.
///
/// It has the feature, the dependencies and the invariants of the simulation's source, and sends the actions of the run
/// to a `TestStore`. Requests wait for the test, which answers them in the order of the run.
struct FailingTest {
  let text: String

  init<R>(_ failure: SimulationFailure, of simulation: FeatureSimulation<R>, at place: SimulationPlace) {
    guard let call = SimulateCall(at: place), let state = call.arguments[""],
      let reducer = call.arguments["reducer"]
    else {
      text = "// The source of the call could not be read, so there is no test of it."
      return
    }
    var writer = SourceWriter()
    var body = ["let requests = Requests()"] + Self.functions + ["let clock = TestClock()"]
    body += call.preamble
    let feature = _typeName(R.self, qualified: false)
    for name in ["always", "atRest"] {
      guard let closure = call.arguments[name] else { continue }
      body.append("let \(name): @MainActor (\(feature).State) throws -> Void = \(closure)")
    }
    body.append("let store = TestStore(initialState: \(state)) \(reducer) withDependencies: { values in")
    body += [
      "  values.continuousClock = clock", "  values.suspendingClock = clock", "  values.uuid = .incrementing",
    ]
    body.append("  values.date = .constant(Date(timeIntervalSince1970: 1_735_689_600))")
    if let dependencies = call.arguments["dependencies"] {
      let closure = dependencies.replacing("\n", with: "\n  ")
      body.append("  let prepare: (inout DependencyValues) -> Void = \(closure)")
      body.append("  prepare(&values)")
    }
    body += ["}", "store.exhaustivity = .off"]
    body += Self.statements(failure.run, hasAlways: call.arguments["always"] != nil, &writer)
    if let check = failure.run.failure?.check, check != "always" {
      body.append(check == "atRest" ? "try atRest(store.state)" : check)
    }
    let lines = body.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
    self.text = Self.file(place, failure, text, call.imports, writer)
  }

  private static func statements(
    _ run: SimulatedRun,
    hasAlways: Bool,
    _ writer: inout SourceWriter
  ) -> [String] {
    var lines: [String] = []
    for event in run.events {
      switch event {
      case .sent(let action):
        writer.use(action)
        let text = (try? writer.expression(action, named: "action").line) ?? OneLine.text(action)
        lines.append("await store.send(\(text))")
      case .answered(let request, let outcome):
        lines.append("requests.answer(\(request), with: \(outcome))")
      case .passed(let duration):
        let attoseconds = duration.components.attoseconds
        let nanoseconds = duration.components.seconds * 1_000_000_000 + attoseconds / 1_000_000_000
        lines.append("await clock.advance(by: .nanoseconds(\(nanoseconds)))")
      case .dismissed, .released:
        lines.append("await store.skipInFlightEffects(strict: false)")
        lines.append("await store.finish()")
        continue
      }
      lines.append("await store.skipReceivedActions(strict: false)")
      if hasAlways { lines.append("try always(store.state)") }
    }
    if run.isInterleaved {
      lines.insert("// In the run, jobs of effects ran in another order than in a test store.", at: 0)
    }
    return lines
  }

  private static func file(
    _ place: SimulationPlace,
    _ failure: SimulationFailure,
    _ body: String,
    _ imports: [String],
    _ writer: SourceWriter
  ) -> String {
    let modules = writer.modules.union(imports)
      .union(["ComposableArchitecture", "Foundation", "SessionRecording", "Testing"])
      .subtracting(["Simulation"])
    let name = place.function.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "_" }
    return """
      \(modules.sorted().map { "import \($0)" }.joined(separator: "\n"))

      // \(failure.story.enumerated().map { "\($0.offset + 1). \($0.element)" }.joined(separator: "\n// "))
      @MainActor
      @Test func `\(name), without the simulation`() async throws {
      \(body)
      }
      \(writer.declarations.map { "\n" + $0 + "\n" }.joined())
      \(support)
      """
  }

  /// The functions that the dependencies of a simulation call.
  private static let functions = [
    "@Sendable func answer<Value>(_: String = \"\", _ outcomes: Answer<Value>...) async throws -> Value {",
    "  try await requests.wait(outcomes)",
    "}",
    "@Sendable func answers<Value>(_: String, _ outcomes: Answer<Value>...) -> AsyncThrowingStream<Value, any Error> {",
    "  AsyncThrowingStream {",
    "    do { return try await requests.wait(outcomes) } catch is CancellationError { return nil }",
    "  }",
    "}",
  ]

  /// The declarations that let requests wait for the test.
  private static let support = #"""
    /// The requests of a feature, which wait for the test.
    @MainActor
    private final class Requests {
      private var waiting: [Int: (Int) -> Void] = [:]
      private var count = 0

      func wait<Value>(_ outcomes: [Answer<Value>]) async throws -> Value {
        count += 1
        let number = count
        return try await withTaskCancellationHandler {
          try await withCheckedThrowingContinuation { continuation in
            waiting[number] = {
              continuation.resume(with: $0 < 0 ? .failure(CancellationError()) : outcomes[$0].result)
            }
            if Task.isCancelled { answer(number, with: -1) }
          }
        } onCancel: {
          Task { @MainActor in answer(number, with: -1) }
        }
      }

      func answer(_ request: Int, with outcome: Int) {
        waiting.removeValue(forKey: request)?(outcome)
      }
    }

    /// An outcome of a request.
    private struct Answer<Value: Sendable>: Sendable {
      let result: Result<Value, any Error>

      static func value(_ value: Value) -> Self { Answer(result: .success(value)) }
      static func failure(_ error: any Error) -> Self { Answer(result: .failure(error)) }
    }
    """#
}
