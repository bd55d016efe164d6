import ComposableArchitecture
import SessionRecording
import Testing

/// A recording replaces what a recording left, and nothing else, and says why it ends.
@MainActor
struct RecordingPlacesTests {
  private let folder = TemporaryFolder()

  private func record(_ actions: Int, to recorder: SessionRecorder) -> StoreOf<Counter> {
    let store = Store(initialState: Counter.State()) {
      Counter().recorded()
    } withDependencies: {
      $0.sessionRecorder = recorder
    }
    for _ in 0..<actions { store.send(.incrementButtonTapped) }
    return store
  }

  private func actionCount(_ name: String) throws -> Int {
    let trace = try SessionTrace(path: folder.path(name))
    #expect(try trace.replay(Recording.features) == nil)
    return trace.actionCount
  }

  @Test func `a full disk ends the recording, and the program goes on`() throws {
    let recorder = try SessionRecorder(path: "/dev/full")
    let store = record(3, to: recorder)
    #expect(
      (recorder.failure as? TraceError)?.message
        == "'/dev/full' cannot be written (No space left on device); the recording ends there"
    )
    #expect(store.count == 3)
    #expect(recorder.actionCount == 0)
  }

  @Test(arguments: [
    "", #"{"format":"session trace","version":1}"#,
    #"{"format":"session trace","version":99}"# + "\nwhatever\n",
    #"{"format":"session trace","version":1}"# + "\n" + #"{"store":1,"feat"#,
    #"{"version":1,"format":"session trace"}"# + "\n" + String(repeating: "x", count: 10_000),
  ])
  func `an empty file and what is left of a recording are replaced`(text: String) throws {
    try folder.write(text, to: "trace.jsonl")
    let recorder = try SessionRecorder(path: folder.path("trace.jsonl"))
    _ = record(1, to: recorder)
    #expect(recorder.failure == nil)
    #expect(try actionCount("trace.jsonl") == 2)
  }

  @Test(arguments: [
    " ", "{", #"{"format":"session tra"#, #"[{"format":"session trace"}]"#,
    "\n" + #"{"format":"session trace"}"# + "\n",
    #"{"format":"session traces"}"#, "# Notes about a session trace\n",
  ])
  func `another file is refused by name and stays as it is`(text: String) throws {
    try folder.write(text, to: "notes.txt")
    let path = folder.path("notes.txt")
    #expect(
      message { _ = try SessionRecorder(path: path) }
        == "'\(path)' already exists and isn't a recorded session, so it is left as it is; record to another file"
    )
    #expect(try folder.text(of: "notes.txt") == text)
  }

  @Test func `a refused file can be recorded to once it is removed`() throws {
    try folder.write("notes", to: "trace.jsonl")
    #expect(throws: TraceError.self) { try SessionRecorder(path: folder.path("trace.jsonl")) }
    try FileManager.default.removeItem(atPath: folder.path("trace.jsonl"))
    _ = record(1, to: try SessionRecorder(path: folder.path("trace.jsonl")))
    #expect(try actionCount("trace.jsonl") == 2)
  }

  @Test func `two recorders at two places don't mix`() throws {
    let first = try SessionRecorder(path: folder.path("first.jsonl"))
    let second = try SessionRecorder(path: folder.path("second.jsonl"))
    let store = record(1, to: first)
    _ = record(2, to: second)
    store.send(.incrementButtonTapped)
    #expect(try actionCount("first.jsonl") == 4)
    #expect(try actionCount("second.jsonl") == 4)
  }

  @Test func `a second recorder of one file is refused by either of its names`() throws {
    let recorder = try SessionRecorder(path: folder.path("trace.jsonl"))
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "link"),
      withDestinationURL: folder.url.appending(path: "trace.jsonl")
    )
    let path = folder.path("link")
    #expect(
      message { _ = try SessionRecorder(path: path) }
        == "'\(path)' is being recorded to by another program; record to another file"
    )
    _ = record(1, to: recorder)
    #expect(try actionCount("link") == 2)
  }

  @Test(arguments: [
    ("missing/trace.jsonl", "No such file or directory"), ("", "Is a directory"),
    (String(repeating: "x", count: 300), "File name too long"), ("file/trace.jsonl", "Not a directory"),
  ])
  func `a place that can't be written says why`(name: String, reason: String) throws {
    try folder.write("", to: "file")
    let path = name.isEmpty ? folder.url.path : folder.path(name)
    #expect(
      message { _ = try SessionRecorder(path: path) }
        == "'\(path)' cannot be written (\(reason)); record to another file"
    )
  }

  @Test func `a recording whose first line can't be written has no other`() {
    struct Refused: Error {}
    let calls = LockIsolated(0)
    let recorder = SessionRecorder { _ in
      calls.withValue { $0 += 1 }
      throw Refused()
    }
    #expect(record(2, to: recorder).count == 2)
    #expect(calls.value == 1)
    #expect(recorder.failure is Refused)
  }

  @Test(arguments: [
    ("none.jsonl", TraceError.Kind.missing, "there is no file '%'; '--record %' makes one"),
    ("", .unusable, "'%' cannot be read; check that it is a file, and its permissions"),
    ("empty", .unusable, "'%' is empty and isn't a recorded session; record one with '--record'"),
  ])
  func `a file that can't be replayed says what to do`(name: String, kind: TraceError.Kind, sentence: String)
    throws
  {
    try folder.write("", to: "empty")
    let path = name.isEmpty ? folder.url.path : folder.path(name)
    let error = #expect(throws: TraceError.self) { try SessionTrace(path: path) }
    #expect(error?.kind == kind)
    #expect(error?.message == sentence.replacing("%", with: path))
    #expect(error?.localizedDescription == error?.message)
  }
}
