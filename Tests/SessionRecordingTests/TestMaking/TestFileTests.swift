import ComposableArchitecture
import SessionRecording
import Testing

/// The whole file that is made of a session, line for line.
@MainActor
struct TestFileTests {
  private let features = [
    RecordedFeature { Gate() }, RecordedFeature { Counter() }, RecordedFeature { Notes() },
  ]

  private func source<R: Reducer>(
    of name: String,
    _ states: [R.State],
    _ reducer: R,
    _ actions: [R.Action]
  ) throws -> [String] where R.State: Encodable, R.Action: Encodable {
    let recording = Recording()
    for state in states {
      let store = recording.store(state, reducer)
      for action in actions { store.send(action) }
    }
    let text = try recording.trace().testSource(of: name, features)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `a state that is an enum is assigned whole, and actions without case paths are received whole`()
    throws
  {
    #expect(
      try source(of: "Gate", [.closed], Gate(), [.openButtonTapped(by: "\"me\""), .closeButtonTapped]) == [
        "import ComposableArchitecture",
        "import SessionRecording",
        "import Testing",
        "",
        "/// A session of Gate that was recorded, and turned into a test by 'replay --as-test Gate'.",
        "@MainActor",
        "struct GateSessionTests {",
        "  @Test func aRecordedSession() async throws {",
        "    let state: Gate.State = .closed",
        "    let effects: [Int: Gate.Action] = [2: .opened(count: 1, [1, 2])]",
        "    let store = TestStore(initialState: state) {",
        "      Gate().replaying(effects)",
        "    }",
        #"    await store.send(.openButtonTapped(by: "\"me\"")) { $0 = .open(by: "\"me\"") }"#,
        "    await store.receive(.opened(count: 1, [1, 2]))",
        "    await store.send(.closeButtonTapped) { $0 = .closed }",
        "  }",
        "}",
        "",
      ]
    )
  }

  @Test func `each store has a test, with an empty line between`() throws {
    let lines = try source(of: "Counter", [.init(), .init(count: -1)], Counter(), [.incrementButtonTapped])
    #expect(
      lines.dropFirst(7) == [
        "  @Test func aRecordedSession() async throws {",
        ##"    let state: Counter.State = try recorded(#"{"count":0}"#)"##,
        "    let effects: [Int: Counter.Action] = [2: .delegate(.counted(1))]",
        "    let store = TestStore(initialState: state) {",
        "      Counter().replaying(effects)",
        "    }",
        "    await store.send(.incrementButtonTapped) { $0.count = 1 }",
        "    await store.receive(\\.delegate.counted)",
        "  }",
        "",
        "  @Test func aRecordedSession2() async throws {",
        ##"    let state: Counter.State = try recorded(#"{"count":-1}"#)"##,
        "    let effects: [Int: Counter.Action] = [2: .delegate(.counted(0))]",
        "    let store = TestStore(initialState: state) {",
        "      Counter().replaying(effects)",
        "    }",
        "    await store.send(.incrementButtonTapped) { $0.count = 0 }",
        "    await store.receive(\\.delegate.counted)",
        "  }",
        "}",
        "",
      ]
    )
  }

  @Test func `a session without effects replays none`() throws {
    let lines = try source(of: "Gate", [.open(by: "me")], Gate(), [.closeButtonTapped])
    #expect(lines.contains("      Gate().replaying()"))
    #expect(!lines.contains { $0.contains("let effects") })
  }

  @Test func `what doesn't fit on a line stands on several`() throws {
    let name = String(repeating: "n", count: 90)
    let lines = try source(of: "Gate", [.closed], Gate(), [.openButtonTapped(by: name)])
    #expect(
      lines.dropFirst(13).prefix(9) == [
        "    await store.send(",
        "      .openButtonTapped(",
        "        by: \"\(name)\"",
        "      )",
        "    ) {",
        "      $0 = .open(",
        "        by: \"\(name)\"",
        "      )",
        "    }",
      ]
    )
    #expect(lines.allSatisfy { $0.count <= 110 })
  }

  @Test func `a part of a feature is tested with its own part of the session`() throws {
    let lines = try source(
      of: "Counter",
      [Notes.State()],
      Notes(),
      [
        .binding(.set(\.search, "x")), .counter(.incrementButtonTapped), .cancelled,
        .counter(.incrementButtonTapped),
      ]
    )
    #expect(lines.contains(##"    let state: Counter.State = try recorded(#"{"count":0}"#)"##))
    #expect(
      lines.filter { $0.contains("await") } == [
        "    await store.send(.incrementButtonTapped) { $0.count = 1 }",
        "    await store.receive(\\.delegate.counted)",
        "    await store.send(.incrementButtonTapped) { $0.count = 2 }",
        "    await store.receive(\\.delegate.counted)",
      ]
    )
  }

  @Test func `a trace without actions makes no test`() throws {
    let recording = Recording()
    #expect(
      message { _ = try recording.trace().testSource(of: "Gate", features) }
        == "'trace.jsonl' has no action of Gate, nothing was recorded; name a feature that was"
    )
  }

  @Test func `a trace that was cut makes a test of what is left`() throws {
    let recording = Recording()
    let store = recording.store(.closed, Gate())
    store.send(.openButtonTapped(by: "a"))
    store.send(.closeButtonTapped)
    let trace = try SessionTrace(text: String(recording.text.dropLast(20)))
    let source = try trace.testSource(of: "Gate", features)
    #expect(source.contains("await store.receive(.opened(count: 1, [1, 2]))"))
    #expect(!source.contains("closeButtonTapped"))
  }
}
