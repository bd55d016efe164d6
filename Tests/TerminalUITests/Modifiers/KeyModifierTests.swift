import ComposableArchitecture
import TerminalUI
import Testing

/// The order of views for a key, and the keys that press buttons.
@MainActor
@Suite struct KeyModifierTests {
  private let log = Recorder<String>()

  /// Returns an action that records its name.
  private func action(_ name: String, _ result: KeyPress.Result = .handled)
    -> @MainActor () -> KeyPress.Result
  {
    { [log] in
      log.values.append(name)
      return result
    }
  }

  @Test func `the innermost view handles a key`() {
    let probe = ScreenProbe(width: 10, height: 2) {
      Text("a").onKeyPress("x", action: action("inner")).onKeyPress("x", action: action("middle"))
        .padding().onKeyPress("x", action: action("outer"))
    }
    #expect(probe.press("x") == .handled)
    #expect(log.values == ["inner"])
  }

  @Test func `arrow keys tell their directions, and nothing without an action`() {
    var directions: [MoveCommandDirection] = []
    let probe = ScreenProbe(width: 10, height: 2) { Text("a").onMoveCommand { directions.append($0) } }
    for key in [KeyEquivalent.upArrow, .leftArrow, .rightArrow, .downArrow] {
      #expect(probe.press(key) == .handled)
    }
    #expect(directions == [.up, .left, .right, .down])
    let still = ScreenProbe(width: 10, height: 2) { Text("a").onMoveCommand(perform: nil) }
    #expect(still.press(.upArrow) == .ignored)
  }

  @Test func `a key that is ignored goes on to the views around`() {
    let probe = ScreenProbe(width: 10, height: 2) {
      Text("a").onKeyPress("x", action: action("inner", .ignored)).padding()
        .onKeyPress("x", action: action("outer", .ignored))
    }
    #expect(probe.press("x") == .ignored)
    #expect(log.values == ["inner", "outer"])
  }

  @Test func `the focused view comes first`() {
    let probe = ScreenProbe(width: 10, height: 2) {
      Button("A") { [log] in log.values.append("button") }
        .onKeyPress(.return, action: action("key"))
        .onKeyPress("x", action: action("x"))
    }
    probe.press(.return)
    probe.press("x")
    #expect(log.values == ["button", "x"])
  }

  @Test(arguments: [.control, .option, .shift, [.control, .option]] as [EventModifiers])
  func `a key without modifiers isn't that key with one`(modifiers: EventModifiers) {
    let probe = ScreenProbe(width: 10, height: 2) {
      Text("a").onKeyPress("x", action: action("one")).onKeyPress(keys: ["x", "y"]) { [log] _ in
        log.values.append("several")
        return .handled
      }
    }
    #expect(probe.press("x", modifiers: modifiers) == .ignored)
    #expect(log.values == [])
  }

  @Test func `several keys have one action that is told which`() {
    let probe = ScreenProbe(width: 10, height: 2) {
      Text("a").onKeyPress(keys: ["x", .upArrow]) { [log] press in
        log.values.append(press.key == "x" ? "x" : "up")
        return .handled
      }
    }
    for key: KeyEquivalent in ["x", .upArrow, "y", .downArrow] { probe.press(key) }
    #expect(log.values == ["x", "up"])
  }

  @Test func `an action for every key sees modifiers too`() {
    let probe = ScreenProbe(width: 10, height: 2) {
      Text("a").onKeyPress { [log] press in
        log.values.append("\(press.key.character)\(press.modifiers.rawValue)")
        return .ignored
      }
    }
    probe.press("x")
    probe.press("y", modifiers: [.control, .option])
    #expect(log.values == ["x0", "y6"])
  }

