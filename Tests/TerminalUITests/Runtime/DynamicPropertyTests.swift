import ComposableArchitecture
import TerminalUI
import Testing

/// Property wrappers that keep others.
@MainActor
@Suite struct DynamicPropertyTests {
  @propertyWrapper
  private struct Digit: DynamicProperty {
    @TerminalUI.State private var value = 8

    var wrappedValue: Int {
      get { value }
      nonmutating set { value = min(max(newValue, 0), 9) }
    }
  }

  private struct Counter: View {
    @Digit private var digit
    let title: String

    var body: some View { Button("\(title) \(digit)") { digit += 1 }.keyboardShortcut("+") }
  }

  @Test func `a property is kept while its view is made again, and its changes are seen`() {
    let probe = ScreenProbe(width: 20, height: 2) {
      Stateful("a") { title in
        Counter(title: title.wrappedValue).onKeyPress("b") {
          title.wrappedValue = "b"
          return .handled
        }
      }
    }
    #expect(probe.text == "[a 8]")
    probe.press("+")
    #expect(probe.text == "[a 9]")
    probe.press("b")
    #expect(probe.text == "[b 9]")
    probe.press("+")
    #expect(probe.text == "[b 9]")
  }
}
