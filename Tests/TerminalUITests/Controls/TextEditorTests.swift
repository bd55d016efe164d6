import ComposableArchitecture
import TerminalUI
import Testing

/// Text of several lines.
@MainActor
@Suite struct TextEditorTests {
  private let texts = Recorder<String>()

  private func cursor(_ probe: ScreenProbe) -> [Int] {
    probe.draw()
    return probe.frame.cursor.map { [$0.x, $0.y] } ?? []
  }

  private func focused(_ text: String, width: Int = 8, height: Int = 4) -> ScreenProbe {
    let probe = ScreenProbe(width: width, height: height) {
      Stateful(text) { text in
        TextEditor(text: text).onChange(of: text.wrappedValue) { texts.values.append($1) }
      }
    }
    probe.draw()
    probe.press(.tab)
    return probe
  }

  @Test func `return begins another line`() {
    let probe = focused("")
    probe.type("ab")
    probe.press(.return)
    probe.type("c")
    #expect(probe.text == "ab\nc")
    #expect(texts.values.last == "ab\nc")
    #expect(cursor(probe) == [1, 1])
  }

  @Test func `long lines are wrapped at spaces, or within a word`() {
    #expect(focused("one two three").text == "one two \nthree".replacing(" \n", with: "\n"))
    #expect(focused("abcdefghij").text == "abcdefgh\nij")
    #expect(focused("日本語日本").text == "日本語日\n本")
  }

  @Test func `the arrow keys move between lines and keep the column`() {
    let probe = focused("abcd\ne\nfghi")
    #expect(cursor(probe) == [4, 2])
    probe.press(.leftArrow)
    probe.press(.upArrow)
    #expect(cursor(probe) == [1, 1])
    probe.press(.upArrow)
    #expect(cursor(probe) == [3, 0])
    probe.press(.home)
    #expect(cursor(probe) == [0, 0])
    #expect(probe.press(.upArrow) == .ignored)
    probe.press(.end)
    #expect(cursor(probe) == [4, 0])
    probe.press(.pageDown)
    #expect(cursor(probe) == [4, 2])
  }

  @Test func `characters are removed, also across lines`() {
    let probe = focused("ab\ncd")
    probe.press(.home)
    probe.press(.delete)
    #expect(texts.values.last == "abcd")
    probe.press(.deleteForward)
    #expect(texts.values.last == "abd")
    probe.press("u", modifiers: .control)
    #expect(texts.values.last == "d")
    probe.press("k", modifiers: .control)
    #expect(texts.values.last == "")
    probe.type("one two")
    probe.press("w", modifiers: .control)
    #expect(texts.values.last == "one ")
    probe.press("a", modifiers: .control)
    probe.type("x")
    probe.press("e", modifiers: .control)
    probe.type("y")
    #expect(texts.values.last == "xone y")
  }

  @Test func `a paste keeps its lines and loses what is dangerous`() {
    let probe = focused("")
    probe.draw()
    probe.paste("a\nb\u{1B}[31mc")
    probe.draw()
    #expect(texts.values.last?.contains("\u{1B}") == false)
    #expect(texts.values.last?.hasPrefix("a\nb") == true)
  }

  @Test func `the text scrolls with the cursor`() {
    let probe = focused("1\n2\n3\n4\n5", height: 2)
    #expect(probe.text == "4\n5")
    for _ in 0..<4 { probe.press(.upArrow) }
    #expect(probe.text == "1\n2")
  }

  @Test func `text set from outside is shown`() {
    let model = Model()
    let probe = ScreenProbe(width: 8, height: 2) {
      TextEditor(text: Binding(get: { model.text }, set: { model.text = $0 }))
    }
    #expect(probe.text == "a")
    model.text = "b\nc"
    #expect(probe.text == "b\nc")
  }

  @Observable
  final class Model {
    var text = "a"
  }
}
