import CoinsFeature
import ComposableArchitecture
import Models
import Testing

struct VisibleCoinsTests {
  static let coins = [
    Coin(
      id: 5,
      symbol: "EEE",
      name: "éclair",
      rank: 3,
      price: 2,
      volume24h: 10,
      marketCap: 7,
      change24h: -1,
      change7d: 1
    ),
    Coin(
      id: 4,
      symbol: "DDD",
      name: "Delta",
      rank: 3,
      price: 2,
      volume24h: 30,
      marketCap: 9,
      change24h: 4,
      change7d: -2
    ),
    Coin(id: 9, symbol: "NON", name: "Nothing"),
    Coin(
      id: 1,
      symbol: "BTC",
      name: "Bitcoin",
      rank: 1,
      price: 60_000,
      volume24h: 20,
      marketCap: 8,
      change24h: 0,
      change7d: 3
    ),
    Coin(id: 2, symbol: "ETH", name: "Ether", rank: 2, price: 3_000, volume24h: nil, change24h: 4),
    Coin(id: 8, symbol: "NIL", name: "Nil"),
  ]

  @Test(arguments: [
    (CoinSort.rank, [1, 2, 4, 5, 8, 9]),
    (.price, [1, 2, 4, 5, 8, 9]),
    (.volume, [4, 1, 5, 2, 8, 9]),
    (.change, [2, 4, 1, 5, 8, 9]),
    (.week, [1, 5, 4, 2, 8, 9]),
    (.cap, [4, 1, 5, 2, 8, 9]),
    (.name, [1, 4, 5, 2, 8, 9]),
  ])
  func `sorts with ties by rank then ID and missing values last`(sort: CoinSort, ids: [Int]) {
    #expect(visible(.loaded(Self.coins, sort: sort)) == ids)
  }

  @Test(arguments: [
    (CoinSort.rank, [4, 5, 2, 1, 8, 9]),
    (.price, [4, 5, 2, 1, 8, 9]),
    (.volume, [5, 1, 4, 2, 8, 9]),
    (.change, [5, 1, 2, 4, 8, 9]),
    (.week, [4, 5, 1, 2, 8, 9]),
    (.cap, [5, 1, 4, 2, 8, 9]),
    (.name, [9, 8, 2, 5, 4, 1]),
  ])
  func `reversed missing values stay last`(sort: CoinSort, ids: [Int]) {
    #expect(visible(.loaded(Self.coins, sort: sort, isReversed: true)) == ids)
  }

  @Test func `rank ascending is the default`() {
    #expect(CoinsFeature.State.loaded(Self.coins).visibleCoins.first?.name == "Bitcoin")
  }

  @Test(arguments: ["", "  "])
  func `no search shows all`(text: String) {
    #expect(search(text, in: Self.coins).count == Self.coins.count)
  }

  @Test(arguments: ["ECLAIR", "éclair", "Éclair", "clai", "eee", " eclair "])
  func `the search ignores case accents and spaces around`(text: String) {
    #expect(search(text, in: Self.coins) == [5])
  }

  @Test func `the search matches names and symbols`() {
    #expect(search("et", in: Self.coins) == [2])
    #expect(search("btc", in: Self.coins) == [1])
    #expect(search("zzz", in: Self.coins) == [])
  }

  @Test(arguments: CoinSort.allCases)
  func `the exact symbol comes first in every order`(sort: CoinSort) {
    let coins = [
      Coin(id: 1, symbol: "AETH", name: "Aethernet", rank: 1, price: 9, volume24h: 9, change24h: 9),
      Coin(id: 2, symbol: "ETH", name: "Zether", rank: 7, price: 1, volume24h: 1, change24h: 1),
    ]
    #expect(search("eth", in: coins, sort: sort) == [2, 1])
  }

  @MainActor
  @Test func `typing and deleting restores the list and keeps the sort`() async {
    let state = CoinsFeature.State.loaded(Self.coins, sort: .price)
    let store = TestStore(initialState: state) { CoinsFeature() }
    let before = store.state.visibleCoins
    await store.send(\.binding.searchText, "e") { $0.searchText = "e" }
    #expect(visible(store.state) == [2, 4, 5])
    await store.send(\.binding.searchText, "") { $0.searchText = "" }
    #expect(store.state.visibleCoins == before)
    #expect(store.state.sort == .price)
  }

  @Test(arguments: CoinSort.allCases)
  func `a coin without values does not lose the ninety-nine others`(sort: CoinSort) {
    var coins = (1...99).map {
      Coin(id: .number($0), symbol: "C\($0)", name: "Coin \($0)", rank: $0, price: 1)
    }
    coins.insert(.mockBare, at: 50)
    #expect(CoinsFeature.State.loaded(coins, sort: sort).visibleCoins.count == 100)
  }

  private func search(_ text: String, in coins: [Coin], sort: CoinSort = .rank) -> [Int] {
    var state = CoinsFeature.State.loaded(coins, sort: sort)
    state.searchText = text
    return visible(state)
  }

  private func visible(_ state: CoinsFeature.State) -> [Int] {
    state.visibleCoins.compactMap { if case .number(let id) = $0.id { id } else { nil } }
  }
}
