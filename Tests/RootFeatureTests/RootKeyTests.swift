import CoinClient
import CoinsFeature
import ComposableArchitecture
import GitHubClient
import Models
import RootFeature
import TerminalUI
import Testing
import UserFeature

/// Key presses that switch tabs.
@MainActor
struct RootKeyTests {
  @Test func `digits lead to the tabs`() async {
    let app = RootDriver.app()
    await app.settle()
    for (index, tab) in Tab.allCases.prefix(9).enumerated().reversed() {
      await app.type("\(index + 1)")
      #expect(app.store.selectedTab == tab)
      #expect(app.selectedTabs.hasPrefix("\(index + 1) "))
    }
    for digit in 1...9 where digit > Tab.allCases.count {
      #expect(await app.press(KeyEquivalent(Character("\(digit)"))) == .ignored)
    }
    #expect(await app.press("0") == .ignored)
  }

  @Test func `tab goes round and shift tab back`() async {
    let app = RootDriver.app()
    await app.settle()
    for tab in Tab.allCases.dropFirst() + [.profile] {
      await app.press("]")
      #expect(app.store.selectedTab == tab)
    }
    // Tab leads from the list to the links of the user shown, the picture's and the address, and on to the next tab.
    await app.press(.tab)
    #expect(app.store.selectedTab == .profile)
    await app.press(.tab)
    #expect(app.store.selectedTab == .profile)
    await app.press(.tab)
    #expect(app.store.selectedTab == .repository)
    // Tab leads to the first control of a tab after its search line, so Shift-Tab leads to that and leaves the tab.
    await app.press(.tab, modifiers: .shift)
    #expect(app.store.selectedTab == .repository)
    await app.press(.tab, modifiers: .shift)
    #expect(app.store.selectedTab == .profile)
    for _ in 0..<3 {
      #expect(app.store.selectedTab == .profile)
      await app.press(.tab, modifiers: .shift)
    }
    #expect(app.store.selectedTab == Tab.allCases.last)
    await app.press("[")
    #expect(app.store.selectedTab == Tab.allCases.dropLast().last)
  }

  @Test(arguments: [(80, 24), (120, 40), (200, 60)])
  func `Tab leads from the coins to the details beside them, and to the next tab if there are none`(
    width: Int,
    height: Int
  ) async {
    let app = RootDriver.app(.coins, width: width, height: height)
    await app.settle()
    await app.press(.tab)
    guard width >= 100 else {
      #expect(app.store.selectedTab == .numberFact)
      return
    }
    // The range of the chart has the focus.
    await app.press(.rightArrow)
    #expect(app.store.coins.range == .month)
    await app.press(.tab, modifiers: .shift)
    #expect(app.frame.lines.last?.contains("Esc") == false)
    #expect(app.store.selectedTab == .coins)
  }

  @Test func `each tab keeps its place and its selection`() async {
    let offer = Offer(
      characters: CharactersPage(page: 1, characters: .numbered(60), count: 60, pages: 1),
      coins: (1...60).map { Coin(id: .number($0), symbol: "C\($0)", name: "Coin", rank: $0) }
    )
    let app = RootDriver.app(.coins, offer)
    await app.settle()
    await app.press("G")
    for _ in 1...3 { await app.press("k") }
    let coins = app.text
    #expect(app.selectedLine?.contains("C57") == true)
    await app.press("5")
    for _ in 1...30 { await app.press(.downArrow) }
    let characters = app.text
    await app.press("1")
    await app.press("6")
    #expect(app.text == coins)
    #expect(app.selectedLine?.contains("C57") == true)
    await app.press("5")
    #expect(app.text == characters)
    #expect(app.selectedLine?.contains("Sample 31") == true)
  }

  @Test func `a detail and a search stay while other tabs are shown`() async {
    let app = RootDriver.app(.characters)
    await app.settle()
    await app.press(.return)
    #expect(app.text.contains("Species"))
    await app.press("6")
    await app.press("/")
    await app.type("smp")
    await app.press(.return)
    await app.press("5")
    #expect(app.text.contains("Species"))
    #expect(app.text.contains("Esc Back"))
    await app.press("6")
    #expect(app.text.contains("/ smp"))
    #expect(!app.text.contains("Bitcoin"))
  }

