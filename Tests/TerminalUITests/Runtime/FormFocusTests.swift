import TerminalUI
import Testing

/// The arrow keys in forms, whose controls differ in their place and width.
@MainActor
@Suite struct FormFocusTests {
  private var form: some View {
    Form {
      Button("Top") {}
      LabeledContent("Amount") {
        TextField("0", text: .constant("")).multilineTextAlignment(.trailing)
      }
      TextField("Price", text: .constant(""))
      Picker("Tint", selection: .constant(1)) { Text("Red").tag(1) }
      Button("Save") {}.frame(maxWidth: .infinity)
    }
  }

  @Test func `arrows go from row to row of a form`() {
    let probe = ScreenProbe(width: 40, height: 8) { form }
    var rows: [Int?] = []
    func note() {
      let lit = (0..<8).first { y in (0..<40).contains { probe.frame.style(x: $0, y: y).isHighlighted } }
      rows.append(probe.frame.cursor?.y ?? lit)
    }
    probe.draw()
    note()
    for _ in 0..<4 {
      probe.press(.downArrow)
      note()
    }
    for _ in 0..<4 {
      probe.press(.upArrow)
      note()
    }
    #expect(rows == [0, 1, 2, 3, 4, 3, 2, 1, 0])
  }

  @Test func `an arrow goes to a wide control above a narrow one`() {
    let probe = ScreenProbe(width: 40, height: 4) {
      VStack {
        HStack {
          Spacer()
          Button("Right") {}
        }
        TextField("Wide", text: .constant(""))
        Button("Middle") {}
      }
    }
    probe.draw()
    probe.press(.tab)
    probe.press(.tab)
    #expect(probe.isFocused("Middle"))
    probe.press(.upArrow)
    #expect(probe.frame.cursor != nil)
  }
}
