import ComposableArchitecture
import TerminalUI
import Testing

/// Toggles, steppers and pickers: at their bounds, without choices, disabled, and in rows.
@MainActor
@Suite struct AdjustableControlTests {
  // MARK: Toggle

  private func toggle(_ isOn: Bool) -> ScreenProbe {
    ScreenProbe(width: 20, height: 1) { Stateful(isOn) { Toggle("Fast", isOn: $0) } }
  }

  @Test(arguments: [KeyEquivalent.return, .space])
  func `a press switches a toggle back and forth`(key: KeyEquivalent) {
    let probe = toggle(false)
    #expect(probe.text == "[ ] Fast")
    probe.press(key)
    #expect(probe.text == "[x] Fast")
    probe.press(key)
    #expect(probe.text == "[ ] Fast")
  }

  @Test(arguments: [(false, "[ ] Fast", "[x] Fast"), (true, "[ ] Fast", "[x] Fast")])
  func `the arrows switch a toggle off and on, however it was`(isOn: Bool, left: String, right: String) {
    let probe = toggle(isOn)
    probe.press(.leftArrow)
    #expect(probe.text == left)
    probe.press(.rightArrow)
    #expect(probe.text == right)
    probe.press(.rightArrow)
    #expect(probe.text == right)
  }

  @Test func `a click switches a toggle and modifiers don't`() {
    let probe = toggle(false)
    probe.draw()
    probe.click(x: 1, y: 0)
    #expect(probe.text == "[x] Fast")
    #expect(probe.press(.space, modifiers: .control) == .ignored)
    #expect(probe.text == "[x] Fast")
  }

