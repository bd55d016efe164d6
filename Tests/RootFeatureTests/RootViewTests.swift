import CoinClient
import ComposableArchitecture
import FavoritesClient
import Models
import NumberFactFeature
import RickAndMortyClient
import RootFeature
import TerminalUI
import Testing

/// The app's tab bar and status line, and the keys that switch features.
@MainActor
struct RootViewTests {
  @Test func theFirstTabIsShownOnAUsualScreen() async {
    let app = RootDriver.app()
    await app.settle()
    #expect(
      app.belowTheTabs == """
        User Id: 1
        Ada Sample
        ada.sample@example.com
        https://example.com/faces/1.jpg
        ────────────────────────────────────────────────────────────────────────────────
           1 Ada Sample                                           ada.sample@example.com
           2 Bo Sample                                             bo.sample@example.com














        sample data
        p Previous  n Next  r Refresh                                     ? Help  q Quit
        """
    )
  }

  @Test func theFirstTabIsShownOnASmallScreen() async {
    let app = RootDriver.app(width: 40, height: 12)
    await app.settle()
    #expect(
      app.belowTheTabs == """
        User Id: 1
        Ada Sample
        ada.sample@example.com
        https://example.com/faces/1.jpg
        ────────────────────────────────────────
           1 Ada Sample   ada.sample@example.com
           2 Bo Sample     bo.sample@example.com


        sample data
        p Previous  n Next        ? Help  q Quit
        """
    )
  }

  @Test func aScreenThatIsTooSmallSaysSo() async {
    let app = RootDriver.app(width: 39, height: 12)
    await app.settle()
    #expect(app.text == "39×12 is too small: 40×12 needed\nq quits.")
    await app.resize(width: 40, height: 12)
    #expect(app.text.contains("User Id: 1"))
  }

  @Test func theStatusLineSaysWhatLoadsAndWhatFailed() async {
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
    #expect(app.frame.lines[22] == "sample data ⠋ characters" + String(repeating: " ", count: 49) + "✗ coins")
    #expect(app.frame.style(of: "✗ coins")?.foreground == .red)
    await clock.advance(by: .seconds(1))
    await app.settle()
    #expect(app.frame.lines[22].hasPrefix("sample data  "))
    await app.press("6")
    #expect(app.text.contains("Press r to try again."))
  }

  @Test func helpListsTheKeysOfTheScreen() async {
    let app = RootDriver.app(.coins)
    await app.settle()
    await app.press("?")
    #expect(
      app.belowTheTabs == """
        / Search coins
        Coins in USD       ╭────────────────────────────────────────╮            by rank
          1 BTC    Bitcoin │ s          Sort                        │4.50    +2.50% ▁█
          2 SMP    Sampleco│ c          Currency                    │1235    -1.25% █▁
                           │ r          Refresh                     │
                           │ ?          Help                        │
                           │ q          Quit                        │
                           │ Tab S-Tab  Next tab, previous tab      │
                           │ 1 2 3 …    The tab of that number      │
                           │ ↑↓ j k     Move                        │
                           │ PgUp PgDn  Move by a page              │
                           │ Home End   First and last, also g G    │
                           │ Return     Open, or press              │
                           │ Esc        Back                        │
                           │ /          Search                      │
                           │ F12        Inspector; in it:           │
                           │ < > .      Travel; resume live         │
                           │ X          Export the session          │
                           │ ^Z ^L ^C   Suspend, redraw, interrupt  │
                           ╰────────────────────────────────────────╯


        sample data
        """
    )
    await app.press(.escape)
    #expect(app.text.contains("/ Search coins"))
    await app.press("q")
    #expect(app.hasQuit)
  }

  @Test func helpOnASmallScreenScrolls() async {
    let app = RootDriver.app(.numberFact, width: 40, height: 12)
    await app.settle()
    await app.press("?")
    #expect(
      app.belowTheTabs == """
        0│ +          More                    │
        F│ -          Less                    │
        [│ f          Fact                    │
         │ x          Random                  │
         │ t          Timer                   │
         │ r          Retry                   │
         │ ?          Help                    │
         │ q          Quit                    │
         │ Tab S-Tab  Next tab, previous tab  │
         │ 1 2 3 …    The tab of that number▾ │
        s╰────────────────────────────────────╯
        """
    )
    await app.press("G")
    #expect(app.text.contains("│ ^Z ^L ^C   Suspend, redraw,"))
    await app.press(.escape)
    await app.press("+")
    #expect(app.store.numberFact.count == 1)
  }

  @Test func quittingAsksOnlyWhereSomethingWouldBeLost() async {
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
        Favorites                                                                by name
        ♥ octo-sample/sample-kit                                               ★ 128 ⑂ 9
          A kit of samples                                            Swift · 2023-11-14





                       ╭────────────────────────────────────────────────╮
                       │ A change of the favorites is still being made. │
                       │                                                │
                       │             [Stay]  [Quit anyway]              │
                       ╰────────────────────────────────────────────────╯









        sample data ⠋ favorites
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
