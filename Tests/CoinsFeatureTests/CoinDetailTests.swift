import CoinClient
import CoinsFeature
import ComposableArchitecture
import Foundation
import Models
import TerminalUI
import Testing

/// The line above the table and the details of a coin.
@MainActor
struct CoinDetailTests {
  /// A coin whose prices fell and rose within a week at the end of which they are as before.
  private static let valley: Coin = {
    var coin = Coin.steady
    coin.weekPrices = (0..<168).map { (hour: Int) -> Double in 1 + Double(abs(84 - hour)) / 84 }
    coin.price = 2
    coin.change1h = 0
    coin.change24h = 40
    coin.change30d = 100
    coin.low24h = 1.5
    coin.high24h = 2
    coin.marketCap = 300
    coin.volume24h = 30
    coin.supply = 150
    coin.maxSupply = 600
    return coin
  }()

  private typealias Driver = ViewDriver<CoinsFeature.State, CoinsFeature.Action>

  private func app(_ coins: [Coin], width: Int = 120, height: Int = 40) -> Driver {
    ViewDriver(initialState: .showing(coins), width: width, height: height) {
      CoinsFeature()
    } withDependencies: {
      $0.coinClient.coins = { _, _ in coins }
    } view: {
      CoinsView(store: $0)
    }
  }

  /// Returns the last words of lines above the ranges: the prices beside the chart.
  private func ticks(_ app: Driver) -> [String] {
    app.frame.lines[5...].prefix { !$0.contains(" 24 h │ ") }.compactMap { line in
      line.split { " │".contains($0) }.last.map(String.init)
    }.filter { Double($0) != nil && !$0.contains("%") }
  }

  @Test func `the chart has the prices of the week and not only its ends`() async {
    let app = app([Self.valley])
    await app.settle()
    #expect(ticks(app) == ["2.00", "1.50", "1.00"])
    var bare = Self.valley
    bare.weekPrices = nil
    bare.change24h = 0
    let other = self.app([bare])
    await other.settle()
    #expect(ticks(other) == ["2.02", "2.00", "1.98"])
  }

  @Test(arguments: [
    (CoinRange.hour, "60m 45m 30m 15m now", ["2.02", "2.00", "1.98"]),
    (.day, "24h 18h 12h 6h now", ["2.00", "1.86", "1.71"]),
    (.week, "7d 6d 5d 4d 3d 2d 1d now", ["2.00", "1.50", "1.00"]),
    (.month, "30d 20d 10d now", ["2.00", "1.50", "1.00"]),
  ])
  func `a range has its part of the prices`(range: CoinRange, times: String, expected: [String]) async {
    var state = CoinsFeature.State.showing([Self.valley])
    state.range = range
    let app = ViewDriver(initialState: state, width: 120, height: 40) {
      CoinsFeature()
    } view: {
      CoinsView(store: $0)
    }
    await app.settle()
    let lines = app.frame.lines.map { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines.contains { $0.contains("││ \(times) ") })
    #expect(ticks(app) == expected)
  }

  @Test func `meters show parts and the range of the day has a marker`() async throws {
    let app = app([Self.valley])
    await app.settle()
    func line(_ title: String) -> String { app.frame.lines.first { $0.contains(title) } ?? "" }
    func part(_ title: String) -> Double {
      let meter = line(title).filter { "━─".contains($0) }
      return Double(meter.count { $0 == "━" }) / Double(meter.count)
    }
    #expect(abs(part("Volume 24 h") - 0.1) < 0.06)
    #expect(line("Supply").contains("150.00 STDY"))
    #expect(abs(part("Supply") - 0.25) < 0.06)
    #expect(line("1.50 ─").contains("─● 2.00"))
    let bare = self.app([.mockBare])
    await bare.settle()
    #expect(!bare.text.contains("●") && !bare.text.contains("━") && !bare.text.contains("Supply"))
  }

  @Test func `a supply without room for the symbol is a number`() async {
    var coin = Self.valley
    coin.supply = 2_621_300_000_000_000
    coin.symbol = "TUSDT"
    let app = app([coin])
    await app.settle()
    let line = app.frame.lines.first { $0.contains("Supply") } ?? ""
    #expect(line.contains("2,621.3 T ") && !line.contains("TUS") && !line.contains("…"))
  }

