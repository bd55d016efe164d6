import TerminalUI
import Testing

extension FocusedValues {
  @Entry fileprivate var title: String?
  @Entry fileprivate var text: Binding<String>?
}

private struct PageKey: FocusedValueKey {
  typealias Value = Int
}

extension FocusedValues {
  fileprivate var page: Int? {
    get { self[PageKey.self] }
    set { self[PageKey.self] = newValue }
  }
}

/// Values of the focused view, as views elsewhere read them.
@MainActor
@Suite struct FocusedValueTests {
  private struct Title: View {
    @FocusedValue(\.title) private var title
    @FocusedValue(\.page) private var page

    var body: some View { Text("\(title ?? "nothing") on \(page.map(String.init) ?? "no page")") }
  }

  @Test func `the innermost view around the focus sets the value`() {
    let probe = ScreenProbe(width: 30, height: 5) {
      VStack(alignment: .leading) {
        Title()
        Button("Free") {}
        VStack(alignment: .leading) {
          Button("Outer") {}
          Button("Inner") {}.focusedValue(\.title, "inner")
        }
        .focusedValue(\.title, "outer")
      }
    }
    #expect(probe.text.hasPrefix("nothing on no page"))
    probe.press(.tab)
    #expect(probe.text.hasPrefix("outer on"))
    probe.press(.tab)
    #expect(probe.text.hasPrefix("inner on"))
    probe.press(.tab)
    #expect(probe.text.hasPrefix("nothing on"))
  }

  @Test func `the value of a scene counts wherever the focus is, while its view is shown`() {
    let page = Changeable<Int?>(1)
    let probe = ScreenProbe(width: 30, height: 4) {
      VStack(alignment: .leading) {
        Title()
        page.view { page in
          if let number = page.wrappedValue { Text("page").focusedSceneValue(\.page, number) }
        }
      }
    }
    #expect(probe.text.hasPrefix("nothing on 1"))
    page.value = 2
    #expect(probe.text.hasPrefix("nothing on 2"))
    page.value = nil
    #expect(probe.text.hasPrefix("nothing on no page"))
  }

  private struct Clear: View {
    @FocusedBinding(\.text) private var text

    var body: some View {
      Button("Clear \(text ?? "")") { text = "" }.keyboardShortcut("x", modifiers: .control)
        .disabled(text == nil)
    }
  }

  @Test func `a binding of the focused view is changed from elsewhere`() {
    let probe = ScreenProbe(width: 30, height: 4) {
      VStack(alignment: .leading) {
        Clear()
        Stateful("abc") { text in TextField("Name", text: text).focusedValue(\.text, text) }
      }
    }
    probe.press(.tab)
    #expect(probe.text == "[Clear abc]\nabc")
    probe.press("x", modifiers: .control)
    #expect(probe.text == "[Clear ]\nName")
  }

  private struct Asking: View {
    @TerminalUI.State private var asks = false

    var body: some View {
      VStack(alignment: .leading) {
        Title()
        Button("Ask") { asks = true }.focusedValue(\.title, "ask")
      }
      .alert("Sure?", isPresented: $asks) { Button("Yes") {} }
    }
  }

  @Test func `behind an alert, the value is still that of the view below`() {
    let probe = ScreenProbe(width: 30, height: 8) { Asking() }
    #expect(probe.text.hasPrefix("ask on"))
    probe.press(.return)
    #expect(probe.text.contains("Sure?"))
    #expect(probe.text.hasPrefix("ask on"))
    probe.press(.escape)
    #expect(probe.text.hasPrefix("ask on"))
  }
}
