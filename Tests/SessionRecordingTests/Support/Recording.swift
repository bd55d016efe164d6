import ComposableArchitecture
import SessionRecording

/// A recording of a store, in memory.
@MainActor
final class Recording {
  private let lines = LockIsolated<[String]>([])
  let recorder: SessionRecorder

  static let features = [RecordedFeature { Notes() }, RecordedFeature { Counter() }]

  init() {
    let lines = lines
    recorder = SessionRecorder(now: { Date(timeIntervalSince1970: 1_767_225_600) }) { line in
      lines.withValue { $0.append(line) }
    }
  }

  var text: String { lines.value.joined() }

  var objects: [[String: any Sendable]] {
    get throws {
      try text.split(separator: "\n").map { line in
        let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
        return object as? [String: any Sendable] ?? [:]
      }
    }
  }

  func store(_ state: Notes.State = Notes.State()) -> StoreOf<Notes> {
    Store(initialState: state) {
      Notes().recorded()
    } withDependencies: { [recorder] in
      $0.sessionRecorder = recorder
      $0.date.now = Date(timeIntervalSince1970: 0)
    }
  }

  func trace() throws -> SessionTrace { try SessionTrace(text: text, name: "trace.jsonl") }

  func replay() throws -> ReplayDifference? { try trace().replay(Self.features) }
}

/// Returns the message of the error that `body` throws.
@MainActor
func message(_ body: @MainActor () throws -> Void) -> String? {
  do {
    try body()
    return nil
  } catch {
    return (error as? TraceError)?.message ?? "no TraceError: \(error)"
  }
}
