import ComposableArchitecture
import Foundation
import SessionRecording
import Testing

/// The lines of a trace, character for character: earlier programs and other tools read them too.
@MainActor
struct TraceLinesTests {
  private let time = #""time":"2026-01-01T00:00:00.000Z""#

  private func lines(_ recording: Recording) -> [String] {
    recording.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `a trace is the header, a line for the store and one for each action`() {
    let recording = Recording()
    #expect(recording.text == #"{"format":"session trace","version":2,\#(time)}"# + "\n")
    let store = recording.store(Counter.State(), Counter())
    #expect(lines(recording).count == 2)
    store.send(.incrementButtonTapped)
    #expect(
      lines(recording).dropFirst() == [
        #"{"store":1,"feature":"Counter",\#(time),"state":{"count":0}}"#,
        #"{"number":1,"store":1,\#(time),"cause":"user","name":"incrementButtonTapped","#
          + #""action":{"incrementButtonTapped":{}},"changes":[{"op":"replace","path":"/count","value":1}]}"#,
        #"{"number":2,"store":1,\#(time),"cause":{"send":{"startedBy":1}},"name":"delegate.counted","#
          + #""action":{"delegate":{"_0":{"counted":{"_0":1}}}},"changes":[]}"#,
        "",
      ]
    )
  }

  @Test func `a line is written for each action before the next one is reduced`() {
    let recording = Recording()
    let store = recording.store(.init(value: 0), Holder<Int>())
    for number in 1...3 {
      store.send(.replaced(number))
      #expect(lines(recording).count == number + 3)
      #expect(recording.text.hasSuffix(#""value":\#(number)}]}"# + "\n"))
      #expect(recording.recorder.actionCount == number)
    }
  }

  @Test func `an action that changes nothing has a line too`() {
    let recording = Recording()
    recording.store(.init(value: "a"), Holder<String>()).send(.replaced("a"))
    #expect(
      lines(recording)[2] == #"{"number":1,"store":1,\#(time),"cause":"user","name":"replaced","#
        + #""action":{"replaced":{"_0":"a"}},"changes":[]}"#
    )
  }

  @Test func `line breaks and hidden characters never stand in a line`() throws {
    let text = try Recording.text(of: ["\n\r\u{85}", "\u{2028}\u{2029}\u{B}\u{C}", "\u{202E}"])
    #expect(text.split(whereSeparator: \.isNewline).count == 4)
    #expect(text.hasSuffix(#""value":"\u202E"}]}"# + "\n"))
  }

  @Test func `a feature is recorded under another name if it has one`() throws {
    let recording = Recording()
    let store = Store(initialState: Counter.State()) {
      Counter().recorded(as: "Tally \"1\"")
    } withDependencies: {
      $0.sessionRecorder = recording.recorder
    }
    store.send(.incrementButtonTapped)
    #expect(lines(recording)[1].hasPrefix(#"{"store":1,"feature":"Tally \"1\"""#))
    let trace = try recording.trace()
    #expect(trace.features == ["Tally \"1\""])
    #expect(try trace.replay([RecordedFeature("Tally \"1\"") { Counter() }]) == nil)
    #expect(
      message { _ = try trace.replay([RecordedFeature { Counter() }]) }
        == "'trace.jsonl', line 2: this program has no feature 'Tally \"1\"', only Counter; "
        + "replay the session with the program that recorded it"
    )
  }

  @Test func `actions of an effect name the place and the action that started it`() async {
    let recording = Recording()
    let store = recording.store(Ledger.State(), Ledger())
    store.send(.waitChanged(.seconds(2)))
    await store.send(.saveButtonTapped).finish()
    let line = lines(recording)[4]
    #expect(line.contains(#""name":"saved","action":{"saved":{"at":7}}"#))
    #expect(line.contains(#""at":"SessionRecordingTests/Ledger.swift:"#))
    #expect(line.contains(#""startedBy":2}}"#))
  }

  @Test func `two recorders record two sessions`() throws {
    let (first, second) = (Recording(), Recording())
    first.store(Counter.State(), Counter()).send(.incrementButtonTapped)
    second.store(Counter.State(count: 5), Counter()).send(.incrementButtonTapped)
    #expect(lines(first)[1].hasSuffix(#""state":{"count":0}}"#))
    #expect(lines(second)[1].hasSuffix(#""state":{"count":5}}"#))
    #expect((first.recorder.actionCount, second.recorder.actionCount) == (2, 2))
    #expect(try first.replay() == nil)
    #expect(try second.replay() == nil)
  }

  @Test func `stores that take turns are replayed apart`() throws {
    let recording = Recording()
    let (first, second) = (recording.store(Counter.State(), Counter()), recording.store(.init(), Ledger()))
    first.send(.incrementButtonTapped)
    second.send(.levelPicked(.low))
    first.send(.incrementButtonTapped)
    second.send(.levelPicked(nil))
    let trace = try recording.trace()
    #expect(trace.features == ["Counter", "Ledger"])
    #expect(trace.actionCount == 6)
    #expect(try trace.replay([RecordedFeature { Ledger() }, RecordedFeature { Counter() }]) == nil)
  }

  @Test func `no reductions make no text`() {
    #expect(
      SessionTrace.text(of: "Notes", [(reduction: StoreReduction<Notes.State, Notes.Action>, time: Date)]())
        == ""
    )
  }
}
