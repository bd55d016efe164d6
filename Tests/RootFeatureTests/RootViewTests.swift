import CharactersFeature
import CoinClient
import ComposableArchitecture
import FavoritesClient
import FrameTestSupport
import GitHubClient
import Models
import NumberFactFeature
import RickAndMortyClient
import RootFeature
import TerminalUI
import Testing

import enum RootFeature.Tab

/// The app's tab bar and status line, and the keys that switch features.
@MainActor
struct RootViewTests {
  nonisolated static let folder = FrameFolder()
  nonisolated static let frames = folder.frames(["first-tab": Tab.profile])

  @Test(arguments: frames)
  func `the first tab is as in its file, below the tabs`(frame: FrameFile<Tab>) async {
    let app = RootDriver.app(frame.state, width: frame.width, height: frame.height)
    await app.settle()
    #expect(frame.mismatch(of: app.belowTheTabs) == nil)
  }

  @Test func `each file belongs to a screen`() {
    #expect(Self.folder.strays(besides: Self.frames) == nil)
  }

  @Test func `a screen that is too small says so`() async {
    let app = RootDriver.app(width: 39, height: 12)
    await app.settle()
    #expect(app.text == "39×12 is too small: 40×12 needed\nq quits.")
    await app.resize(width: 40, height: 12)
    #expect(app.text.contains("User ID: 1"))
  }

  @Test func `the status line says what loads and what failed`() async {
    let clock = TestClock()
    let app = RootDriver.app {
      $0.coinClient.coins = { _, _ in throw APIError.timedOut }
      $0.rickAndMortyClient.characters = { _, _ in
        try await clock.sleep(for: .seconds(1))
        return .mock
      }
    }
    await app.settle()
    await app.press("6")
    await app.press("5")
    await app.press("1")
    #expect(app.frame.lines[0].hasSuffix(" ⠋ ✗"))
    #expect(app.frame.style(of: "✗")?.foreground == .red)
    // With more tabs there is room for less.
    await app.resize(width: 120, height: 24)
    #expect(app.frame.lines[0].contains(" ⠋ ✗ coins"))
    await app.resize(width: 200, height: 24)
    #expect(app.frame.lines[0].hasPrefix(" ◆ composed   1 Profile "))
    #expect(app.frame.lines[0].hasSuffix(" ⠋ characters ✗ coins ● sample data"))
    await clock.advance(by: .seconds(1))
    await app.settle()
    #expect(app.frame.lines[0].hasSuffix("  ✗ coins ● sample data"))
    await app.press("6")
    #expect(app.text.contains("press r to try again"))
  }

  @Test func `as many services that failed are named as there is room for`() async {
    let app = RootDriver.app(.repository) {
      $0.coinClient.coins = { _, _ in throw APIError.timedOut }
      $0.gitHubClient.repositories = { _, _ in throw APIError.timedOut }
      $0.gitHubClient.account = { _ in throw APIError.timedOut }
      $0.rickAndMortyClient.characters = { _, _ in throw APIError.timedOut }
    }
    await app.settle()
    for tab in ["4", "5", "6", "2"] as [KeyEquivalent] { await app.press(tab) }
    let names = ["GitHub", "Rick and Morty", "coins"]
    #expect(app.store.state.activity.failed == names)
    let lines: Set = ["✗ GitHub, Rick and Morty, coins", "✗ GitHub, Rick and Morty +1", "✗ GitHub +2", "✗"]
    var seen: Set<String> = []
    for width in 80...240 {
      await app.resize(width: width, height: 24)
      let line = app.frame.lines[0]
      guard let start = line.firstIndex(of: "✗") else { continue }
      let status = line[start...].replacing("● sample data", with: "")
      seen.insert(status.trimmingCharacters(in: .whitespaces))
    }
    #expect(seen == lines)
  }

  @Test func `details that failed to load are a failure`() async throws {
    var state = RootFeature.State(selectedTab: .characters)
    state.characters.detail = CharacterDetailFeature.State(id: 9999)
    state.characters.detail?.character.fail(with: .notFound(resource: "character 9999"))
    #expect(state.activity.failed == ["Rick and Morty"])
  }

  @Test func `help lists the keys of the screen first, and three keys close it`() async {
    let app = RootDriver.app(.coins)
    await app.settle()
    for key in ["?", "q", .escape] as [KeyEquivalent] {
      await app.press("?")
      #expect(app.text.contains("│ This screen "))
      #expect(app.text.contains(/│ s +Sort coins +│(?s).*│ Everywhere +│/))
      await app.press(key)
      #expect(!app.text.contains("This screen"))
      #expect(app.text.contains("/ Search 2 coins"))
      #expect(!app.hasQuit)
    }
    await app.press("q")
    #expect(app.hasQuit)
  }

  @Test func `help on a small screen scrolls`() async {
    let app = RootDriver.app(.numberFact, width: 40, height: 12)
    await app.settle()
    await app.press("?")
    #expect(
      app.belowTheTabs == """
        ╭│ This screen                        │╮
        ││ +          Add one                 ││
        ││ -          Subtract one            ││
        ││ f          Show a fact             ││
        ││ x          Show a random fact      ││
        ││ t          Start the timer         ││
        ││ N          Type a number           ││
        ││ ^P         Commands                ││
        ││ ?          Help                  ▾ ││
        ╰╰────────────────────────────────────╯╯
         Esc Close
        """
    )
    await app.press("G")
    #expect(app.text.contains("│ ^Z ^L ^C   Suspend, redraw,"))
    await app.press(.escape)
    await app.press("+")
    #expect(app.store.numberFact.count == 1)
  }

  @Test func `quitting asks only if something would be lost`() async {
    let clock = TestClock()
    let app = RootDriver.app(.favorites, Offer(favorites: [.mock])) {
      $0.favoritesClient.remove = { _ in
        try await clock.sleep(for: .seconds(1))
        return true
      }
    }
    await app.settle()
    await app.press("f")
    await app.press("q")
    #expect(!app.hasQuit)
    #expect(
      app.belowTheTabs == """
        ╭─ Favorites by name ⠋ ────────────────────────────────────────────────────────╮
        │▏♥ octo-sample/sample-kit                                        ★ 128    ⌥ 9 │
        │▏  A kit of samples                                     ● Swift   3 years ago │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │              ╭────────────────────────────────────────────────╮              │
        │              │ A change of the favorites is still being made. │              │
        │              │                                                │              │
        │              │             [Stay]  [Quit anyway]              │              │
        │              ╰────────────────────────────────────────────────╯              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        ╰──────────────────────────────────────────────────────────────────────────────╯
         Esc Close  ⏎ Press  Tab Next
        """
    )
    await app.press(.return)
    #expect(!app.text.contains("Quit anyway"))
    await app.press("q")
    await app.press(.rightArrow)
    await app.press(.return)
    #expect(app.hasQuit)
  }
}
