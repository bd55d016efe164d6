import ComposableArchitecture
import SessionRecording
import Testing

/// A change of a control is recorded by the name of its property.
@MainActor
struct RecordedBindingTests {
  private let ledger = [RecordedFeature { Ledger() }]

  private func text(_ action: BindingAction<Ledger.State>) throws -> String {
    let recording = Recording()
    recording.store(Ledger.State(), Ledger()).send(.binding(action))
    return recording.text
  }

  @Test func `a property is named by its path, with its new value`() throws {
    let pairs: [(BindingAction<Ledger.State>, String)] = [
      (.set(\.filter.text, "a\"b"), #"{"filter.text":"a\"b"}"#),
      (.set(\.filter.isOn, true), #"{"filter.isOn":true}"#),
      (.set(\.level, .low), #"{"level":{"low":{}}}"#), (.set(\.level, nil), #"{"level":null}"#),
    ]
    for (action, object) in pairs {
      let text = try text(action)
      #expect(text.contains(#""action":{"binding":{"_0":\#(object)}}"#), "\(text)")
      #expect(try SessionTrace(text: text).replay(ledger) == nil)
    }
  }

  @Test func `controls that change one after the other are replayed`() throws {
    let recording = Recording()
    let store = recording.store(Ledger.State(), Ledger())
    for text in HostileText.all { store.send(.binding(.set(\.filter.text, text))) }
    store.send(.binding(.set(\.level, .custom("", weight: 0.1))))
    store.send(.binding(.set(\.level, nil)))
    store.send(.resetButtonTapped)
    #expect(try recording.trace().replay(ledger) == nil)
    #expect(recording.recorder.actionCount == HostileText.all.count + 4)
  }

  @Test(arguments: [
    (
      #"{"filter.text":"a"}"#, #"{"filter.name":"a"}"#,
      "'recordedBindings' does not list the binding that is changed"
    ),
    (#"{"filter.text":"a"}"#, "{}", "'recordedBindings' does not list the binding that is changed"),
    (#"{"filter.text":"a"}"#, #"{"filter.text":1}"#, "a value is of another type"),
    (#"{"filter.text":"a"}"#, #"{"filter.text":null}"#, "a value is missing"),
    (#"{"filter.text":"a"}"#, #"{"filter.isOn":"a"}"#, "a value is of another type"),
    (#"{"filter.text":"a"}"#, "[]", "a value is of another type"),
  ])
  func `a binding that the feature no longer has is refused`(old: String, new: String, reason: String) throws
  {
    let changed = try text(.set(\.filter.text, "a")).replacing(old, with: new)
    let sentence = message { _ = try SessionTrace(text: changed, name: "t").replay(ledger) }
    #expect(sentence?.hasPrefix("'t', line 3: the action binding cannot be read, because \(reason)") == true)
    #expect(sentence?.hasSuffix("; the feature or the file was changed, so record again") == true)
  }

  @Test func `a binding that isn't listed can't be replayed, and says how it could`() throws {
    let text = try text(.set(\.savedAt, 3))
    #expect(text.contains(#""name":"binding","unrecorded":"a binding of the state is changed that"#))
    #expect(
      message { _ = try SessionTrace(text: text, name: "t").replay(ledger) }
        == "'t', line 3: the action binding was not recorded, because a binding of the state is changed that "
        + "'recordedBindings' does not list; change that, and record again"
    )
  }

  @Test func `a binding that an effect sends is received by its case`() throws {
    let recording = Recording()
    let store = recording.store(Ledger.State(filter: .init(text: "a")), Ledger())
    store.send(.resetButtonTapped)
    let source = try recording.trace().testSource(of: "Ledger", ledger)
    #expect(source.contains("[2: .binding(.set(\\.filter.text, \"\"))]"))
    #expect(source.contains("await store.receive(\\.binding) { $0.filter.text = \"\" }"))
  }

  @Test func `the action that replaces a binding in the file has its effect`() throws {
    let changed = try text(.set(\.filter.text, "a")).replacing(
      #"{"filter.text":"a"}"#,
      with: #"{"filter.text":"b"}"#
    )
    let difference = try #require(try SessionTrace(text: changed).replay(ledger))
    #expect(difference.number == 1)
    #expect(difference.line == 3)
    #expect(difference.summary == "the state differs from the recorded one")
    #expect(difference.difference.contains("−     text: \"a\",\n+     text: \"b\","))
    #expect(difference.difference.hasSuffix("\n\n(Recorded: −, Replayed: +)"))
  }
}
