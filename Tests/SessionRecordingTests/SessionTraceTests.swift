import ComposableArchitecture
import Platform
import SessionRecording
import Testing

/// A file that isn't a trace, or no longer is one, is refused in one sentence with the file and the line.
@MainActor
struct SessionTraceTests {
  private func trace(_ change: (inout [String]) -> Void) async throws -> String {
    let recording = Recording()
    let store = recording.store()
    await store.send(.task).finish()
    store.send(.tagsChanged(tags: ["a"], ratio: 1))
    var lines = recording.text.split(separator: "\n").map(String.init)
    change(&lines)
    return lines.joined(separator: "\n") + "\n"
  }

  private func refusal(_ text: String) -> String? {
    message { _ = try SessionTrace(text: text, name: "trace.jsonl").replay(Recording.features) }
  }

  @Test(arguments: ["hello\n", "{}\n", "{\"format\":1}", "[1,2]\n", "\u{0}\u{1}"])
  func `a text that isn't a trace is refused`(text: String) {
    #expect(refusal(text)?.hasPrefix("'trace.jsonl', line 1: this isn't a recorded session") == true)
  }

  @Test func `an empty file is refused`() {
    #expect(refusal("")?.contains("is empty") == true)
    #expect(#expect(throws: TraceError.self) { try SessionTrace(text: "") }?.kind == .unusable)
    #expect(refusal("\n\n")?.contains("empty") == true)
  }

  @Test func `a newer format is refused`() async throws {
    let text = try await trace { $0[0] = #"{"format":"session trace","version":3}"# }
    #expect(refusal(text)?.contains("a newer version of the program") == true)
  }

  @Test(arguments: [
    "{\"number\":", "nonsense", "{}", "{\"store\":7,\"number\":9}", "{\"store\":1,\"number\":9}",
    "{\"store\":1,\"feature\":\"Notes\"}", "\"text", "{\"a\":1e}", "\u{FF}", "[[[[",
  ])
  func `a line that cannot be read is named`(line: String) async throws {
    let text = try await trace { $0[3] = line }
    #expect(refusal(text)?.hasPrefix("'trace.jsonl', line 4: the line cannot be read") == true)
  }

  @Test func `a line that is nested without end is refused`() async throws {
    let text = try await trace { $0[3] = String(repeating: "[", count: 1_000_000) }
    #expect(refusal(text)?.contains("line 4") == true)
  }

  @Test func `the last line may be cut off`() async throws {
    let whole = try await trace { _ in }
    for length in [2, 10, 50] {
      let trace = try SessionTrace(text: String(whole.dropLast(length)), name: "trace.jsonl")
      #expect(trace.cutOffLine == 5)
      #expect(trace.actionCount == 2)
      #expect(try trace.replay(Recording.features) == nil)
    }
    #expect(try SessionTrace(text: String(whole.dropLast(1))).cutOffLine == nil)
  }

  /// A changed file replays, differs, or is refused in a sentence.
  @Test func `no damage crashes`() async throws {
    let bytes = Array(try await trace { _ in }.utf8)
    var random = SplitMix64(seed: 42)
    func next(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
    var outcomes: Set<String> = []
    for _ in 0..<400 {
      var damaged = bytes
      for _ in 0...next(3) {
        let place = next(damaged.count)
        switch next(3) {
        case 0: damaged[place] = UInt8(next(256))
        case 1: damaged.removeSubrange(place..<min(damaged.count, place + 1 + next(40)))
        default:
          damaged.insert(contentsOf: damaged[place..<min(damaged.count, place + 1 + next(40))], at: place)
        }
      }
      do {
        let trace = try SessionTrace(text: String(decoding: damaged, as: UTF8.self), name: "trace.jsonl")
        outcomes.insert(try trace.replay(Recording.features) == nil ? "replayed" : "differs")
      } catch let error as TraceError {
        outcomes.insert("refused")
        #expect(error.message.contains("trace.jsonl"))
        #expect(!error.message.contains("\n"))
      }
    }
    #expect(outcomes == ["replayed", "differs", "refused"])
  }

  @Test func `a feature that the program does not have is named`() async throws {
    let text = try await trace { $0[1] = $0[1].replacing("Notes", with: "Weather") }
    #expect(
      refusal(text)?.contains("line 2: this program has no feature 'Weather', only Notes, Counter") == true
    )
  }

  @Test func `a state or action of another form is named`() async throws {
    let state = try await trace { $0[1] = $0[1].replacing("\"ratio\"", with: "\"quota\"") }
    #expect(
      refusal(state)?.contains("line 2: the state of Notes cannot be read, because there is no 'ratio'")
        == true
    )
    let action = try await trace { $0[2] = $0[2].replacing("{\"task\":{}}", with: "{\"fetch\":{}}") }
    #expect(refusal(action)?.contains("line 3: the action task cannot be read") == true)
    let changes = try await trace { $0[4] = $0[4].replacing("/ratio", with: "/quota/of") }
    #expect(refusal(changes)?.contains("line 5: the changes don't fit the state") == true)
  }
}
