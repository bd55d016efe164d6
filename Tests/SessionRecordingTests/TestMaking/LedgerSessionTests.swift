import ComposableArchitecture
import SessionRecording
import Testing

/// A session of Ledger that was recorded, and turned into a test by 'replay --as-test Ledger'.
@MainActor
struct LedgerSessionTests {
  @Test func aRecordedSession() async throws {
    let state: Ledger.State = try recorded(initialState1)
    let effects: [Int: Ledger.Action] = [37: .binding(.set(\.filter.text, "")), 39: .saved(at: 7)]
    let store = TestStore(initialState: state) {
      Ledger().replaying(effects)
    }
    await store.send(.binding(.set(\.filter.text, "")))
    await store.send(.binding(.set(\.filter.text, "\""))) { $0.filter.text = "\"" }
    await store.send(.binding(.set(\.filter.text, "\"\"\""))) { $0.filter.text = "\"\"\"" }
    await store.send(.binding(.set(\.filter.text, "\\"))) { $0.filter.text = "\\" }
    await store.send(.binding(.set(\.filter.text, "\\(1)"))) { $0.filter.text = "\\(1)" }
    await store.send(.binding(.set(\.filter.text, "\\#(1)"))) { $0.filter.text = "\\#(1)" }
    await store.send(.binding(.set(\.filter.text, "\\##(1)"))) { $0.filter.text = "\\##(1)" }
    await store.send(.binding(.set(\.filter.text, "#\""))) { $0.filter.text = "#\"" }
    await store.send(.binding(.set(\.filter.text, "\"#"))) { $0.filter.text = "\"#" }
    await store.send(.binding(.set(\.filter.text, "\"##"))) { $0.filter.text = "\"##" }
    await store.send(.binding(.set(\.filter.text, "\"\"\"#"))) { $0.filter.text = "\"\"\"#" }
    await store.send(.binding(.set(\.filter.text, "\\\"#\\"))) { $0.filter.text = "\\\"#\\" }
    await store.send(.binding(.set(\.filter.text, "#️⃣"))) { $0.filter.text = "#️⃣" }
    await store.send(.binding(.set(\.filter.text, "\"#️⃣"))) { $0.filter.text = "\"#️⃣" }
    await store.send(.binding(.set(\.filter.text, "\\#́"))) { $0.filter.text = "\\#́" }
    await store.send(.binding(.set(\.filter.text, "́"))) { $0.filter.text = "́" }
    await store.send(.binding(.set(\.filter.text, "\u{0000}\u{0007}\u{001B}"))) {
      $0.filter.text = "\u{0000}\u{0007}\u{001B}"
    }
    await store.send(.binding(.set(\.filter.text, "\r\n\t"))) { $0.filter.text = "\r\n\t" }
    await store.send(.binding(.set(\.filter.text, "\u{2028}\u{202E}\u{200B}\u{FEFF}"))) {
      $0.filter.text = "\u{2028}\u{202E}\u{200B}\u{FEFF}"
    }
    await store.send(.binding(.set(\.filter.text, "\u{E0001}"))) { $0.filter.text = "\u{E0001}" }
    await store.send(.binding(.set(\.filter.text, "*/ /* // "))) { $0.filter.text = "*/ /* // " }
    await store.send(.binding(.set(\.filter.text, "\u{00A0}  "))) { $0.filter.text = "\u{00A0}  " }
    await store.send(.binding(.set(\.filter.text, "\\u{41} \\u0041 \\n"))) {
      $0.filter.text = "\\u{41} \\u0041 \\n"
    }
    await store.send(.binding(.set(\.filter.text, "é é 👩\u{200D}👩\u{200D}👧 🇨🇭"))) {
      $0.filter.text = "é é 👩\u{200D}👩\u{200D}👧 🇨🇭"
    }
    await store.send(.binding(.set(\.filter.text, "}\n\"\"\"\n}"))) { $0.filter.text = "}\n\"\"\"\n}" }
    await store.send(.entriesLoaded(try recorded(entries2))) { $0.entries = try recorded(entries2) }
    await store.send(.entriesLoaded(try recorded(##"[{"title":"\\#️⃣"}]"##))) {
      $0.entries = try recorded(##"[{"title":"\\#️⃣"}]"##)
    }
    await store.send(.entriesLoaded(try recorded(entries3))) { $0.entries = try recorded(entries3) }
    await store.send(.levelPicked(.custom("\"\\(1)", weight: 0.0))) {
      $0.level = .custom("\"\\(1)", weight: 0.0)
    }
    await store.send(.levelPicked(.only(named: "#\""))) { $0.level = .only(named: "#\"") }
    await store.send(.levelPicked(nil)) { $0.level = nil }
    await store.send(.nameChanged("́/~", to: "\u{200D}")) { $0.names = try recorded(#"{"́/~":"\u200D"}"#) }
    await store.send(.nameChanged("́/~", to: nil)) { $0.names = try recorded(#"{}"#) }
    await store.send(.waitChanged(try recorded(#"[0,1000000000000000]"#))) {
      $0.wait = try recorded(#"[0,1000000000000000]"#)
    }
    await store.send(.binding(.set(\.filter.isOn, true))) { $0.filter.isOn = true }
    await store.send(.resetButtonTapped)
    await store.receive(\.binding) { $0.filter.text = "" }
    await store.send(.saveButtonTapped)
    await store.receive(\.saved) { $0.savedAt = 7 }
  }
}

private let initialState1 = #"""
  {"entries":[],"filter":{"isOn":false,"text":""},"names":{},"wait":[0,1000000000000000000]}
  """#

private let entries2 = ###"""
  [{"title":""},{"title":"\""},{"title":"\"\"\""},{"title":"\\"},{"title":"\\(1)"},{"title":"\\#(1)"},
  {"title":"\\##(1)"},{"title":"#\""},{"title":"\"#"},{"title":"\"##"},{"title":"\"\"\"#"},
  {"title":"\\\"#\\"},{"title":"#️⃣"},{"title":"\"#️⃣"},{"title":"\\#́"},{"title":"́"},
  {"title":"\u0000\u0007\u001B"},{"title":"\r\n\t"},{"title":"\u2028\u202E\u200B\uFEFF"},
  {"title":"\uDB40\uDC01"},{"title":"*/ /* // "},{"title":"\u00A0  "},{"title":"\\u{41} \\u0041 \\n"},
  {"title":"é é 👩\u200D👩\u200D👧 🇨🇭"},{"title":"}\n\"\"\"\n}"}]
  """###

private let entries3 = #"""
  [
  {"title":"\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\#
  \\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\#
  \\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\#
  \\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\"}]
  """#
