import TerminalUI
import Testing

/// Buttons that Escape presses, instead of leaving what they are in, and those that Return presses.
@MainActor
@Suite struct EscapeButtonTests {
  private struct Edit: View {
    @TerminalUI.State private var text = "Tea"
    @TerminalUI.State private var asks = false
    @Environment(\.dismiss) private var dismiss
    var isEnabled = true

    var body: some View {
      let dismiss = dismiss
      Form {
        TextField("Name", text: $text)
        Stepper("Number", value: .constant(1))
      }
      .toolbar {
        Button("Cancel") { if text == "Tea" { dismiss() } else { asks = true } }
          .keyboardShortcut(.cancelAction).disabled(!isEnabled)
      }
      .interactiveDismissDisabled(text != "Tea" && isEnabled)
      .alert("Discard changes?", isPresented: $asks) {
        Button("Discard", role: .destructive) { dismiss() }
        Button("Keep", role: .cancel) {}
      }
    }
  }

  private func sheet(isEnabled: Bool = true) -> ScreenProbe {
    let probe = ScreenProbe(width: 40, height: 12) {
      Stateful(false) { isShown in
        Button("Edit") { isShown.wrappedValue = true }
          .sheet(isPresented: isShown) { Edit(isEnabled: isEnabled) }
      }
    }
    probe.press(.return)
    return probe
  }

  @Test func `a field's Escape presses the button that cancels, and its hint says so`() {
    let probe = sheet()
    probe.type("x")
    #expect(probe.text.contains("Esc Cancel"))
    probe.press(.escape)
    #expect(probe.text.contains("Discard changes?"))
    probe.press(.escape)
    #expect(probe.text.contains("Teax"))
    #expect(!probe.text.contains("Discard changes?"))
    probe.press(.delete)
    probe.press(.escape)
    #expect(probe.text == "[Edit]")
  }

  @Test func `so does that of another control`() {
    let probe = sheet()
    probe.type("x")
    probe.press(.tab)
    #expect(probe.text.contains("Esc Cancel"))
    probe.press(.escape)
    #expect(probe.text.contains("Discard changes?"))
  }

  @Test func `a disabled button leaves Escape to the sheet`() {
    let probe = sheet(isEnabled: false)
    #expect(probe.text.contains("Esc Close"))
    probe.press(.escape)
    #expect(probe.text == "[Edit]")
  }

  @Test func `a sheet that can't be closed has no hint`() {
    let probe = ScreenProbe(width: 40, height: 12) {
      Text("below").sheet(isPresented: .constant(true)) {
        TextField("Name", text: .constant("")).interactiveDismissDisabled()
      }
    }
    #expect(!probe.text.contains("Esc"))
  }

  @Test func `a pushed screen is left by its button`() {
    let log = Log()
    let probe = ScreenProbe(width: 40, height: 8) {
      NavigationStack {
        NavigationLink("Open") {
          TextField("Name", text: .constant("")).toolbar {
            Button("Cancel") { log.add("cancel") }.keyboardShortcut(.cancelAction)
          }
        }
      }
    }
    probe.press(.return)
    probe.press(.tab)
    #expect(probe.text.contains("Esc Cancel"))
    probe.press(.escape)
    #expect(log.take() == ["cancel"])
    #expect(!probe.text.contains("Open"))
  }

  private struct Rename: View {
    @TerminalUI.State private var asks = true
    @TerminalUI.State private var name = ""
    let log: Log

    var body: some View {
      let (log, name) = (log, $name)
      Text("below").alert("Rename", isPresented: $asks) {
        TextField("Name", text: name)
        Button("Cancel", role: .cancel) { log.add("cancel") }
        Button("OK") { log.add(name.wrappedValue) }.disabled(name.wrappedValue.isEmpty)
        Button("Skip") { log.add("skip") }
      }
    }
  }

  @Test func `Return in the field of an alert presses its first button without a role, if that is enabled`() {
    let log = Log()
    let probe = ScreenProbe(width: 40, height: 12) { Rename(log: log) }
    probe.press(.return)
    #expect(log.take() == [])
    #expect(probe.text.contains("Rename"))
    probe.type("ab")
    probe.press(.return)
    #expect(log.take() == ["ab"])
    #expect(probe.text == "below")
  }
}
