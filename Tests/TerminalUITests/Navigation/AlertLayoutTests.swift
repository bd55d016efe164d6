import ComposableArchitecture
import TerminalUI
import Testing

/// The places of the fields and buttons of alerts and dialogs.
@MainActor
@Suite struct AlertLayoutTests {
  private func alert(width: Int, height: Int = 9, @ViewBuilder actions: @escaping @MainActor () -> some View)
    -> ScreenProbe
  {
    let probe = ScreenProbe(width: width, height: height) {
      Text("").alert("Rename", isPresented: .constant(true), actions: actions)
    }
    probe.draw()
    return probe
  }

  @Test func `a field stands above the buttons`() {
    let probe = alert(width: 40) {
      TextField("Name", text: .constant("old"))
      Button("Cancel", role: .cancel) {}
      Button("Save") {}
    }
    #expect(
      probe.text == """

           ╭────────────────────────────────╮
           │             Rename             │
           │                                │
           │ old                            │
           │                                │
           │        [Cancel]  [Save]        │
           ╰────────────────────────────────╯
        """
    )
    #expect(probe.frame.cursor == Point(x: 8, y: 4))
    probe.press(.tab)
    #expect(probe.isFocused("[Cancel]"))
  }

  @Test func `fields stand below each other on a narrow screen`() {
    let probe = alert(width: 24) {
      Button("Cancel", role: .cancel) {}
      TextField("Name", text: .constant(""))
      SecureField("Password", text: .constant(""))
      Button("Save") {}
    }
    #expect(
      probe.text == """
         ╭────────────────────╮
         │       Rename       │
         │                    │
         │ Name               │
         │ Password           │
         │                    │
         │  [Cancel]  [Save]  │
         ╰────────────────────╯
        """
    )
  }

  @Test func `buttons that don't fit in a row stand in a column`() {
    func probe(_ width: Int) -> ScreenProbe {
      alert(width: width) {
        Button("Replace") {}
        Button("Keep both") {}
        Button("Stop", role: .cancel) {}
      }
    }
    #expect(probe(36).text.contains("[Replace]  [Keep both]  [Stop]"))
    #expect(
      probe(35).text.hasSuffix(
        """
        │             │
                  │  [Replace]  │
                  │ [Keep both] │
                  │   [Stop]    │
                  ╰─────────────╯
        """
      )
    )
  }

  @Test func `a dialog that is taller than the screen scrolls to the focused button`() {
    let probe = ScreenProbe(width: 30, height: 8) {
      Text("").confirmationDialog("Which?", isPresented: .constant(true)) {
        ForEach(1..<20) { Button("Choice \($0)") {} }
      }
    }
    #expect(probe.isFocused("[Choice 1]"))
    #expect(probe.text.contains("Which?"))
    for _ in 0..<10 { probe.press(.downArrow) }
    #expect(probe.isFocused("[Choice 11]"))
    #expect(
      probe.text == """
               ╭─────────────╮
               │ [Choice 6] ▴│
               │ [Choice 7]  │
               │ [Choice 8]  │
               │ [Choice 9]  │
               │ [Choice 10] │
               │ [Choice 11]▾│
               ╰─────────────╯
        """
    )
    for _ in 0..<10 { probe.press(.upArrow) }
    #expect(probe.isFocused("[Choice 1]"))
    probe.press(.upArrow)
    probe.press(.upArrow)
    #expect(probe.text.contains("Which?"))
  }

  @Test func `a long message is scrolled while its button keeps the focus`() {
    let probe = ScreenProbe(width: 30, height: 8) {
      Text("").alert("Title", isPresented: .constant(true)) {
        Button("OK") {}
      } message: {
        Text((1..<20).map { "line \($0)" }.joined(separator: "\n"))
      }
    }
    #expect(probe.isFocused("[OK]"))
    for _ in 0..<30 { probe.press(.upArrow) }
    #expect(probe.text.contains("Title"))
    #expect(probe.text.contains("line 5"))
    #expect(!probe.text.contains("line 6"))
    probe.press(.pageDown)
    #expect(probe.text.contains("line 6"))
  }

  @Test func `the alert of a store has its buttons in a column if need be`() {
    let store = Store(
      initialState: AlertState<Int> {
        TextState("Sure?")
      } actions: {
        ButtonState(action: 1) { TextState("Replace it") }
        ButtonState(action: 2) { TextState("Keep both of them") }
      }
    ) { EmptyReducer<AlertState<Int>, Int>() }
    let frame = render(Text("").alert(.constant(store)), width: 30, height: 9)
    #expect(frame.text.contains("│    [Replace it]     │\n   │ [Keep both of them] │"))
  }
}
