import ComposableArchitecture
import TerminalUI
import Testing

/// Sheets that Escape doesn't close, and the scope of actions for Return.
@MainActor
@Suite struct InteractiveDismissTests {
  private struct Sheet: View {
    @Environment(\.dismiss) private var dismiss
    let isDisabled: Bool

    var body: some View { Button("Done") { dismiss() }.interactiveDismissDisabled(isDisabled) }
  }

  private func probe(isDisabled: Bool) -> ScreenProbe {
    ScreenProbe(width: 30, height: 8) {
      Stateful(true) { isShown in Text("main").sheet(isPresented: isShown) { Sheet(isDisabled: isDisabled) } }
    }
  }

  @Test func `escape doesn't close the sheet, but the app does`() {
    let probe = probe(isDisabled: true)
    #expect(probe.text.contains("Done"))
    probe.press(.escape)
    #expect(probe.text.contains("Done"))
    probe.press(.return)
    #expect(!probe.text.contains("Done"))
  }

  @Test func `escape closes a sheet that can be closed`() {
    let probe = probe(isDisabled: false)
    #expect(probe.text.contains("Done"))
    probe.press(.escape)
    #expect(!probe.text.contains("Done"))
  }

  /// Returns the actions that Return performs in a field.
  private func submitted(@ViewBuilder _ view: @escaping @MainActor (Recorder<String>) -> some View)
    -> [String]
  {
    let names = Recorder<String>()
    let probe = ScreenProbe(width: 30, height: 3) { view(names) }
    probe.press(.tab)
    probe.press(.return)
    return names.values
  }

  @Test func `return in a field with a scope does nothing around it`() {
    let field = TextField("a", text: .constant(""))
    #expect(submitted { names in field.onSubmit { names.values.append("around") } } == ["around"])
    #expect(submitted { names in field.submitScope().onSubmit { names.values.append("around") } } == [])
    #expect(
      submitted { names in
        field.onSubmit { names.values.append("inner") }.submitScope().onSubmit {
          names.values.append("around")
        }
      } == ["inner"]
    )
    #expect(
      submitted { names in field.submitScope(false).onSubmit { names.values.append("around") } } == ["around"]
    )
  }

  @Test func `the default focus is set when the view appears`() {
    struct Fields: View {
      @FocusState private var field: Int?

      var body: some View {
        VStack {
          Button("one") {}.focused($field, equals: 1)
          Button("two") {}.focused($field, equals: 2)
        }
        .defaultFocus($field, 2)
      }
    }
    #expect(ScreenProbe(width: 20, height: 3) { Fields() }.isFocused("two"))
  }

  @Test func `the default focus leaves the focus with a view that has it`() {
    struct Fields: View {
      @FocusState private var field: Int?
      @TerminalUI.State private var isOpen = false

      var body: some View {
        VStack {
          Button("open") { isOpen = true }
          if isOpen { Button("late") {}.focused($field, equals: 2).defaultFocus($field, 2) }
        }
      }
    }
    let probe = ScreenProbe(width: 20, height: 3) { Fields() }
    probe.press(.return)
    #expect(probe.frame.text.contains("late"))
    #expect(probe.isFocused("open"))
  }
}
