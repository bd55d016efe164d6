import TerminalUI
import Testing

/// The focus as views around, within and beside the focused one see it.
@MainActor
@Suite struct FocusEnvironmentTests {
  private struct Marked: ButtonStyle {
    @Environment(\.isFocused) private var isFocused

    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(isFocused ? ">" : "-")
        configuration.label
      }
    }
  }

  private struct Badge: View {
    @Environment(\.isFocused) private var isFocused

    var body: some View { Text(isFocused ? "here" : "away") }
  }

  @Test func `a style and a view within know whether the button or the view is focused`() {
    let probe = ScreenProbe(width: 20, height: 4) {
      VStack(alignment: .leading) {
        Button("One") {}.buttonStyle(Marked())
        Button {
        } label: {
          Badge()
        }
        Badge().focusable()
        Badge()
      }
    }
    #expect(probe.text == ">One\n[away]\naway\naway")
    probe.press(.tab)
    #expect(probe.text == "-One\n[here]\naway\naway")
    probe.press(.tab)
    #expect(probe.text == "-One\n[away]\nhere\naway")
  }

  private struct Search: View {
    enum Field: Hashable { case search, name }
    @TerminalUI.State private var text = ""
    @FocusState private var isSearching: Bool
    @FocusState private var field: Field?

    var body: some View {
      VStack(alignment: .leading) {
        Text(isSearching ? "searching" : "resting")
        Button("Find") { isSearching = true }.keyboardShortcut("f")
        List(0..<2) { Text("row \($0)") }
          .searchable(text: $text)
          .searchFocused($isSearching)
      }
    }
  }

  @Test func `a search line is focused by a value, which follows it`() {
    let probe = ScreenProbe(width: 30, height: 6) { Search() }
    #expect(probe.text.hasPrefix("resting"))
    probe.press("f")
    #expect(probe.text.hasPrefix("searching"))
    probe.type("ab")
    #expect(probe.text.contains("/ ab"))
    probe.press(.return)
    #expect(probe.text.hasPrefix("resting"))
    probe.press("/")
    #expect(probe.text.hasPrefix("searching"))
  }

  private struct Scope: View {
    @Namespace private var space
    @Environment(\.resetFocus) private var resetFocus

    var body: some View {
      VStack(alignment: .leading) {
        Button("One") {}
        Button("Two") {}.prefersDefaultFocus(in: space)
        Button("Reset") { resetFocus(in: space) }
      }
      .focusScope(space)
    }
  }

  @Test func `the preferred view is focused first, and again by a reset`() {
    let probe = ScreenProbe(width: 20, height: 4) { Scope() }
    #expect(probe.isFocused("Two"))
    probe.press(.tab)
    #expect(probe.isFocused("Reset"))
    probe.press(.return)
    #expect(probe.isFocused("Two"))
  }
}
