import ComposableArchitecture
import TerminalUI
import Testing

/// A focused view that vanishes takes the value of its `@FocusState` along.
@MainActor
@Suite struct VanishedFieldTests {
  private enum Field: Hashable { case name, email }

  private struct Contact: View {
    let log: Log
    @TerminalUI.State private var email = ""
    @TerminalUI.State private var name = ""
    @TerminalUI.State private var hasEmail = true
    @FocusState private var focus: Field?

    var body: some View {
      let (log, focus) = (log, $focus)
      Form {
        TextField("Name", text: $name).focused($focus, equals: .name)
        if hasEmail {
          TextField("Email", text: $email).focused($focus, equals: .email).onSubmit { hasEmail = false }
        }
        Button("Save") {}
      }
      .onAppear { focus.wrappedValue = .email }
      .onChange(of: focus.wrappedValue) { _, field in log.add(field.map { "\($0)" } ?? "none") }
    }
  }

  @Test func `the value is nil once the field has been removed, and views follow`() {
    let log = Log()
    let probe = ScreenProbe(width: 20, height: 4) { Contact(log: log) }
    probe.draw()
    #expect(log.take() == ["email"])
    probe.press(.return)
    #expect(!probe.text.contains("Email"))
    #expect(log.take() == ["none"])
  }

  @Test func `a field that was alone leaves no value either`() {
    let isShown = Changeable(true)
    let isFocused = Changeable(true)
    let probe = ScreenProbe(width: 20, height: 2) {
      isShown.view { isShown in
        isFocused.view { isFocused in
          if isShown.wrappedValue { TextField("Name", text: .constant("")).focused(isFocused) }
        }
      }
    }
    probe.draw()
    #expect(probe.frame.cursor != nil)
    isShown.value = false
    probe.draw()
    #expect(isFocused.value == false)
  }

  private struct Addresses: View {
    @TerminalUI.State private var texts = ["", "", ""]
    @TerminalUI.State private var shown = [0, 1, 2]
    @FocusState private var focus: Int?

    var body: some View {
      let focus = $focus
      Form {
        ForEach(shown, id: \.self) { index in
          TextField("Field \(index)", text: $texts[index]).focused($focus, equals: index)
            .onSubmit { shown.removeAll { $0 == index } }
        }
        Button("Save") {}
        Text("focus \(focus.wrappedValue.map(String.init) ?? "none")")
      }
      .onAppear { focus.wrappedValue = 1 }
    }
  }

  @Test func `the field after the one that vanished has the focus`() {
    let probe = ScreenProbe(width: 20, height: 6) { Addresses() }
    probe.draw()
    probe.press(.return)
    #expect(probe.text == "Field 0\nField 2\n[Save]\nfocus 2")
    #expect(probe.frame.cursor?.y == 1)
    probe.press(.return)
    #expect(probe.text == "Field 0\n[Save]\nfocus none")
    #expect(probe.isFocused("Save"))
  }

  private struct Password: View {
    @TerminalUI.State private var text = "abc"
    @TerminalUI.State private var isShown = false
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack(alignment: .leading) {
        if isShown {
          TextField("Password", text: $text).focused($isFocused)
        } else {
          SecureField("Password", text: $text).focused($isFocused).onSubmit { isShown = true }
        }
        Text(isFocused ? "focused" : "not focused")
      }
      .onAppear { isFocused = true }
    }
  }

  @Test func `a field that replaces another one with the same value has the focus`() {
    let probe = ScreenProbe(width: 20, height: 3) { Password() }
    probe.draw()
    probe.press(.return)
    #expect(probe.text == "abc\nfocused")
    #expect(probe.frame.cursor?.y == 0)
  }

  @Test func `a button renames by focusing the field`() {
    let probe = ScreenProbe(width: 20, height: 3) {
      Stateful(false) { isFocused in
        VStack(alignment: .leading) {
          RenameButton()
          TextField("Title", text: .constant("Draft")).focused(isFocused)
        }
        .renameAction { isFocused.wrappedValue = true }
      }
    }
    probe.press(.return)
    #expect(probe.frame.cursor?.y == 1)
  }
}
