import CoinsFeature
import ComposableArchitecture
import Models
import TerminalUI
import Testing

/// Changes of prices on the screen.
@MainActor
struct CoinsMotionTests {
  private func response(_ currency: String, _ change: (inout Coin) -> Void) -> CoinsFeature.Action {
    let coins = [Coin.mock, .mock2, .falling, .steady].map { coin in
      var coin = coin
      change(&coin)
      return coin
    }
    return .coinsResponse(currency: currency, result: .success(coins))
  }

  @Test func `a changed price turns green or red and fades, in the row and in the detail`() {
    let store = Store(initialState: CoinsFeature.State.reloading) { CoinsFeature() }
    let probe = ScreenProbe(width: 130, moves: true) { CoinsView(store: store) }
    func colors(_ texts: String...) -> [Color?] { texts.map { probe.frame.style(of: $0)?.foreground } }
    probe.draw()
    store.send(
      response("USD") { coin in
        if coin.symbol == "BTC" { coin.price = 62_000 }
        if coin.symbol == "FALL" { coin.price = 90 }
      }
    )
    probe.draw()
    #expect(colors("62,000.00 ", "90.00 ", "62,000.00 USD", "1.00 ") == [.green, .red, .green, nil])
    #expect(probe.isMoving)
    probe.time = .milliseconds(300)
    probe.draw()
    #expect(colors("62,000.00 ") == [Color.green.mix(with: .primary, by: 0.488)])
    probe.time = .milliseconds(1500)
    probe.draw()
    #expect(colors("62,000.00 ", "90.00 ", "62,000.00 USD") == [nil, nil, nil])
    #expect(!probe.isMoving)
  }

  @Test func `prices in another currency haven't changed`() {
    var state = CoinsFeature.State.reloading
    state.requestedCurrency = "EUR"
    let store = Store(initialState: state) { CoinsFeature() }
    let probe = ScreenProbe(width: 130, moves: true) { CoinsView(store: store) }
    probe.draw()
    store.send(response("EUR") { $0.price = 7 })
    probe.draw()
    #expect(probe.frame.text.contains("7.00 EUR"))
    #expect(probe.frame.style(of: "7.00 ")?.foreground == nil)
    #expect(!probe.isMoving)
  }

  @Test func `a letter of the search that hides no coin evaluates the line and the list, and not the rest`() {
    let store = Store(initialState: CoinsFeature.State.reloading) { CoinsFeature() }
    let probe = ScreenProbe(width: 200, height: 60) { CoinsView(store: store) }
    probe.draw()
    store.send(response("USD") { $0.name += " coin" })
    store.searchText = "c"
    probe.draw()
    let before = probe.bodyEvaluations
    store.searchText = "co"
    probe.draw()
    #expect(probe.frame.text.contains("/ co"))
    #expect(probe.bodyEvaluations - before <= 20)
  }
}
