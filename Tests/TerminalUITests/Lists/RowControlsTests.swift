import TerminalUI
import Testing

/// Rows with fields and with several controls.
@MainActor
@Suite struct RowControlsTests {
  let log = Log()

  @Test func `a field in a stack can be typed in`() {
    let probe = ScreenProbe(width: 30, height: 4) {
      Stateful("") { name in
        List {
          HStack {
            Text("Name")
            TextField("name", text: name)
          }
          Button("Other") {}
        }
      }
    }
    probe.draw()
    probe.press(.tab)
    probe.type("ab")
    #expect(probe.text.contains("Name ab"))
    probe.press(.downArrow)
    #expect(probe.frame.highlighted == ["Other"])
  }

  private func buttons() -> ScreenProbe {
    let log = log
    return ScreenProbe(width: 30, height: 4) {
      List {
        HStack {
          Button("Save") { log.add("save") }
          Button("Cancel") { log.add("cancel") }
        }
        Button("Other") { log.add("other") }
      }
    }
  }

  @Test func `Return presses the first button of a row, and Tab reaches the others`() {
    let probe = buttons()
    probe.press(.return)
    probe.press(.tab)
    #expect(probe.isFocused("Cancel"))
    probe.press(.return)
    #expect(log.take() == ["save", "cancel"])
    probe.press(.downArrow)
    probe.press(.return)
    #expect(log.take() == ["other"])
  }

  @Test func `each of several buttons in a row can be clicked`() {
    let probe = buttons()
    probe.draw()
    probe.click(x: 6, y: 0)
    #expect(log.take() == ["cancel"])
  }

  @Test func `inner groups can be opened and closed`() {
    let probe = ScreenProbe(width: 30, height: 6) {
      List {
        DisclosureGroup("outer") {
          DisclosureGroup("inner") { Text("text") }
        }
      }
    }
    probe.press(.rightArrow)
    #expect(probe.text.contains("▸ inner"))
    probe.press(.tab)
    probe.press(.rightArrow)
    #expect(probe.text.contains("text"))
    probe.press(.upArrow)
    probe.press(.tab, modifiers: .shift)
    probe.press(.leftArrow)
    #expect(!probe.text.contains("inner"))
  }

  private struct NameRow: View {
    @Binding var isOn: Bool

    var body: some View {
      HStack {
        Text("Row")
        Toggle("on", isOn: $isOn)
      }
    }
  }

  @Test func `the control of a view is reached in a list`() {
    let probe = ScreenProbe(width: 30, height: 3) {
      Stateful(false) { isOn in
        List {
          Text("text")
          NameRow(isOn: isOn)
        }
      }
    }
    probe.press(.return)
    #expect(probe.text.contains("[x]"))
  }

  private struct Fields: View {
    @State private var names = ["a", "b", "c"]
    @FocusState private var field: Int?

    var body: some View {
      List {
        ForEach(names.indices, id: \.self) { index in
          TextField("name", text: $names[index]).focused($field, equals: index)
        }
      }
      .onKeyPress(.function(1)) {
        field = 2
        return .handled
      }
      .onAppear { field = 1 }
    }
  }

  @Test func `the focus comes to the field of a row`() {
    let probe = ScreenProbe(width: 30, height: 4) { Fields() }
    probe.draw()
    probe.type("x")
    #expect(probe.text.contains("bx"))
    probe.press(.function(1))
    probe.type("y")
    #expect(probe.text.contains("cy"))
  }

  private struct Adding: View {
    @State private var names: [String] = []
    @FocusState private var field: Int?

    var body: some View {
      VStack {
        Button("Add") {
          names.append("")
          field = names.count - 1
        }
        List {
          ForEach(names.indices, id: \.self) { index in
            TextField("name", text: $names[index]).focused($field, equals: index)
          }
        }
      }
    }
  }

  @Test func `the focus comes to the field of a new row`() {
    let probe = ScreenProbe(width: 30, height: 4) { Adding() }
    probe.press(.return)
    probe.type("new")
    #expect(probe.text.contains("new"))
  }
}
