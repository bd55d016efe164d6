import TerminalUI
import Testing

/// Looks of text fields that are written as in SwiftUI.
@MainActor
@Suite struct TextFieldStyleTests {
  private struct Bracketed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack(spacing: 0) {
        Text("[")
        configuration.frame(width: 6)
        Text("]")
      }
    }
  }

  @Test func `a style puts views around a field, which is edited as before`() {
    let probe = ScreenProbe(width: 20, height: 2) {
      Stateful("") { text in
        VStack(alignment: .leading) {
          TextField("Name", text: text).textFieldStyle(Bracketed())
          Text("Hello \(text.wrappedValue)")
        }
      }
    }
    #expect(probe.text == "[Name  ]\nHello")
    probe.press(.tab)
    probe.type("Bo")
    #expect(probe.text == "[Bo    ]\nHello Bo")
  }

  @Test func `a style is that of all fields within, of secrets too`() {
    let probe = ScreenProbe(width: 20, height: 2) {
      VStack(alignment: .leading) {
        TextField("Name", text: .constant("Bo"))
        SecureField("Code", text: .constant("abc"))
      }
      .textFieldStyle(Bracketed())
    }
    #expect(probe.text == "[Bo    ]\n[•••   ]")
  }

  @Test func `a style that SwiftUI has changes nothing`() {
    let probe = ScreenProbe(width: 20, height: 1) {
      TextField("Name", text: .constant("Bo")).textFieldStyle(.roundedBorder).textFieldStyle(Bracketed())
    }
    #expect(probe.text == "Bo")
  }
}
