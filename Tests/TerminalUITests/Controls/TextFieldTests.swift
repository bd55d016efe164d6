import ComposableArchitecture
import TerminalUI
import Testing

@MainActor
@Suite struct TextFieldTests {
  private let submitted = Recorder<String>()

  /// Returns a screen with a focused field, whose text is shown again in the second line.
  private func field(_ text: String = "", title: String = "Name", width: Int = 10) -> ScreenProbe {
    let probe = ScreenProbe(width: width, height: 2) {
      Stateful(text) { [submitted] text in
        VStack(alignment: .leading) {
          TextField(title, text: text).onSubmit { submitted.values.append(text.wrappedValue) }
          Text("=\(text.wrappedValue)").lineLimit(1)
        }
      }
    }
    probe.press(.tab)
    return probe
  }

  @Test func `an empty field shows its title until something is typed`() {
    let probe = field()
    #expect(probe.frame.lines[0] == "Name")
    #expect(probe.frame.style(x: 0, y: 0).attributes == [.dim, .underline])
    #expect(probe.frame.style(x: 9, y: 0).attributes == .underline)
    probe.type("a")
    #expect(probe.text == "a\n=a")
    #expect(probe.frame.style(x: 0, y: 0).attributes == .underline)
    probe.press(.delete)
    #expect(probe.text == "Name\n=")
  }

  @Test func `the title is cut to the field`() {
    #expect(field(title: "A long title", width: 6).frame.lines[0] == "A lon…")
  }

  @Test func `keys reach it only while it has the focus`() {
    let probe = ScreenProbe(width: 10, height: 2) {
      Stateful("") { text in
        VStack(alignment: .leading) {
          TextField("Name", text: text)
          Button("OK") {}
        }
      }
    }
    #expect(probe.isFocused("[OK]"))
    #expect(probe.press("a") == .ignored)
    probe.paste("pasted")
    #expect(probe.text == "Name\n[OK]")
    #expect(probe.frame.cursor == nil)
    probe.press(.tab)
    #expect(probe.frame.cursor == .some(Point(x: 0, y: 0)))
    #expect(probe.press("a") == .handled)
    #expect(probe.text == "a\n[OK]")
  }

  @Test(
    arguments: [
      ([.leftArrow, "x"], "abxc"), ([.leftArrow, .leftArrow, .rightArrow, "x"], "abxc"),
      ([.home, "x"], "xabc"), ([.home, .leftArrow, "x"], "xabc"), ([.rightArrow, "x"], "abcx"),
      ([.home, .end, "x"], "abcx"), ([.delete], "ab"), ([.home, .delete], "abc"),
      ([.home, .deleteForward], "bc"), ([.deleteForward], "abc"), ([.leftArrow, .delete], "ac"),
      ([.delete, .delete, .delete, .delete], ""),
    ] as [([KeyEquivalent], String)]
  )
  func `keys move the cursor and edit at it`(keys: [KeyEquivalent], expected: String) {
    let probe = field("abc")
    for key in keys { probe.press(key) }
    #expect(probe.frame.lines[1] == "=\(expected)")
  }

