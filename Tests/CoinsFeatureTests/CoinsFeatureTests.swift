import CoinClient
import CoinsFeature
import ComposableArchitecture
import Models
import Testing

@MainActor
struct CoinsFeatureTests {
  @Test func `appearing loads the coins`() async {
    let store = TestStore(initialState: CoinsFeature.State()) {
      CoinsFeature()
    } withDependencies: {
      $0.coinClient.coins = { currency, limit in
        #expect(currency == "USD" && limit == 250)
        return [.mock, .mock2]
      }
    }
    await store.send(.task) { $0.listing = .loading(previous: nil) }
    await store.receive(\.coinsResponse) { $0.listing = .loaded(LoadedCoins(coins: [.mock, .mock2])) }
  }

  @Test func `appearing twice does not fetch twice but refreshing does`() async {
    let asked = LockIsolated(0)
    let clock = TestClock()
    let store = TestStore(initialState: CoinsFeature.State()) {
      CoinsFeature()
    } withDependencies: {
      $0.coinClient.coins = { _, _ in
        asked.withValue { $0 += 1 }
        try await clock.sleep(for: .seconds(1))
        return [.mock]
      }
    }
    store.exhaustivity = .off
    await store.send(.task)
    await store.send(.task)
    await clock.advance(by: .seconds(1))
    await store.receive(\.coinsResponse)
    await store.send(.task)
    #expect(asked.value == 1)
    await store.send(.refreshButtonTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(\.coinsResponse)
    #expect(asked.value == 2)
  }

  @Test func `a click on a headline sorts by it, and a second one reverses`() async {
    let store = TestStore(initialState: CoinsFeature.State.loaded([.mock, .mock2])) { CoinsFeature() }
    await store.send(.headlineTapped(.name)) { $0.$sort.withLock { $0 = .name } }
    await store.send(.headlineTapped(.name)) { $0.$isReversed.withLock { $0 = true } }
    await store.send(.headlineTapped(.name)) { $0.$isReversed.withLock { $0 = false } }
    await store.send(.headlineTapped(.name)) { $0.$isReversed.withLock { $0 = true } }
    await store.send(.headlineTapped(.price)) {
      $0.$sort.withLock { $0 = .price }
      $0.$isReversed.withLock { $0 = false }
    }
  }

  @Test func `the details are those of the selected coin, or of the first one shown`() async {
    let store = TestStore(initialState: CoinsFeature.State.loaded([.mock, .mock2])) { CoinsFeature() }
    #expect(store.state.selectedCoin == .mock)
    await store.send(.coinTapped(id: Coin.mock2.id)) {
      $0.selectedID = Coin.mock2.id
      $0.isShowingDetail = true
    }
    #expect(store.state.selectedCoin == .mock2)
    await store.send(.set(\.isShowingDetail, false)) { $0.isShowingDetail = false }
    #expect(CoinsFeature.State().selectedCoin == nil)
  }

  @Test func `the details are never those of a coin that the search hides`() async {
    var state = CoinsFeature.State.loaded([.mock, .mock2])
    state.selectedID = Coin.mock2.id
    let store = TestStore(initialState: state) { CoinsFeature() }
    await store.send(.set(\.searchText, Coin.mock.symbol)) { $0.searchText = Coin.mock.symbol }
    #expect(store.state.selectedCoin == .mock)
    await store.send(.set(\.searchText, "zzz")) { $0.searchText = "zzz" }
    #expect(store.state.selectedCoin == nil)
    await store.send(.set(\.searchText, "")) { $0.searchText = "" }
    #expect(store.state.selectedCoin == .mock2)
  }

  @Test func `a failed reload keeps the coins`() async {
    let listing = LoadedCoins(coins: [.mock, .mock2])
    let store = TestStore(initialState: CoinsFeature.State.loaded([.mock, .mock2])) {
      CoinsFeature()
    } withDependencies: {
      $0.coinClient.coins = { _, _ in throw APIError.server(status: 500) }
    }
    await store.send(.refreshButtonTapped) { $0.listing = .loading(previous: listing) }
    #expect(store.state.visibleCoins.count == 2)
    await store.receive(\.coinsResponse) {
      $0.listing = .failed(.server(status: 500), previous: listing)
    }
    #expect(store.state.visibleCoins.count == 2)
  }

  @Test func `no coins are not the same as none yet`() async {
    let store = TestStore(initialState: CoinsFeature.State()) {
      CoinsFeature()
    } withDependencies: {
      $0.coinClient.coins = { _, _ in [] }
    }
    await store.send(.task) { $0.listing = .loading(previous: nil) }
    await store.receive(\.coinsResponse) { $0.listing = .empty }
  }

  @Test(arguments: [APIError.cancelled as any Error, CancellationError()])
  func `a cancelled request isn't an error`(error: any Error) async {
    let store = TestStore(initialState: CoinsFeature.State.loaded([.mock])) {
      CoinsFeature()
    } withDependencies: {
      $0.coinClient.coins = { _, _ in throw error }
    }
    await store.send(.refreshButtonTapped) { $0.listing = .loading(previous: LoadedCoins(coins: [.mock])) }
    await store.receive(\.coinsResponse) { $0.listing = .loaded(LoadedCoins(coins: [.mock])) }
  }

  @Test func `another currency is asked for at once and the late reply in the first is dropped`() async {
    let clock = TestClock()
    let store = TestStore(initialState: CoinsFeature.State()) {
      CoinsFeature()
    } withDependencies: {
      $0.coinClient.coins = { currency, _ in
        try await clock.sleep(for: .seconds(1))
        return currency == "EUR" ? [.mock2] : [.mock]
      }
    }
    await store.send(.task) { $0.listing = .loading(previous: nil) }
    await store.send(.currencyButtonTapped) {
      $0.$currency.withLock { $0 = "EUR" }
      $0.requestedCurrency = "EUR"
    }
    await store.send(.coinsResponse(currency: "USD", result: .success([.mock])))
    await clock.advance(by: .seconds(1))
    await store.receive(\.coinsResponse) {
      $0.listing = .loaded(LoadedCoins(currency: "EUR", coins: [.mock2]))
    }
  }

  @Test func `a chosen currency is requested, unless it is the same`() async {
    let store = TestStore(initialState: CoinsFeature.State.loaded([.mock])) {
      CoinsFeature()
    } withDependencies: {
      $0.coinClient.coins = { currency, _ in currency == "JPY" ? [.mock2] : [] }
    }
    await store.send(.currencyTapped("USD"))
    await store.send(.currencyTapped("JPY")) {
      $0.$currency.withLock { $0 = "JPY" }
      $0.requestedCurrency = "JPY"
      $0.listing.startLoading()
    }
    await store.receive(\.coinsResponse) {
      $0.listing = .loaded(LoadedCoins(currency: "JPY", coins: [.mock2]))
    }
  }

  @Test func `until the other currency arrives the old prices say theirs`() async {
    let store = TestStore(initialState: CoinsFeature.State.loaded([.mock])) {
      CoinsFeature()
    } withDependencies: {
      $0.coinClient.coins = { _, _ in throw APIError.timedOut }
    }
    store.exhaustivity = .off
    await store.send(.currencyButtonTapped)
    await store.receive(\.coinsResponse)
    #expect(store.state.listing.value?.currency == "USD")
  }

  @Test func `each sort is followed by its reverse, and the last by the first`() async {
    let store = TestStore(initialState: CoinsFeature.State.loaded([.mock])) { CoinsFeature() }
    for sort in CoinSort.allCases {
      if sort != .rank {
        await store.send(.sortButtonTapped) {
          $0.$sort.withLock { $0 = sort }
          $0.$isReversed.withLock { $0 = false }
        }
      }
      await store.send(.sortButtonTapped) { $0.$isReversed.withLock { $0 = true } }
    }
    await store.send(.sortButtonTapped) {
      $0.$sort.withLock { $0 = .rank }
      $0.$isReversed.withLock { $0 = false }
    }
  }

  @Test func `each currency is asked for, and the first follows the last`() async {
    let asked = LockIsolated<[String]>([])
    let store = TestStore(initialState: CoinsFeature.State()) {
      CoinsFeature()
    } withDependencies: {
      $0.coinClient.coins = { currency, _ in
        asked.withValue { $0.append(currency) }
        return [.mock]
      }
    }
    store.exhaustivity = .off
    for _ in 1...5 {
      await store.send(.currencyButtonTapped)
      await store.receive(\.coinsResponse)
    }
    #expect(asked.value == ["EUR", "GBP", "JPY", "CHF", "USD"])
    #expect(store.state.listing.value?.currency == "USD")
  }

  @Test func `the first currency follows one that only a command can name`() async {
    let state = CoinsFeature.State()
    state.$currency.withLock { $0 = "BTC" }
    let store = TestStore(initialState: state) {
      CoinsFeature()
    } withDependencies: {
      $0.coinClient.coins = { _, _ in [] }
    }
    store.exhaustivity = .off
    await store.send(.currencyButtonTapped) { $0.$currency.withLock { $0 = "USD" } }
  }

  @Test func `two coins with one symbol are two and one ID is one`() async {
    let twin = Coin(id: 7, symbol: "BTC", name: "Other Bitcoin", rank: 9)
    let store = TestStore(initialState: CoinsFeature.State()) {
      CoinsFeature()
    } withDependencies: {
      $0.coinClient.coins = { _, _ in [.mock, twin, .mock] }
    }
    store.exhaustivity = .off
    await store.send(.task)
    await store.receive(\.coinsResponse)
    #expect(store.state.visibleCoins == [.mock, twin])
  }

  @Test func `equal states have equal hashes`() {
    for state in [CoinsFeature.State(), .loaded([.mock, .mockBare]), CoinsFeature.State(limit: 3)] {
      let copy = state
      #expect(state == copy)
      #expect(state.hashValue == copy.hashValue)
    }
    #expect(CoinsFeature.State(limit: 3) != CoinsFeature.State())
  }

  @Test func `a client that a test did not override fails it by name`() async {
    await withKnownIssue {
      let store = TestStore(initialState: CoinsFeature.State()) { CoinsFeature() }
      store.exhaustivity = .off
      await store.send(.task)
      await store.receive(\.coinsResponse)
    } matching: { issue in
      String(describing: issue).contains("CoinClient")
    }
  }
}

extension CoinsFeature.State {
  static func loaded(_ coins: [Coin], sort: CoinSort = .rank, isReversed: Bool = false) -> Self {
    var state = Self()
    state.$sort.withLock { $0 = sort }
    state.$isReversed.withLock { $0 = isReversed }
    state.listing = .loaded(LoadedCoins(coins: IdentifiedArray(uniqueElements: coins)))
    return state
  }
}
