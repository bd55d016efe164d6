import ComposableArchitecture
import NumberFactFeature
import RootFeature
import TerminalUI
import Testing

/// The command palette of the whole app.
@MainActor
struct RootPaletteTests {
  @Test(arguments: [
    ("next", "Next", "Profile", "n"), ("sort repos", "Sort", "Repos", "s"),
    ("add", "Add", "Favorites", "a"), ("account", "Account", "User", "O"),
    ("refresh char", "Refresh", "Characters", "r"), ("currency", "Currency", "Coins", "c"),
    ("timer", "Timer", "Fact", "t"), ("next theme", "Next theme", "App", #"\^T"#),
    ("quit", "Quit", "App", "q"),
  ])
  func `it finds the commands of each tab and of the app, with their keys`(
    query: String,
    title: String,
    section: String,
    key: String
  ) async throws {
    let app = RootDriver.app()
    await app.settle()
    await app.press("p", modifiers: .control)
    await app.type(query)
    #expect(try app.text.contains(Regex("│ ▌\(title) +\(section) +\(key)[ ┃│]")), "\(app.text)")
  }

  @Test func `a command of another tab is run there`() async {
    let app = RootDriver.app()
    await app.settle()
    await app.press("p", modifiers: .control)
    await app.type("more")
    await app.press(.return)
    #expect(app.store.selectedTab == .numberFact)
    #expect(app.store.numberFact.count == 1)
  }
}