  @Test(
    arguments: [
      (["a"], "xone two"), (["a", "e"], "one twox"), (["u"], "x"), (["k"], "one twox"), (["a", "k"], "x"),
      (["w"], "one x"), (["w", "w"], "x"), (["w", "w", "w"], "x"), (["a", "w"], "xone two"),
    ] as [([KeyEquivalent], String)]
  )
  func `control keys edit as in a shell`(keys: [KeyEquivalent], expected: String) {
    let probe = field("one two")
    for key in keys { #expect(probe.press(key, modifiers: .control) == .handled) }
    probe.type("x")
    #expect(probe.frame.lines[1] == "=\(expected)")
  }

  @Test(arguments: [("one  ", "x"), ("  ", "x"), ("one two  ", "one x"), ("日本 語", "日本 x")])
  func `control W takes the spaces after a word with it`(text: String, expected: String) {
    let probe = field(text, width: 20)
    probe.press("w", modifiers: .control)
    probe.type("x")
    #expect(probe.frame.lines[1] == "=\(expected)")
  }

  @Test func `keys that it has no use for are left to others`() {
    let probe = field("abc")
    for key: KeyEquivalent in [.escape, .pageUp, .upArrow, .insert, .function(5)] {
      #expect(probe.press(key) == .ignored)
    }
    #expect(probe.press("x", modifiers: .option) == .ignored)
    #expect(probe.press("x", modifiers: .control) == .ignored)
    #expect(probe.press(.leftArrow, modifiers: .shift) == .ignored)
    #expect(probe.text == "abc\n=abc")
  }

  @Test func `return submits the text, if there is an action`() {
    let probe = field("abc")
    #expect(probe.press(.return) == .handled)
    #expect(submitted.values == ["abc"])
    let silent = ScreenProbe(width: 10, height: 1) { TextField("", text: .constant("a")) }
    silent.press(.tab)
    #expect(silent.press(.return) == .ignored)
  }

  @Test func `a cluster is one step for the cursor and for deleting`() {
    let probe = field("👩‍👩‍👧e\u{301}漢", width: 12)
    #expect(probe.frame.cursor == .some(Point(x: 5, y: 0)))
    var columns: [Int?] = []
    for _ in 0..<4 {
      probe.press(.leftArrow)
      columns.append(probe.frame.cursor?.x)
    }
    #expect(columns == [3, 2, 0, 0])
    probe.press(.deleteForward)
    #expect(probe.frame.lines[1] == "=e\u{301}漢")
  }

  @Test func `a combining mark joins the character before the cursor`() {
    let probe = field("e")
    probe.type("\u{301}")
    #expect(probe.text == "e\u{301}\n=e\u{301}")
    #expect(probe.frame.cursor == .some(Point(x: 1, y: 0)))
    probe.press(.delete)
    #expect(probe.text == "Name\n=")
  }

  @Test(arguments: ["a\u{200B}b", "a\u{7}b", "a\u{202E}b"])
  func `the cursor stands where the next character appears, whatever is invisible`(text: String) {
    let probe = field(text)
    #expect(probe.frame.cursor == .some(Point(x: 2, y: 0)))
    probe.press(.leftArrow)
    #expect(probe.frame.cursor == .some(Point(x: 1, y: 0)))
    probe.type("x")
    #expect(probe.frame.lines[0] == "axb")
  }

  @Test func `a paste is inserted at the cursor on one line`() {
    let probe = field("ab", width: 20)
    probe.press(.leftArrow)
    probe.paste("1\n2\t\u{1B}3")
    #expect(probe.text == "a1 2 3b\n=a1 2 3b")
    #expect(probe.frame.cursor == .some(Point(x: 6, y: 0)))
  }

  @Test func `text that is wider than the field scrolls with the cursor`() {
    let probe = field(width: 5)
    probe.type("漢字漢字")
    #expect(probe.frame.lines[0] == "漢字")
    #expect(probe.frame.cursor == .some(Point(x: 4, y: 0)))
    probe.press(.home)
    #expect(probe.frame.lines[0] == "漢字")
    #expect(probe.frame.cursor == .some(Point(x: 0, y: 0)))
    for _ in 0..<3 { probe.press(.rightArrow) }
    #expect(probe.frame.cursor == .some(Point(x: 4, y: 0)))
  }

  @Test(arguments: 0...2)
  func `a field without room keeps its text`(width: Int) {
    let probe = field("abc", width: width)
    probe.type("d")
    probe.resize(width: 10, height: 2)
    #expect(probe.text == "abcd\n=abcd")
  }

  @Test func `text set from outside is shown with the cursor at its end`() {
    let probe = ScreenProbe(width: 10, height: 1) {
      Stateful("ab") { text in
        TextField("", text: text).onKeyPress(.escape) {
          text.wrappedValue = "reset"
          return .handled
        }
      }
    }
    probe.press(.tab)
    probe.press(.home)
    probe.press(.escape)
    #expect(probe.text == "reset")
    #expect(probe.frame.cursor == .some(Point(x: 5, y: 0)))
  }

  @Test func `a disabled field takes no focus and no click`() {
    let probe = ScreenProbe(width: 10, height: 1) { TextField("Name", text: .constant("a")).disabled(true) }
    probe.press(.tab)
    probe.click(x: 0, y: 0)
    #expect(probe.text == "a")
    #expect(probe.frame.cursor == nil)
    #expect(probe.frame.style(x: 0, y: 0).attributes == [.dim, .underline])
  }
}
