import TerminalUI
import Testing

/// The key bar in the last row.
@MainActor
@Suite struct ToolbarLayoutTests {
  private let presses = Recorder<String>()

  private func button(_ title: String, _ key: KeyEquivalent) -> some View {
    Button(title) { [presses] in presses.values.append(title) }.keyboardShortcut(key)
  }

  @Test func `the bar is in the last row and takes it from the content`() {
    let view = VStack(alignment: .leading) { ForEach(0..<9) { Text("row \($0)") } }
      .toolbar { button("Quit", "q") }
    #expect(render(view, width: 20, height: 4).lines == ["row 0", "row 1", "row 2", " q Quit"])
  }

  @Test(arguments: [
    (42, " a Add  b Back  c Cut"), (22, " a Add  b Back  c Cut"), (21, " a Add  b Back  …"),
    (15, " a Add  …"), (14, " a Add  …"), (7, " …"), (6, " …"), (0, ""),
  ])
  func `keys are shown as far as there is room for them`(width: Int, expected: String) {
    let view = Text("x").lineLimit(1).toolbar {
      button("Add", "a")
      button("Back", "b")
      button("Cut", "c")
    }
    #expect(render(view, width: width, height: 2).lines[1] == expected)
  }

  @Test(arguments: [
    (32, " i Inner  m Middle      o Outer"), (28, " i Inner  m Middle  o Outer"),
    (27, " i Inner  …        o Outer"), (19, " …         o Outer"), (17, " …       o Outer"),
    (9, " o Outer"), (8, " …"),
  ])
  func `the outermost bar is at the right and stays`(width: Int, expected: String) {
    let view = Text("x").toolbar { button("Inner", "i") }.toolbar { button("Middle", "m") }
      .toolbar { button("Outer", "o") }
    #expect(render(view, width: width, height: 2).lines[1] == expected)
  }

  @Test(arguments: [
    (22, " a Add  b Back  c Cut"), (21, " a Add  c Cut  …"), (17, " a Add  c Cut  …"), (16, " a Add  …"),
  ])
  func `the least important keys are left out first`(width: Int, expected: String) {
    let view = Text("x").lineLimit(1).toolbar {
      button("Add", "a")
      button("Back", "b").layoutPriority(-2)
      button("Cut", "c").layoutPriority(-1)
    }
    #expect(render(view, width: width, height: 2).lines[1] == expected)
  }

  @Test func `a key that has no room in the bar still works`() {
    let probe = ScreenProbe(width: 3, height: 2) { Text("x").toolbar { button("Quit", "q") } }
    #expect(probe.text == "x\n …")
    probe.press("q")
    #expect(presses.values == ["Quit"])
  }

  @Test func `a click on the bar presses the button there`() {
    let probe = ScreenProbe(width: 30, height: 3) {
      Text("x").toolbar {
        button("Add", "a")
        button("Back", "b")
      }
    }
    probe.draw()
    for x in [1, 9, 6, 21] { probe.click(x: x, y: 2) }
    #expect(presses.values == ["Add", "Back"])
  }

  @Test func `keys are emphasized and titles aren't`() {
    let view = Text("x").toolbar { button("Quit", "q") }.foregroundColor(.red)
    let frame = render(view, width: 20, height: 2)
    #expect(
      frame.style(x: 1, y: 1) == CellStyle(foreground: .accentColor, background: .bar, attributes: .bold)
    )
    #expect(frame.style(x: 3, y: 1) == CellStyle(background: .bar))
  }

  @Test func `a disabled button of the bar is dim and its key does nothing`() {
    let probe = ScreenProbe(width: 20, height: 2) { Text("x").toolbar { button("Quit", "q").disabled(true) } }
    probe.draw()
    #expect(probe.frame.style(of: "Quit")?.attributes == .dim)
    #expect(probe.press("q") == .ignored)
    #expect(presses.values == [])
  }

  @Test func `a bar has labels for keys that others handle`() {
    let view = Text("x").toolbar {
      KeyLabel(.return, "Open")
      if Bool(false) { button("Never", "n") }
      EmptyView()
      button("Quit", "q")
    }
    #expect(render(view, width: 20, height: 2).lines[1] == " ⏎ Open  q Quit")
  }

  @Test func `buttons of a bar take no focus`() {
    let probe = ScreenProbe(width: 20, height: 3) {
      Button("A") {}.toolbar { button("Quit", "q") }
    }
    #expect(probe.isFocused("[A]"))
    #expect(probe.press(.tab) == .ignored)
    #expect(probe.isFocused("[A]"))
  }
}
