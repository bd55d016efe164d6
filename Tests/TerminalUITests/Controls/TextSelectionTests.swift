import TerminalUI
import Testing

/// The cursor of a field as an app reads and moves it.
@MainActor
@Suite struct TextSelectionTests {
  private struct Named: View {
    @TerminalUI.State private var text = "hello"
    @TerminalUI.State private var selection: TextSelection?
    let isEditor: Bool

    private var place: String {
      guard case .selection(let range) = selection?.indices else { return "nowhere" }
      return "\(text.distance(from: text.startIndex, to: range.lowerBound))"
    }

    var body: some View {
      VStack(alignment: .leading) {
        if isEditor {
          TextEditor(text: $text, selection: $selection).frame(height: 2)
        } else {
          TextField("Name", text: $text, selection: $selection)
        }
        Text("at \(place)")
        Button("Start") { selection = TextSelection(insertionPoint: text.startIndex) }
          .keyboardShortcut("s", modifiers: .control)
        Button("Second") {
          let index = text.index(text.startIndex, offsetBy: 2)
          selection = TextSelection(range: text.startIndex..<index)
        }
        .keyboardShortcut("t", modifiers: .control)
      }
    }
  }

  @Test(arguments: [false, true])
  func `the value follows the cursor, and moves it`(_ isEditor: Bool) {
    let probe = ScreenProbe(width: 20, height: 6) { Named(isEditor: isEditor) }
    probe.press(.tab, modifiers: .shift)
    #expect(probe.text.contains("at nowhere"))
    probe.press(.leftArrow)
    #expect(probe.text.contains("at 4"))
    probe.press("s", modifiers: .control)
    #expect(probe.text.contains("at 0"))
    probe.type("x")
    #expect(probe.text.hasPrefix("xhello"))
    #expect(probe.text.contains("at 1"))
    probe.press("t", modifiers: .control)
    probe.paste("yz")
    #expect(probe.text.hasPrefix("xhyzello"))
    #expect(probe.text.contains("at 4"))
  }

  @Test func `a place behind the end of the text is its end`() {
    let long = "a long text"
    let selection = Changeable<TextSelection?>(TextSelection(insertionPoint: long.endIndex))
    let probe = ScreenProbe(width: 20, height: 2) {
      selection.view { selection in
        Stateful("ab") { text in TextField("Name", text: text, selection: selection) }
      }
    }
    probe.press(.tab)
    probe.type("c")
    #expect(probe.text == "abc")
    #expect(selection.value?.isInsertion == true)
  }
}