  @Test func `a disabled toggle stays as it is`() {
    let probe = ScreenProbe(width: 20, height: 1) {
      Stateful(false) { Toggle("Fast", isOn: $0).disabled(true) }
    }
    for key: KeyEquivalent in [.space, .return, .rightArrow] { #expect(probe.press(key) == .ignored) }
    probe.click(x: 1, y: 0)
    #expect(probe.text == "[ ] Fast")
    #expect(probe.frame.style(x: 0, y: 0).attributes == .dim)
  }

  @Test func `the selected row switches its toggle`() {
    let probe = ScreenProbe(width: 20, height: 2) {
      Stateful([false, false]) { flags in
        List {
          Toggle("A", isOn: flags[0])
          Toggle("B", isOn: flags[1])
        }
      }
    }
    probe.press(.downArrow)
    probe.press(.return)
    #expect(probe.text == "[ ] A\n[x] B")
    probe.press(.leftArrow)
    #expect(probe.text == "[ ] A\n[ ] B")
  }

  // MARK: Stepper

  @Test(
    arguments: [
      (5, [.rightArrow], 6), (5, [.leftArrow], 4), (5, [.rightArrow, .rightArrow, .rightArrow], 7),
      (5, [.leftArrow, .leftArrow, .leftArrow, .leftArrow], 3), (5, [.return, .space], 5),
    ] as [(Int, [KeyEquivalent], Int)]
  )
  func `a stepper stays within its bounds`(value: Int, keys: [KeyEquivalent], expected: Int) {
    let probe = ScreenProbe(width: 20, height: 1) {
      Stateful(value) { Stepper("Number \($0.wrappedValue)", value: $0, in: 3...7) }
    }
    for key in keys { probe.press(key) }
    #expect(probe.text == "‹ Number \(expected) ›")
  }

  @Test(
    arguments: [
      (9, .leftArrow, 7), (9, .rightArrow, 9), (-1, .rightArrow, 3), (-1, .leftArrow, -1),
      (Int.max, .leftArrow, 7),
      (.min, .rightArrow, 3),
    ] as [(Int, KeyEquivalent, Int)]
  )
  func `a value outside the bounds of a stepper returns to them`(
    value: Int,
    key: KeyEquivalent,
    expected: Int
  ) {
    let probe = ScreenProbe(width: 40, height: 1) {
      Stateful(value) { Stepper("N \($0.wrappedValue)", value: $0, in: 3...7) }
    }
    probe.press(key)
    #expect(probe.text == "‹ N \(expected) ›")
  }

  @Test func `a stepper shows its title, which may have the value`() {
    #expect(render(Stepper("Rows: 3", value: .constant(3)), width: 20, height: 1).text == "‹ Rows: 3 ›")
    #expect(render(Stepper("Rows", value: .constant(3), in: 0...9), width: 20, height: 1).text == "‹ Rows ›")
  }

  @Test func `a stepper shows its value in a format`() {
    let stepper = Stepper(
      "N",
      value: .constant(2.5),
      in: 0...5,
      format: .number.precision(.fractionLength(2))
    )
    #expect(render(stepper, width: 20, height: 1).text == "‹ N 2.50 ›")
  }

  @Test(arguments: [(Int.max, KeyEquivalent.rightArrow), (.min, .leftArrow)])
  func `a stepper doesn't overflow`(value: Int, key: KeyEquivalent) {
    let probe = ScreenProbe(width: 40, height: 1) {
      Stateful(value) { Stepper("N \($0.wrappedValue)", value: $0) }
    }
    probe.press(key)
    #expect(probe.text == "‹ N \(value) ›")
  }

  @Test func `a stepper with one value stands still`() {
    let probe = ScreenProbe(width: 20, height: 1) {
      Stateful(4) { Stepper("N \($0.wrappedValue)", value: $0, in: 4...4) }
    }
    for key: KeyEquivalent in [.leftArrow, .rightArrow] { #expect(probe.press(key) == .handled) }
    #expect(probe.text == "‹ N 4 ›")
  }

  @Test func `a stepper calls its actions`() {
    let steps = Recorder<String>()
    let probe = ScreenProbe(width: 20, height: 1) {
      Stepper("N") {
        steps.values.append("up")
      } onDecrement: {
        steps.values.append("down")
      }
    }
    for key: KeyEquivalent in [.rightArrow, .leftArrow, .leftArrow] { probe.press(key) }
    #expect(steps.values == ["up", "down", "down"])
  }

  // MARK: Picker

  private func picker(_ names: [String], selected: String) -> ScreenProbe {
    ScreenProbe(width: 30, height: 1) {
      Stateful(selected) { selection in
        Picker("Sort", selection: selection) { ForEach(names, id: \.self) { Text($0.uppercased()) } }
      }
    }
  }

  @Test(
    arguments: [
      ([], "‹ A ›"), ([.rightArrow], "‹ B ›"), ([.rightArrow, .rightArrow, .rightArrow], "‹ A ›"),
      ([.leftArrow], "‹ C ›"), ([.leftArrow, .rightArrow], "‹ A ›"),
    ] as [([KeyEquivalent], String)]
  )
  func `a picker cycles through its choices`(keys: [KeyEquivalent], expected: String) {
    let probe = picker(["a", "b", "c"], selected: "a")
    for key in keys { probe.press(key) }
    #expect(probe.text == "Sort: \(expected)")
  }

  @Test(arguments: [KeyEquivalent.return, .space])
  func `a press shows the choices of a picker, with the mark at the selected one`(key: KeyEquivalent) {
    let probe = ScreenProbe(width: 30, height: 8) {
      Stateful("b") { selection in
        Picker("Sort", selection: selection) { ForEach(["a", "b", "c"], id: \.self) { Text($0) } }
      }
    }
    probe.press(key)
    #expect(probe.text.contains("▌✓ b"))
    #expect(probe.text.contains("   a"))
    probe.press(.escape)
    #expect(probe.text == "Sort: ‹ b ›")
    probe.press(key)
    probe.press(.downArrow)
    probe.press(.return)
    #expect(probe.text == "Sort: ‹ c ›")
  }

  @Test func `a press of a segmented picker goes on`() {
    let probe = ScreenProbe(width: 30, height: 1) {
      Stateful("b") { selection in
        Picker("", selection: selection) { ForEach(["a", "b", "c"], id: \.self) { Text($0) } }
          .pickerStyle(.segmented)
      }
    }
    probe.press(.return)
    probe.draw()
    #expect(probe.frame.style(of: "c")?.attributes.contains(.underline) == true)
  }

  @Test(arguments: [KeyEquivalent.leftArrow, .rightArrow, .return])
  func `a picker without choices stays empty`(key: KeyEquivalent) {
    let probe = picker([], selected: "a")
    #expect(probe.text == "Sort: ‹  ›")
    #expect(probe.press(key) == .handled)
    #expect(probe.text == "Sort: ‹  ›")
  }

  @Test(arguments: [KeyEquivalent.leftArrow, .rightArrow])
  func `a picker whose selection isn't a choice begins with the first`(key: KeyEquivalent) {
    let probe = picker(["a", "b"], selected: "z")
    #expect(probe.text == "Sort: ‹  ›")
    probe.press(key)
    #expect(probe.text == "Sort: ‹ A ›")
  }

  @Test func `a picker without a title has none`() {
    let probe = ScreenProbe(width: 20, height: 1) { Picker("", selection: .constant(1)) { Text("a").tag(1) } }
    #expect(probe.text == "‹ a ›")
  }

  @Test func `choices come from conditions and groups too`() {
    let probe = ScreenProbe(width: 20, height: 1) {
      Stateful(0) { selection in
        Picker("", selection: selection) {
          Group {
            Text("zero").tag(0)
            if Bool(true) { Text("one").tag(1) }
          }
          if Bool(false) { Text("none").tag(9) }
          Text("two").bold().tag(2)
        }
      }
    }
    var seen: [String] = []
    for _ in 0..<4 {
      seen.append(probe.text)
      probe.press(.rightArrow)
    }
    #expect(seen == ["‹ zero ›", "‹ one ›", "‹ two ›", "‹ zero ›"])
    #expect(probe.text == "‹ one ›")
  }

  @Test func `a disabled picker keeps its selection`() {
    let probe = ScreenProbe(width: 20, height: 1) {
      Stateful(1) { selection in
        Picker("", selection: selection) { ForEach([1, 2], id: \.self) { Text("\($0)") } }.disabled(true)
      }
    }
    probe.press(.rightArrow)
    probe.click(x: 2, y: 0)
    #expect(probe.text == "‹ 1 ›")
  }
}
