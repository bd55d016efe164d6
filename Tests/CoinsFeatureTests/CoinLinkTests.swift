import CoinClient
import CoinsFeature
import ComposableArchitecture
import Models
import TerminalUI
import Testing

/// Links to a coin, such as `coins/bitcoin`.
@MainActor
struct CoinLinkTests {
  private typealias Driver = ViewDriver<CoinsFeature.State, CoinsFeature.Action>

  private func app(opening name: String, width: Int = 80) -> Driver {
    ViewDriver(initialState: CoinsFeature.State(linkedName: name), width: width, height: 24) {
      CoinsFeature()
    } withDependencies: {
      $0.coinClient.coins = { _, _ in [.mock, .falling] }
    } view: {
      CoinsView(store: $0)
    }
  }

  @Test(arguments: ["90004", "FALL", "fallingcoin"], [80, 120])
  func `a link shows the details of its coin`(name: String, width: Int) async {
    let app = app(opening: name, width: width)
    await app.settle()
    #expect(app.text.contains("─ Fallingcoin · FALL ─"))
    #expect(app.store.selectedID == Coin.falling.id)
    #expect(app.store.searchText.isEmpty)
    await app.press(.escape)
    #expect(app.text.contains("─ Coins in USD ─"))
  }

  @Test(arguments: [80, 120])
  func `a name that no coin has is told until another coin is chosen`(width: Int) async {
    let app = app(opening: "nocoin", width: width)
    await app.settle()
    #expect(app.text.contains("No coin has the symbol, name or ID 'nocoin'."))
    #expect(app.frame.lines.last?.contains("r Refresh") == true)
    #expect(app.frame.lines.last?.contains("Open") == false)
    await app.press("r")
    #expect(app.text.contains("'nocoin'"))
    await app.press(.escape)
    await app.press(.downArrow)
    #expect(!app.text.contains("'nocoin'"))
    #expect(app.frame.lines.last?.contains("o Open") == true)
    #expect(app.store.linkedName == nil)
  }

  @Test func `searching is another wish than the link`() async {
    let store = TestStore(initialState: CoinsFeature.State(linkedName: "nocoin")) { CoinsFeature() }
    await store.send(.binding(.set(\.searchText, "bit"))) {
      $0.searchText = "bit"
      $0.linkedName = nil
    }
  }
}
