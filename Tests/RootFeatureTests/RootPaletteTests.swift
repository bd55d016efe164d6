import CoinsFeature
import ComposableArchitecture
import FavoritesFeature
import Models
import NumberFactFeature
import RepositoryFeature
import RootFeature
import TerminalUI
import Testing

/// The command palette of the whole app.
@MainActor
struct RootPaletteTests {
  @Test(arguments: [
    ("next user", "Next user", "Profile", "n"),
    ("sort repos", "Sort repositories", "Repos", "s"),
    ("add a", "Add a favorite", "Favorites", "a"), ("account", "Show an account", "User", "O"),
    ("refresh char", "Refresh characters", "Characters", "r"),
    ("the currency", "Change the currency", "Coins", "c"),
    ("timer", "Start the timer", "Fact", "t"), ("next theme", "Next theme", "App", #"\^T"#),
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
    await app.type("add one")
    await app.press(.return)
    #expect(app.store.selectedTab == .numberFact)
    #expect(app.store.numberFact.count == 1)
  }

  @Test func `a choice of a menu or a picker is a command`() async {
    let app = RootDriver.app(.coins, width: 120, height: 40)
    await app.settle()
    for (tab, query, title) in [
      ("6", "eur", "Currency: EUR"), ("6", "range 30", "Range: 30 d"), ("7", "math", "Facts of: math"),
    ] {
      await app.press(KeyEquivalent(Character(tab)))
      await app.press("p", modifiers: .control)
      await app.type(query)
      #expect(app.text.contains("│ ▌\(title) "), "\(app.text)")
      await app.press(.return)
    }
    #expect(app.store.coins.currency == "EUR")
    #expect(app.store.coins.range == .month)
    #expect(app.store.numberFact.kind == .math)
  }

  @Test(arguments: [
    ("eur", "Currency: EUR"), ("range 30", "Range: 30 d"), ("facts math", "Facts of: math"),
  ])
  func `a choice of a tab that hasn't been shown is a command`(query: String, title: String) async {
    let app = RootDriver.app()
    await app.settle()
    await app.press("p", modifiers: .control)
    await app.type(query)
    #expect(app.text.contains("│ ▌\(title) "), "\(app.text)")
    await app.press(.return)
    #expect(app.store.selectedTab != .profile)
    let (coins, kind) = (app.store.coins, app.store.numberFact.kind)
    #expect([coins.currency == "EUR", coins.range == .month, kind == .math].count { $0 } == 1)
  }

  @Test func `the currency is chosen while the details of a coin are open`() async {
    let app = RootDriver.app(.coins)
    await app.settle()
    await app.press(.return)
    #expect(app.store.coins.isShowingDetail)
    await app.press("p", modifiers: .control)
    await app.type("currency: e")
    #expect(app.text.contains("│ ▌Currency: EUR "), "\(app.text)")
    await app.press(.return)
    #expect(app.store.coins.currency == "EUR")
    #expect(app.store.coins.isShowingDetail)
  }

  @Test func `an order of another tab is chosen there`() async {
    let app = RootDriver.app()
    await app.settle()
    await app.press("p", modifiers: .control)
    await app.type("coins by price")
    await app.press(.return)
    #expect(app.store.selectedTab == .coins)
    #expect(app.store.coins.sort == .price)
    await app.press("p", modifiers: .control)
    await app.type("repositories by stars")
    await app.press(.return)
    #expect(app.store.selectedTab == .repository)
    #expect(app.store.repository.sort == .stars)
    await app.press("p", modifiers: .control)
    await app.type("favorites by creation")
    await app.press(.return)
    #expect(app.store.selectedTab == .favorites)
    #expect(app.store.favorites.sort == .created)
  }
}