  @Test func `a large screen shows the market below the table`() async {
    let coins = (1...9).map { number in
      var coin = Coin.steady
      coin.id = CoinID(integerLiteral: number)
      coin.symbol = "C\(number)"
      coin.change7d = Double(number) - 4
      coin.marketCap = Double(number) * 1e9
      coin.volume24h = number == 1 ? nil : 1e6
      return coin
    }
    /// Returns the words of the lines in the pane.
    func market(_ coins: [Coin], width: Int = 200, height: Int = 60) async -> [String] {
      let app = app(coins, width: width, height: height)
      await app.settle()
      return app.frame.lines.drop { !$0.hasPrefix("╭─ Market ") }.dropFirst().prefix { $0.hasPrefix("│") }
        .map { $0.split { " │".contains($0) }.joined(separator: " ") }
    }
    #expect(
      await market(coins) == [
        "Coins 9 Gainers, 7 d Losers, 7 d",
        "Market cap 45.00 B C9 Steadycoin +5.00% C1 Steadycoin -3.00%",
        "Volume 24 h 8.00 M C8 Steadycoin +4.00% C2 Steadycoin -2.00%",
        "Up, 7 d ▲ 5 C7 Steadycoin +3.00% C3 Steadycoin -1.00%",
        "Down, 7 d ▼ 3 C6 Steadycoin +2.00%",
        "C5 Steadycoin +1.00%",
        "",
      ]
    )
    #expect(
      await market([.mockBare])[..<3] == [
        "Coins 1 Gainers, 7 d Losers, 7 d", "Market cap -", "Volume 24 h -",
      ]
    )
    var endless = coins
    endless[8].change7d = .infinity
    #expect(await market(endless)[1].contains(" C8 Steadycoin +4.00% "))
    #expect(await market(coins, height: 49).isEmpty)
    #expect(await market(coins, width: 119).isEmpty)
  }

  @Test func `the line above the table sorts and changes the currency`() async throws {
    let app = app([.mock, .mock2], width: 160)
    await app.settle()
    func click(_ text: String) async throws {
      let line = app.frame.lines[0]
      let start = try #require(line.firstRange(of: text)).lowerBound
      await app.click(x: line.distance(from: line.startIndex, to: start), y: 0)
    }
    #expect(app.frame.lines[0].contains("Sort  Rank ▲  Price  24 h  7 d  Volume  Cap  Name   USD ▾"))
    try await click("Volume")
    #expect((app.store.sort, app.store.isReversed) == (.volume, false))
    try await click("Volume")
    #expect(app.frame.lines[0].contains(" Volume ▲ "))
    try await click("USD")
    #expect(app.text.contains("CHF"))
    await app.press(.downArrow)
    await app.press(.downArrow)
    await app.press(.return)
    #expect(app.store.currency == "GBP")
    #expect(app.frame.lines[0].contains("GBP ▾") && !app.text.contains("CHF"))
  }

  @Test func `the line above the table tells how old the prices are and gives way to the search`() {
    let now = Date(timeIntervalSince1970: 1_700_000_120)
    func line(_ width: Int) -> String {
      let store = Store(initialState: CoinsFeature.State.showing([.mock])) { CoinsFeature() }
      return render(CoinsView(store: store).environment(\.now, { now }), width: width, height: 12).lines[0]
    }
    #expect(line(120).hasSuffix("USD ▾   updated 2 minutes ago"))
    #expect(line(80).hasSuffix("Sort  Rank ▲   USD ▾"))
    #expect(line(40).contains("Search coins") && !line(40).contains("Rank"))
  }

  @Test func `prices that come move nothing in the line above the table`() throws {
    func line(_ state: CoinsFeature.State) throws -> String {
      let store = Store(initialState: state) { CoinsFeature() }
      let line = render(CoinsView(store: store), width: 120, height: 12).lines[0]
      let start = try #require(line.firstRange(of: "Sort")).lowerBound
      let end = try #require(line.firstRange(of: "▾")).upperBound
      return String(repeating: " ", count: line.distance(from: line.startIndex, to: start))
        + line[start..<end]
    }
    var loading = CoinsFeature.State()
    loading.listing.startLoading()
    #expect(try line(loading) == line(.showing([.mock])))
  }
}
