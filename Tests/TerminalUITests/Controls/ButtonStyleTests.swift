import ComposableArchitecture
import TerminalUI
import Testing

private struct Angled: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text("<")
      configuration.label
      Text(configuration.role == .destructive ? "!>" : ">")
    }
  }
}

/// Looks of buttons.
@MainActor
@Suite struct ButtonStyleTests {
  private let presses = Recorder<String>()

  private var button: some View {
    Button("Save") { [presses] in presses.values.append("Save") }
  }

  private func frame(_ view: some View) -> Frame {
    let probe = ScreenProbe(width: 20, height: 2) {
      VStack(alignment: .leading) {
        Button("A") {}
        view
      }
    }
    probe.draw()
    return probe.frame
  }

  @Test func `a style makes the look from the label and the role`() {
    #expect(frame(button.buttonStyle(Angled())).text == "[A]\n<Save>")
    #expect(frame(Button("Drop", role: .destructive) {}.buttonStyle(Angled())).text == "[A]\n<Drop!>")
  }

  @Test func `the innermost style counts`() {
    #expect(frame(button.buttonStyle(.plain).buttonStyle(Angled())).text == "[A]\nSave")
  }

  @Test func `the styles of SwiftUI differ in brackets and color`() {
    #expect(frame(button.buttonStyle(.bordered)).text == "[A]\n[Save]")
    #expect(frame(button.buttonStyle(.plain)).style(of: "Save") == .plain)
    #expect(frame(button.buttonStyle(.borderless)).style(of: "Save")?.foreground == .accentColor)
    let prominent = frame(button.buttonStyle(.borderedProminent)).style(of: "[Save]")
    #expect(prominent?.foreground == .accentColor)
    #expect(prominent?.attributes == .bold)
    let drop = Button("Drop", role: .destructive) {}
    #expect(frame(drop.buttonStyle(.plain)).style(of: "Drop")?.foreground == .red)
    #expect(frame(drop.buttonStyle(.borderless)).style(of: "Drop")?.foreground == .red)
    #expect(frame(drop.buttonStyle(.bordered)).style(of: "Drop")?.foreground == .red)
  }

  @Test func `a styled button has the focus and is pressed`() {
    let probe = ScreenProbe(width: 20, height: 2) {
      VStack {
        Button("A") {}
        button.buttonStyle(Angled())
      }
    }
    probe.press(.tab)
    #expect(probe.isFocused("<Save>"))
    probe.press(.return)
    probe.click(x: 2, y: 1)
    #expect(presses.values == ["Save", "Save"])
  }

  @Test func `a style may change`() {
    let probe = ScreenProbe(width: 20, height: 2) {
      Stateful(false) { isStyled in
        VStack(alignment: .leading) {
          if isStyled.wrappedValue {
            Button("A") {}.buttonStyle(Angled())
          }
          Toggle("Styled", isOn: isStyled)
        }
      }
    }
    #expect(probe.text == "[ ] Styled")
    probe.press(.return)
    #expect(probe.text == "<A>\n[x] Styled")
  }

  @Test func `a key bar keeps the look of keys`() {
    let view = Text("a").toolbar { Button("Save") {}.keyboardShortcut("s") }.buttonStyle(Angled())
    #expect(render(view, width: 20, height: 2).text == "a\n s Save")
  }

  @Test func `a style in a row is the whole look`() {
    let list = List { Button("Open") {} }.buttonStyle(Angled())
    #expect(render(list, width: 20, height: 1).text == "<Open>")
  }
}
