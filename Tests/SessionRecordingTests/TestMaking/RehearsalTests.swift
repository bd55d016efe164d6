import ComposableArchitecture
import SessionRecording
import Testing

/// A rehearsed session compares its test with the kept one, and writes it again only on demand.
@MainActor
struct RehearsalTests {
  private let folder = TemporaryFolder()

  private static func rehearse(beside path: String, _ count: Int = 1) async throws -> RehearsedSession {
    try await RehearsedSession(of: "Counter", in: Recording.features, filePath: path) {
      let store = Store(initialState: Counter.State()) { Counter().recorded() }
      for _ in 0..<count { store.send(.incrementButtonTapped) }
    }
  }

  @Test func `without a file no test is kept, and none is written`() async throws {
    let session = try await Self.rehearse(beside: folder.path("Tests.swift"))
    #expect(session.keptTest == nil)
    #expect(session.difference == nil)
    #expect(session.trace.actionCount == 2)
    #expect(session.testSource.contains("struct CounterSessionTests {"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
  }

  @Test func `another test than the kept one is left to be compared`() async throws {
    try folder.write("", to: "CounterSessionTests.swift")
    let session = try await Self.rehearse(beside: folder.path("Tests.swift"))
    #expect(session.keptTest == "")
    #expect(session.testSource != session.keptTest)
    #expect(try folder.text(of: "CounterSessionTests.swift") == "")
  }

  @Test func `a kept test is the same each time, whatever the clock says`() async throws {
    let first = try await Self.rehearse(beside: folder.path("Tests.swift"))
    try folder.write(first.testSource, to: "CounterSessionTests.swift")
    let second = try await Self.rehearse(beside: folder.path("Tests.swift"))
    #expect(second.keptTest == second.testSource)
    let changed = try await Self.rehearse(beside: folder.path("Tests.swift"), 2)
    #expect(changed.keptTest != changed.testSource)
  }

  @Test func `on demand a kept test is written again, and no other`() async throws {
    let path = folder.path("Tests.swift")
    try folder.write("", to: "CounterSessionTests.swift")
    await #expect(processExitsWith: .success) { [path = path as String] in
      setenv(RehearsedSession.environmentVariable, "write", 1)
      let session = try await Self.rehearse(beside: path)
      precondition(session.keptTest == session.testSource)
      let other = try await Self.rehearse(beside: path + "/none/Tests.swift")
      precondition(other.keptTest == nil)
    }
    #expect(
      try folder.text(of: "CounterSessionTests.swift").contains("await store.send(.incrementButtonTapped)")
    )
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["CounterSessionTests.swift"]
    )
  }

  @Test func `the error of a session is thrown on`() async {
    struct Interrupted: Error {}
    await #expect(throws: Interrupted.self) {
      _ = try await RehearsedSession(of: "Counter", in: Recording.features) { throw Interrupted() }
    }
  }

  @Test func `a session without the feature is refused`() async {
    let error = await #expect(throws: TraceError.self) {
      _ = try await RehearsedSession(of: "Counter", in: Recording.features) {
        Store(initialState: Counter.State()) { Counter() }.send(.incrementButtonTapped)
      }
    }
    #expect(
      error?.message == "'the trace' has no action of Counter, nothing was recorded; name a feature that was"
    )
  }
}