  @Test func `digits are typed if there is a line to type`() async {
    let app = RootDriver.app(.coins)
    await app.settle()
    await app.press("/")
    await app.type("16q?")
    #expect(app.store.coins.searchText == "16q?")
    #expect(app.store.selectedTab == .coins)
    #expect(!app.hasQuit)
  }

  @Test func `a heart tapped in one tab appears in the other`() async {
    let app = RootDriver.app(.repository)
    await app.settle()
    await app.press("f")
    #expect(app.text.contains("♥ sample-kit"))
    await app.press("3")
    #expect(app.text.contains("♥ octo-sample/sample-kit"))
    await app.press("f")
    #expect(app.text.contains("There are no favorites yet."))
    await app.press("2")
    #expect(app.text.contains("♡ sample-kit"))
  }

  @Test func `an owner chosen in one tab is shown in the other`() async {
    let app = RootDriver.app(.user) {
      $0.gitHubClient.account = { login in
        var account = Account.mock
        account.login = login
        return account
      }
    }
    await app.settle()
    #expect(app.text.contains("octo-sample"))
    await app.press("2")
    await app.press("O")
    await app.type("ada-sample")
    await app.press(.return)
    await app.press("4")
    #expect(app.store.user.login == "ada-sample")
    #expect(app.text.contains("  Ada Sample ") && app.text.contains("─ ada-sample ─"))
  }

  @Test func `the timer goes on in another tab`() async {
    let clock = TestClock()
    let app = RootDriver.app(.numberFact) { $0.continuousClock = clock }
    await app.settle()
    await app.press("t")
    await app.press("6")
    await clock.advance(by: .seconds(1))
    await app.settle()
    await clock.advance(by: .seconds(1))
    await app.settle()
    await app.press("7")
    #expect(app.text.contains(/Number 2 ─+ ● running/))
  }

  @Test func `a load goes on while another tab is shown`() async {
    let clock = TestClock()
    let asked = LockIsolated(0)
    let app = RootDriver.app(.coins) {
      $0.coinClient.coins = { _, _ in
        asked.withValue { $0 += 1 }
        try await clock.sleep(for: .seconds(1))
        return [.mock]
      }
    }
    await app.settle()
    await app.press("1")
    #expect(app.frame.lines[0].contains("⠋"))
    await clock.advance(by: .milliseconds(500))
    await app.press("6")
    #expect(app.text.contains("Loading coins…"))
    await app.press("1")
    await clock.advance(by: .milliseconds(500))
    await app.press("6")
    #expect(app.text.contains("Bitcoin"))
    #expect(asked.value == 1)
  }

  @Test func `coming back to a tab asks for nothing again`() async {
    let asked = LockIsolated(0)
    let app = RootDriver.app(.coins) {
      $0.coinClient.coins = { _, _ in
        asked.withValue { $0 += 1 }
        return [.mock]
      }
    }
    await app.settle()
    for _ in 1...3 {
      await app.press("1")
      await app.press("6")
    }
    #expect(asked.value == 1)
  }
}

extension [RickAndMortyCharacter] {
  fileprivate static func numbered(_ count: Int) -> Self {
    (1...count).map { number in
      var character = RickAndMortyCharacter.mock
      character.id = number
      character.name = "Sample \(number)"
      return character
    }
  }
}

extension RootDriver {
  /// The text in the tab bar that is drawn as selected.
  fileprivate var selectedTabs: String {
    let frame = frame
    let line = Array(frame.lines.first ?? "")
    let text = line.indices.filter { frame.style(x: $0, y: 0).attributes.contains(.inverse) }.map { line[$0] }
    return String(text).trimmingPrefix(" ").description
  }

  /// The row of a list that is drawn with the focus.
  fileprivate var selectedLine: String? {
    let frame = frame
    return frame.lines.enumerated().dropFirst().first { y, _ in
      frame.style(x: 5, y: y).background == .selection
    }?.element
  }
}
