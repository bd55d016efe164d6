import TerminalUI
import Testing

/// Which view gets a key when several could use it.
@MainActor
@Suite struct KeyRoutingTests {
  let log = Log()

  private func lists() -> ScreenProbe {
    let log = log
    return ScreenProbe(width: 30, height: 4) {
      HStack {
        List(0..<3, id: \.self) { Text("a\($0)") }.onKeyPress("d") {
          log.add("a")
          return .handled
        }
        List(0..<3, id: \.self) { Text("b\($0)") }.onKeyPress("d") {
          log.add("b")
          return .handled
        }
      }
    }
  }

  @Test func `of two panes, the one with the focus gets a key`() {
    let probe = lists()
    probe.draw()
    probe.press("d")
    #expect(log.take() == ["a"])
    probe.press(.tab)
    probe.press("d")
    #expect(log.take() == ["b"])
  }

  @Test func `of two fields, the one with the focus gets a key`() {
    let log = log
    let probe = ScreenProbe(width: 30, height: 4) {
      VStack {
        TextField("1", text: .constant("")).onKeyPress(.upArrow) {
          log.add("1")
          return .handled
        }
        TextField("2", text: .constant("")).onKeyPress(.upArrow) {
          log.add("2")
          return .handled
        }
      }
    }
    probe.draw()
    probe.press(.tab)
    probe.press(.upArrow)
    #expect(log.take() == ["1"])
  }

  @Test func `the selected row of the list with the focus gets a key`() {
    let probe = ScreenProbe(width: 30, height: 3) {
      Stateful([false, false]) { isOn in
        HStack {
          List { Toggle("a", isOn: isOn[0]) }
          List { Toggle("b", isOn: isOn[1]) }
        }
        .overlay(alignment: .bottom) { Text("\(isOn.wrappedValue.map { $0 ? 1 : 0 })") }
      }
    }
    probe.draw()
    probe.press(.space)
    #expect(probe.text.contains("[1, 0]"))
    probe.press(.tab)
    probe.press(.space)
    #expect(probe.text.contains("[1, 1]"))
  }

  @Test func `a row gets no key while a button beside its list has the focus`() {
    let probe = ScreenProbe(width: 40, height: 3) {
      Stateful(0) { value in
        HStack {
          List { Stepper("value \(value.wrappedValue)", value: value) }
          Button("beside") {}
        }
      }
    }
    probe.draw()
    probe.press(.tab)
    #expect(probe.frame.highlighted == ["[beside]"])
    probe.press(.rightArrow)
    #expect(probe.text.contains("value 0"))
    probe.press(.leftArrow)
    #expect(!probe.isFocused("[beside]"))
    probe.press(.rightArrow)
    #expect(probe.text.contains("value 1"))
  }

  @Test func `a view without the focus gets what no view with it takes`() {
    let probe = ScreenProbe(width: 40, height: 3) { [log] in
      VStack {
        Button("a") {}
        Text("b").onKeyPress("x") {
          log.add("b")
          return .handled
        }
      }
    }
    probe.draw()
    probe.press("x")
    #expect(log.take() == ["b"])
  }
}
