import TerminalUI
import Testing

/// Pickers whose choices are rows.
@MainActor
@Suite struct InlinePickerTests {
  private struct Choices: View {
    @Binding var size: Int

    var body: some View {
      Picker("Size", selection: $size) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
      .pickerStyle(.inline)
    }
  }

  @Test func `each choice of a form is a row`() {
    let screen = ScreenProbe(width: 30, height: 8) {
      Stateful(1) { size in
        Form {
          Choices(size: size)
          Button("Save") {}
        }
      }
    }
    #expect(screen.text == "Size\n✓ Small\n  Large\n[Save]", "\(screen.text)")
    #expect(screen.isFocused("✓ Small"))
    screen.press(.downArrow)
    #expect(screen.isFocused("Large"))
    #expect(screen.text.contains("✓ Small"))
    screen.press(.return)
    #expect(screen.text == "Size\n  Small\n✓ Large\n[Save]", "\(screen.text)")
    #expect(screen.isFocused("✓ Large"))
    screen.press(.downArrow)
    #expect(screen.isFocused("[Save]"))
  }

  @Test func `each choice of a list is a row`() {
    let screen = ScreenProbe(width: 30, height: 8) {
      Stateful(1) { size in
        List {
          Section("Options") { Choices(size: size).labelsHidden() }
          Button("Save") {}
        }
      }
    }
    #expect(screen.text.contains("✓ Small\n  Large"), "\(screen.text)")
    #expect(!screen.text.contains("Size"))
    screen.press(.downArrow)
    screen.press(.return)
    #expect(screen.text.contains("  Small\n✓ Large"), "\(screen.text)")
  }

  @Test func `a click chooses`() {
    let size = Changeable(1)
    let screen = ScreenProbe(width: 30, height: 8) { size.view { size in Form { Choices(size: size) } } }
    _ = screen.text
    screen.click(x: 3, y: 2)
    #expect(size.value == 2)
  }
}