  @Test func `a removed view gets no keys`() {
    let probe = ScreenProbe(width: 10, height: 2) {
      Stateful(true) { isShown in
        VStack {
          if isShown.wrappedValue { Text("a").onKeyPress("x", action: action("x")) }
          Text("b").onKeyPress("y") {
            isShown.wrappedValue = false
            return .handled
          }
        }
      }
    }
    #expect(probe.press("x") == .handled)
    probe.press("y")
    #expect(probe.press("x") == .ignored)
  }

  // MARK: Keyboard shortcuts

  @Test(
    arguments: [
      (KeyEquivalent("r"), [], "r"), ("R", [], "R"), ("s", .control, "^S"), ("x", .option, "M-x"),
      ("x", [.control, .option], "^M-X"), (.return, [], "⏎"), (.escape, [], "Esc"), (.tab, [], "Tab"),
      (.tab, .shift, "S-Tab"), (.space, [], "Space"), (.upArrow, [], "↑"), (.downArrow, [], "↓"),
      (.leftArrow, [], "←"), (.rightArrow, .control, "^→"), (.pageUp, [], "PgUp"), (.pageDown, [], "PgDn"),
      (.home, [], "Home"), (.end, [], "End"), (.delete, [], "⌫"), (.deleteForward, [], "Del"),
      (.insert, [], "Ins"), (.function(1), [], "F1"), (.function(12), [], "F12"), (.function(13), [], "F13"),
      (.function(35), [], "F35"), (.upArrow, .shift, "S-↑"), (.function(5), [.shift], "S-F5"), ("?", [], "?"),
    ] as [(KeyEquivalent, EventModifiers, String)]
  )
  func `the key bar names each key`(key: KeyEquivalent, modifiers: EventModifiers, label: String) {
    let view = Text("x").toolbar { Button("Do") {}.keyboardShortcut(key, modifiers: modifiers) }
    #expect(render(view, width: 20, height: 2).lines[1] == " \(label) Do")
  }

  @Test(
    arguments: [
      (KeyboardShortcut("s", modifiers: .control), KeyEquivalent("s"), EventModifiers.control, true),
      (KeyboardShortcut("s", modifiers: .control), "s", [], false),
      (KeyboardShortcut("s"), "s", .control, false), (KeyboardShortcut("s"), "S", [], false),
      (.defaultAction, .return, [], true), (.cancelAction, .escape, [], true),
      (.cancelAction, "c", [], false),
    ] as [(KeyboardShortcut, KeyEquivalent, EventModifiers, Bool)]
  )
  func `a shortcut presses its button with exactly its modifiers`(
    shortcut: KeyboardShortcut,
    key: KeyEquivalent,
    modifiers: EventModifiers,
    isPressed: Bool
  ) {
    let probe = ScreenProbe(width: 20, height: 2) {
      VStack {
        Stateful("") { TextField("Name", text: $0) }
        HStack { Button("Do") { [log] in log.values.append("Do") } }.keyboardShortcut(shortcut)
      }
    }
    probe.draw()
    probe.press(key, modifiers: modifiers)
    #expect(log.values == (isPressed ? ["Do"] : []))
  }

  @Test func `a text field takes a letter before a shortcut does`() {
    let probe = ScreenProbe(width: 20, height: 2) {
      VStack {
        Stateful("") { TextField("Name", text: $0) }
        Button("Do") { [log] in log.values.append("Do") }.keyboardShortcut("d")
      }
    }
    probe.press("d")
    probe.press(.tab)
    #expect(log.values == ["Do"])
    probe.press("d")
    #expect(log.values == ["Do"])
    #expect(probe.frame.lines[0] == "d")
  }

  @Test func `an action for phases gets any key`() {
    let log = Log()
    let probe = ScreenProbe(width: 20, height: 1) {
      Button("a") {}.onKeyPress(phases: .down) { press in
        log.add("\(press.key.character)")
        return .handled
      }
      .onKeyPress(phases: .up) { _ in .handled }
    }
    #expect(probe.press("x") == .handled)
    #expect(log.take() == ["x"])
  }
}
