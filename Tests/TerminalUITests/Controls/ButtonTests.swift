import ComposableArchitecture
import TerminalUI
import Testing

@MainActor
@Suite struct ButtonTests {
  private let presses = Recorder<String>()

  private func button(_ title: String, role: ButtonRole? = nil) -> Button<Text> {
    Button(title, role: role) { [presses] in presses.values.append(title) }
  }

  @Test(arguments: [(20, "[Save]"), (6, "[Save]"), (5, "[Sa…]"), (3, "[…]"), (2, "[]"), (0, "")])
  func `a button has brackets around its label`(width: Int, expected: String) {
    #expect(render(button("Save").lineLimit(1), width: width, height: 1).text == expected)
  }

  @Test func `a label may be any view`() {
    let view = Button {
    } label: {
      VStack(alignment: .leading) {
        Text("Two")
        Text("lines")
      }
    }
    #expect(render(view, width: 10, height: 3).text == "┌Two  ┐\n└lines┘")
    #expect(render(button("On three lines"), width: 7, height: 3).text == "┌On   ┐\n│three│\n└lines┘")
  }

  @Test func `a destructive button is red`() {
    let frame = render(button("Drop", role: .destructive), width: 10, height: 1)
    #expect((0..<6).allSatisfy { frame.style(x: $0, y: 0).foreground == .red })
    let cancel = render(button("No", role: .cancel), width: 10, height: 1)
    #expect(cancel.style(x: 0, y: 0).foreground == nil)
  }

  @Test func `return and space press the focused button`() {
    let probe = ScreenProbe(width: 20, height: 1) {
      HStack {
        button("A")
        button("B")
      }
    }
    #expect(probe.isFocused("[A]"))
    #expect(probe.press(.return) == .handled)
    probe.press(.tab)
    #expect(probe.isFocused("[B]"))
    #expect(!probe.isFocused("[A]"))
    probe.press(.space)
    #expect(presses.values == ["A", "B"])
  }

  @Test(arguments: [.control, .option, .shift, [.control, .shift]] as [EventModifiers])
  func `return with a modifier presses nothing`(modifiers: EventModifiers) {
    let probe = ScreenProbe(width: 20, height: 1) { button("A") }
    #expect(probe.press(.return, modifiers: modifiers) == .ignored)
    #expect(presses.values == [])
  }

  @Test func `a click presses the button under it`() {
    let probe = ScreenProbe(width: 20, height: 2) {
      VStack(alignment: .leading) {
        button("A")
        button("B").padding(.leading, 4)
      }
    }
    probe.draw()
    for (x, y) in [(2, 0), (4, 1), (6, 1)] { probe.click(x: x, y: y) }
    #expect(presses.values == ["A", "B", "B"])
    #expect(probe.isFocused("[B]"))
    for (x, y) in [(3, 0), (3, 1), (7, 1), (19, 1)] { probe.click(x: x, y: y) }
    #expect(presses.values.count == 3)
  }

  @Test func `a disabled button takes neither keys nor clicks nor the focus`() {
    let probe = ScreenProbe(width: 20, height: 1) {
      HStack {
        button("A").keyboardShortcut("a").disabled(true)
        button("B")
      }
    }
    #expect(probe.isFocused("[B]"))
    probe.press(.tab)
    #expect(probe.isFocused("[B]"))
    probe.press("a")
    probe.click(x: 1, y: 0)
    #expect(presses.values == [])
    #expect(probe.frame.style(x: 1, y: 0).attributes == .dim)
  }

  @Test func `the button that loses its state leaves the focus to another`() {
    let probe = ScreenProbe(width: 20, height: 1) {
      Stateful(false) { isDone in
        HStack {
          Button("A") { isDone.wrappedValue = true }.disabled(isDone.wrappedValue)
          button("B")
        }
      }
    }
    #expect(probe.isFocused("[A]"))
    probe.press(.return)
    #expect(probe.isFocused("[B]"))
  }

  @Test func `in a row a button is its label and the row presses it`() {
    let probe = ScreenProbe(width: 20, height: 3) {
      List {
        button("A")
        button("B")
      }
    }
    #expect(probe.text == "A\nB")
    probe.press("j")
    probe.press(.return)
    #expect(presses.values == ["B"])
  }
}
