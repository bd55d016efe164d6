import ComposableArchitecture
import TerminalUI
import Testing

private struct Items: View {
  let presses: Recorder<String>

  @ToolbarContentBuilder private var items: some ToolbarContent {
    ToolbarItem(placement: .topBarTrailing) { button("Add", "a") }
    ToolbarItemGroup(placement: .bottomBar) {
      button("Copy", "c")
      button("Drop", "d")
    }
    ToolbarItem(placement: .secondaryAction) { button("More", "e") }
  }

  private func button(_ title: String, _ key: KeyEquivalent) -> some View {
    Button(title) { [presses] in presses.values.append(title) }.keyboardShortcut(key)
  }

  var body: some View { Text("a").toolbar { items } }
}

/// Toolbars with places.
@MainActor
@Suite struct ToolbarItemTests {
  private let presses = Recorder<String>()

  @Test func `items and groups are in the key bar, but secondary ones aren't`() {
    #expect(render(Items(presses: presses), width: 40, height: 2).text == "a\n a Add  c Copy  d Drop")
  }

  @Test func `the keys of all items work`() {
    let probe = ScreenProbe(width: 40, height: 2) { Items(presses: presses) }
    for key in "acde" { probe.press(KeyEquivalent(key)) }
    #expect(presses.values == ["Add", "Copy", "Drop", "More"])
  }

  @Test func `Tab doesn't lead to secondary items, as they aren't drawn`() {
    let presses = presses
    let probe = ScreenProbe(width: 40, height: 3) {
      Button("First") { presses.values.append("First") }
        .toolbar {
          Button("Drawn") { presses.values.append("Drawn") }
          ToolbarItem(placement: .secondaryAction) { Button("Hidden") { presses.values.append("Hidden") } }
        }
    }
    for _ in 0..<3 {
      probe.press(.return)
      probe.press(.tab)
    }
    #expect(presses.values == ["First", "Drawn", "First"])
  }

  @Test func `the command palette shows secondary items`() async {
    let driver = ViewDriver(
      initialState: 0,
      width: 80,
      height: 24,
      app: { _ in TerminalAppOptions() },
      reducer: { EmptyReducer<Int, Never>() },
      view: { _ in Items(presses: presses) }
    )
    await driver.press("p", modifiers: .control)
    #expect(driver.text.contains("More"))
    await driver.type("More")
    await driver.press(.return)
    #expect(presses.values == ["More"])
  }
}
