import ComposableArchitecture
import TerminalUI
import Testing

/// Disabled views and the environment that they are part of.
@MainActor
@Suite struct DisabledTests {
  private func button(_ isDisabled: Bool, inside outside: Bool) -> ScreenProbe {
    ScreenProbe(width: 10, height: 1) { Group { Button("A") {}.disabled(isDisabled) }.disabled(outside) }
  }

  @Test(arguments: [(false, false, true), (true, false, false), (false, true, false), (true, true, false)])
  func `a control works only if nothing around it is disabled`(inner: Bool, outer: Bool, isEnabled: Bool) {
    let probe = button(inner, inside: outer)
    #expect(probe.isFocused("[A]") == isEnabled)
    #expect(probe.press(.return) == (isEnabled ? .handled : .ignored))
    #expect(probe.frame.style(x: 1, y: 0).attributes.contains(.dim) == !isEnabled)
  }

  @Test func `a disabled view ignores the keys of its actions`() {
    let keys = Recorder<String>()
    let probe = ScreenProbe(width: 10, height: 2) {
      VStack {
        Text("a").onKeyPress("x") {
          keys.values.append("off")
          return .handled
        }
        .disabled(true)
        Text("b").onKeyPress("y") {
          keys.values.append("on")
          return .handled
        }
      }
    }
    #expect(probe.press("x") == .ignored)
    #expect(probe.press("y") == .handled)
    #expect(keys.values == ["on"])
  }

  @Test func `a disabled list can't be moved in`() {
    let probe = ScreenProbe(width: 10, height: 3) { List { ForEach(0..<9) { Text("\($0)") } }.disabled(true) }
    #expect(probe.press("j") == .ignored)
    #expect(probe.press(.downArrow) == .ignored)
  }

  @Test func `a view reads whether it is enabled`() {
    struct Reader: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Text(isEnabled ? "on" : "off") }
    }
    let view = HStack {
      Reader()
      Reader().disabled(true)
      Reader().disabled(false)
    }
    #expect(render(view, width: 20, height: 1).text == "on off on")
  }
}
