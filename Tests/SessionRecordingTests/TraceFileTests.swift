import ComposableArchitecture
import SessionRecording
import Testing

/// A session is recorded to a file that is either new or an earlier recording.
@MainActor
struct TraceFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "traces-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path(percentEncoded: false) }

  private func store(_ recorder: SessionRecorder) -> StoreOf<Counter> {
    Store(initialState: Counter.State()) {
      Counter().recorded()
    } withDependencies: {
      $0.sessionRecorder = recorder
    }
  }

  @Test func `each action is in the file at once`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = store(try SessionRecorder(path: path("trace.jsonl")))
    store.send(.incrementButtonTapped)
    #expect(try SessionTrace(path: path("trace.jsonl")).actionCount == 2)
    store.send(.incrementButtonTapped)
    let trace = try SessionTrace(path: path("trace.jsonl"))
    #expect(trace.actionCount == 4)
    #expect(try trace.replay(Recording.features) == nil)
  }

  @Test func `an earlier trace is replaced`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for _ in 0..<2 { store(try SessionRecorder(path: path("trace.jsonl"))).send(.incrementButtonTapped) }
    #expect(try SessionTrace(path: path("trace.jsonl")).actionCount == 2)
  }

  @Test func `an earlier trace stays until there is something to record`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    store(try SessionRecorder(path: path("trace.jsonl"))).send(.incrementButtonTapped)
    let trace = try Data(contentsOf: URL(filePath: path("trace.jsonl")))
    _ = try SessionRecorder(path: path("trace.jsonl"))
    #expect(try Data(contentsOf: URL(filePath: path("trace.jsonl"))) == trace)
    _ = try SessionRecorder(path: path("new.jsonl"))
    #expect(!FileManager.default.fileExists(atPath: path("new.jsonl")))
  }

  @Test func `a named pipe that nothing reads is refused at once`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    let sentence = message { _ = try SessionRecorder(path: path("pipe")) }
    #expect(sentence == "'\(path("pipe"))' is a named pipe that nothing reads; start its reader first")
  }

  @Test func `a file that isn't a trace is left as it is`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for text in ["my notes\n", "{\"format\":\"another\"}\n", "{}", "\n"] {
      try Data(text.utf8).write(to: folder.appending(path: "notes.txt"))
      let sentence = message { _ = try SessionRecorder(path: path("notes.txt")) }
      #expect(sentence?.contains("isn't a recorded session") == true)
      #expect(try String(contentsOf: folder.appending(path: "notes.txt"), encoding: .utf8) == text)
    }
  }

  @Test func `a file that another process records to is left alone`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path: String = path("trace.jsonl")
    let recorder = try SessionRecorder(path: path)
    store(recorder).send(.incrementButtonTapped)
    await #expect(processExitsWith: .success) { [path = path as String] in
      let remedy = "is being recorded to by another program; record to another file"
      let sentence = await message { _ = try SessionRecorder(path: path) }
      precondition(sentence?.contains(remedy) == true)
    }
    store(recorder).send(.incrementButtonTapped)
    #expect(try SessionTrace(path: path).actionCount == 4)
  }

  @Test func `a file that this process records to is left alone`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let recorder = try SessionRecorder(path: path("trace.jsonl"))
    store(recorder).send(.incrementButtonTapped)
    let sentence = message { _ = try SessionRecorder(path: path("trace.jsonl")) }
    #expect(sentence?.contains("is being recorded to") == true)
    #expect(try SessionTrace(path: path("trace.jsonl")).actionCount == 2)
    withExtendedLifetime(recorder) {}
  }

  @Test func `a file that cannot be written is refused`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(message { _ = try SessionRecorder(path: folder.path) }?.contains("cannot be written") == true)
    let missing = path("missing/trace.jsonl")
    #expect(message { _ = try SessionRecorder(path: missing) }?.contains("No such file") == true)
  }

  @Test func `a file that isn't regular is written to`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let recorder = try SessionRecorder(path: "/dev/null")
    store(recorder).send(.incrementButtonTapped)
    #expect(recorder.failure == nil)
    #expect(recorder.actionCount == 2)
  }

  @Test func `a missing file is said to be missing`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let error = #expect(throws: TraceError.self) { try SessionTrace(path: path("none.jsonl")) }
    #expect(error?.kind == .missing)
    #expect(error?.message.contains("none.jsonl") == true)
    #expect(message { _ = try SessionTrace(path: folder.path) }?.contains("cannot be read") == true)
  }
}
