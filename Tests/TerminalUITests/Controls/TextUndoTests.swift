import ComposableArchitecture
import TerminalUI
import Testing

/// Undoing and redoing in fields for text.
@MainActor
@Suite struct TextUndoTests {
  enum Kind: CaseIterable { case field, editor }

  /// Returns a screen with a focused field or editor. F2 sets another text.
  private func probe(_ kind: Kind, _ text: String = "") -> ScreenProbe {
    let probe = ScreenProbe(width: 30, height: 1) {
      Stateful(text) { text in
        Group {
          switch kind {
          case .field: TextField("", text: text)
          case .editor: TextEditor(text: text)
          }
        }
        .onKeyPress(.function(2)) {
          text.wrappedValue = "other"
          return .handled
        }
      }
    }
    probe.press(.tab)
    return probe
  }

  private func undo(_ probe: ScreenProbe) -> String {
    probe.press("_", modifiers: .control)
    return probe.text
  }

  private func redo(_ probe: ScreenProbe) -> String {
    probe.press("y", modifiers: .control)
    return probe.text
  }

  @Test(arguments: Kind.allCases)
  func `typing is undone word by word, and redone`(kind: Kind) {
    let probe = probe(kind)
    probe.type("one two  three")
    #expect([undo(probe), undo(probe), undo(probe), undo(probe)] == ["one two", "one", "", ""])
    #expect([redo(probe), redo(probe), redo(probe)] == ["one", "one two", "one two  three"])
    #expect(redo(probe) == "one two  three")
  }

  @Test(arguments: Kind.allCases)
  func `deleting is undone as a whole, with the cursor where it was`(kind: Kind) {
    let probe = probe(kind, "one two")
    probe.press(.leftArrow)
    for _ in 0..<3 { probe.press(.delete) }
    #expect(probe.text == "oneo")
    #expect(undo(probe) == "one two")
    #expect(probe.frame.cursor == Point(x: 6, y: 0))
    probe.press("u", modifiers: .control)
    probe.press("k", modifiers: .control)
    #expect([probe.text, undo(probe), undo(probe)] == ["", "o", "one two"])
  }

  @Test(arguments: Kind.allCases)
  func `a paste, and typing at another place, are steps`(kind: Kind) {
    let probe = probe(kind)
    probe.type("ab")
    probe.press(.home)
    probe.type("xy")
    probe.paste("123")
    #expect(probe.text == "xy123ab")
    #expect([undo(probe), undo(probe), undo(probe)] == ["xyab", "ab", ""])
  }

  @Test(arguments: Kind.allCases)
  func `what is typed after undoing can't be redone away`(kind: Kind) {
    let probe = probe(kind)
    probe.type("one two")
    #expect(undo(probe) == "one")
    probe.type("x")
    #expect(redo(probe) == "one x")
    #expect([undo(probe), undo(probe)] == ["one", ""])
  }

  @Test(arguments: Kind.allCases)
  func `a text set from outside has no history`(kind: Kind) {
    let probe = probe(kind)
    probe.type("one")
    probe.press(.function(2))
    #expect(probe.text == "other")
    #expect(undo(probe) == "other")
    probe.type("x")
    #expect(undo(probe) == "other")
  }

  @Test(arguments: Kind.allCases)
  func `other keys of the same meaning undo`(kind: Kind) {
    let probe = probe(kind)
    probe.type("a")
    probe.press("/", modifiers: .control)
    #expect(probe.text == "")
    probe.type("b")
    probe.press("-", modifiers: [.control, .shift])
    #expect(probe.text == "")
    #expect(probe.press("_", modifiers: .control) == .ignored)
  }

  @Test func `a field for a secret keeps no history`() {
    let probe = ScreenProbe(width: 10, height: 1) { Stateful("") { SecureField("", text: $0) } }
    probe.press(.tab)
    probe.type("abc")
    #expect(undo(probe) == "•••")
  }
}
