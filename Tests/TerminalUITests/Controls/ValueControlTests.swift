import ComposableArchitecture
import Foundation
import TerminalUI
import Testing

/// Sliders, disclosure groups, secret fields, formatted fields, and bindings to elements.
@MainActor
@Suite struct ValueControlTests {
  @Test func `a slider moves by its step within its bounds`() {
    let probe = ScreenProbe(width: 30, height: 1) {
      Stateful(8.0) { value in
        HStack {
          Slider(value: value, in: 0...10, step: 1.5) { Text("S") }
          Text("\(value.wrappedValue)")
        }
      }
    }
    probe.press(.rightArrow)
    #expect(probe.text.hasSuffix(" 9.5"))
    probe.press(.rightArrow)
    #expect(probe.text.hasSuffix(" 10.0"))
    for _ in 0..<9 { probe.press(.leftArrow) }
    #expect(probe.text.hasSuffix(" 0.0"))
    #expect(probe.text.hasPrefix("S ───"))
  }

  @Test func `a disclosure group shows its content when it is pressed`() {
    let probe = ScreenProbe(width: 20, height: 3) {
      DisclosureGroup("More") {
        Text("a")
        Text("b")
      }
    }
    #expect(probe.text == "▸ More")
    probe.press(.return)
    #expect(probe.text == "▾ More\n  a\n  b")
    probe.press(.leftArrow)
    #expect(probe.text == "▸ More")
  }

  @Test func `a disclosure group may be bound`() {
    let probe = ScreenProbe(width: 20, height: 3) {
      Stateful(true) { isExpanded in
        DisclosureGroup(isExpanded: isExpanded) {
          Text("a")
        } label: {
          Text(isExpanded.wrappedValue ? "open" : "closed")
        }
      }
    }
    #expect(probe.text == "▾ open\n  a")
    probe.press(.space)
    #expect(probe.text == "▸ closed")
  }

  @Test func `a secret field shows bullets and keeps the text`() {
    let probe = ScreenProbe(width: 30, height: 1) {
      Stateful("") { text in
        HStack {
          SecureField("Password", text: text).frame(width: 10)
          Text("\(text.wrappedValue.count)")
        }
      }
    }
    #expect(probe.text.hasPrefix("Password"))
    probe.press(.tab)
    probe.type("s3cret👩‍👩‍👧")
    #expect(probe.text.hasPrefix("•••••••"))
    #expect(probe.text.hasSuffix("7"))
    #expect(!probe.text.contains("s3"))
    probe.press(.delete)
    #expect(probe.text.hasSuffix("6"))
    #expect(probe.frame.cursor == Point(x: 6, y: 0))
  }

  @Test func `a prompt stands instead of the title`() {
    let field = TextField("Name", text: .constant(""), prompt: Text("e.g. Rick"))
    #expect(render(field, width: 20, height: 1).text.hasPrefix("e.g. Rick"))
  }

  @Test func `a formatted field changes its value if the text can be parsed`() {
    let values = Recorder<Int>()
    let probe = ScreenProbe(width: 20, height: 1) {
      Stateful(12) { value in
        TextField("Number", value: value, format: .number)
          .onChange(of: value.wrappedValue) { values.values.append($1) }
      }
    }
    probe.press(.tab)
    probe.type("3")
    #expect(values.values == [123])
    #expect(probe.text.hasPrefix("123"))
  }

  @Test func `a row changes its element by a binding`() {
    struct Item: Identifiable { let id: Int; var isDone = false }
    let probe = ScreenProbe(width: 20, height: 3) {
      Stateful([Item(id: 7), Item(id: 8)]) { items in
        VStack(alignment: .leading) {
          ForEach(items) { $item in Toggle("\(item.id)", isOn: $item.isDone) }
          Button("Remove") { items.wrappedValue.removeFirst() }
        }
      }
    }
    probe.press(.tab)
    probe.press(.space)
    #expect(probe.text == "[ ] 7\n[x] 8\n[Remove]")
    probe.press(.tab)
    probe.press(.return)
    #expect(probe.text == "[x] 8\n[Remove]")
  }

  @Test(arguments: [(UInt8(250), 5, UInt8(255)), (250, 6, 250), (3, -4, 3)])
  func `a stepper of small integers doesn't overflow`(value: UInt8, step: Int, expected: UInt8) {
    let probe = ScreenProbe(width: 20, height: 1) {
      Stateful(value) { Stepper("N \($0.wrappedValue)", value: $0, step: abs(step)) }
    }
    probe.press(step > 0 ? .rightArrow : .leftArrow)
    #expect(probe.text == "‹ N \(expected) ›")
  }

  @Test func `a stepper without bounds steps any number`() {
    let probe = ScreenProbe(width: 30, height: 3) {
      Stateful(1.0) { value in
        VStack(alignment: .leading) {
          Stepper("x \(value.wrappedValue)", value: value, step: 0.5)
          Stepper(value: value, step: 2) { Text("L") }
          Stepper("F", value: value, format: .number.precision(.fractionLength(2)))
        }
      }
    }
    probe.press(.rightArrow)
    #expect(probe.text == "‹ x 1.5 ›\n‹ L ›\n‹ F 1.50 ›")
    probe.press(.downArrow)
    probe.press(.leftArrow)
    probe.press(.downArrow)
    probe.press(.leftArrow)
    #expect(probe.text == "‹ x -1.5 ›\n‹ L ›\n‹ F -1.50 ›")
  }

  @Test func `controls have label closures`() {
    let stepper = Stepper(value: .constant(2.5), in: 0...5, step: 0.5) { Text("L").bold() }
    #expect(render(stepper, width: 9, height: 1).text == "‹ L ›")
    let picker = Picker(selection: .constant(1)) {
      Text("one").tag(1)
      Text("two").tag(2)
    } label: {
      Text("P").bold()
    }
    #expect(render(picker, width: 20, height: 1).text == "P: ‹ one ›")
  }

  @Test func `a stepper tells when it begins and ends to step`() {
    let steps = Recorder<String>()
    let probe = ScreenProbe(width: 20, height: 1) {
      Stateful(1) { [steps] value in
        Stepper("N", value: value, in: 0...2) { steps.values.append("\($0) \(value.wrappedValue)") }
      }
    }
    probe.press(.rightArrow)
    #expect(steps.values == ["true 1", "false 2"])
  }
}
