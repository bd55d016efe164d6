import ComposableArchitecture
import TerminalUI
import Testing

/// Texts for what views show, and views beside their places.
@MainActor
@Suite struct SpokenViewTests {
  private func palette(@ViewBuilder _ bar: @escaping @MainActor () -> some View) async -> String {
    let driver = ViewDriver(
      initialState: 0,
      width: 80,
      height: 24,
      app: { _ in TerminalAppOptions() },
      reducer: { EmptyReducer<Int, Never>() },
      view: { _ in Text("a").toolbar { bar() } }
    )
    await driver.press("p", modifiers: .control)
    return driver.text
  }

  @Test func `the command palette shows the text for a symbol`() async {
    let text = await palette {
      Button(action: {}) { Image(systemName: "trash") }.accessibilityLabel("Delete all").keyboardShortcut("d")
      Button(action: {}) { Image(systemName: "star").accessibilityLabel(Text("Favorite")) }
        .keyboardShortcut("f")
    }
    #expect(text.contains("Delete all"))
    #expect(text.contains("Favorite"))
  }

  @Test func `the text isn't drawn`() {
    #expect(render(Text("★").accessibilityLabel("Favorite"), width: 20, height: 1).text == "★")
  }

  @Test func `a view beside its place leaves the place free`() {
    let view = HStack(alignment: .top) {
      Text("a").offset(x: 1, y: 1)
      Text("bc")
    }
    #expect(render(view, width: 8, height: 2).text == "  bc\n a")
  }
}
