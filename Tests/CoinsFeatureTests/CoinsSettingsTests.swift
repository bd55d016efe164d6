import CoinClient
import CoinsFeature
import CommandSupport
import ComposableArchitecture
import Foundation
import Models
import Testing

/// The order and the currency are kept for the next launch of the interactive screen, and for nothing else.
@MainActor
struct CoinsSettingsTests {
  private let files = LockIsolated<[URL: Data]>([:])
  private let url = URL(filePath: "/home/.config/composed/settings.json")

  /// Runs an operation as a launch of a program with these settings.
  private func launch<R>(_ operation: @MainActor () async throws -> R) async rethrows -> R {
    try await withDependencies {
      $0.defaultAppStorage = AppStorageStore(file: url, storage: .inMemory(fileSystem: files))
      $0.coinClient.coins = { _, _ in [.mock, .mock2] }
    } operation: {
      try await operation()
    }
  }

  private var settings: NSDictionary? {
    files.value[url].flatMap { try? JSONSerialization.jsonObject(with: $0) as? NSDictionary }
  }

  @Test func `the order and the currency are kept for the next launch`() async {
    await launch {
      let store = Store(initialState: CoinsFeature.State()) { CoinsFeature() }
      for _ in 1...3 { store.send(.sortButtonTapped) }
      await store.send(.currencyButtonTapped).finish()
    }
    #expect(
      settings == ["coins.sort": "price", "coins.isReversed": true, "coins.currency": "EUR"] as NSDictionary
    )
    await launch {
      let state = CoinsFeature.State()
      #expect(state.sort == .price)
      #expect(state.isReversed)
      #expect(state.currency == "EUR")
    }
  }

  @Test func `settings that make no sense are as if there were none`() async {
    files.setValue([url: Data(#"{"coins.sort":"banana","coins.isReversed":"yes","coins.currency":7}"#.utf8)])
    await launch {
      let state = CoinsFeature.State()
      #expect(state.sort == .rank)
      #expect(!state.isReversed)
      #expect(state.currency == "USD")
    }
  }

  @Test func `a currency that is changed elsewhere during a request is asked for next`() async {
    let clock = TestClock()
    let asked = LockIsolated<[String]>([])
    let store = TestStore(initialState: CoinsFeature.State()) {
      CoinsFeature()
    } withDependencies: {
      $0.coinClient.coins = { currency, _ in
        asked.withValue { $0.append(currency) }
        try await clock.sleep(for: .seconds(1))
        return [.mock]
      }
    }
    store.exhaustivity = .off
    await store.send(.task)
    @Shared(.appStorage("coins.currency")) var currency = "USD"
    $currency.withLock { $0 = "CHF" }
    await clock.advance(by: .seconds(1))
    await store.receive(\.coinsResponse)
    #expect(store.state.listing.value?.currency == "USD")
    await store.send(.refreshButtonTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(\.coinsResponse)
    #expect(store.state.listing.value?.currency == "CHF")
    #expect(asked.value == ["USD", "CHF"])
  }

  @Test func `the options of a command hold for its run and change no setting`() async {
    let kept = Data(#"{"coins.currency":"CHF","coins.isReversed":true,"coins.sort":"name"}"#.utf8)
    for files in [[:], [url: kept]] {
      self.files.setValue(files)
      await launch {
        let list = await CapturedRun(CoinsCommand.self, ["list", "--convert", "EUR", "--sort", "price"])
        #expect(list.status == .success)
        let show = await CapturedRun(
          CoinsCommand.self,
          ["show", "BTC", "--convert", "JPY", "--json=currency"]
        )
        #expect(show.standardOutput.contains("JPY"))
        let usual = await CapturedRun(CoinsCommand.self, ["list", "--json=currency,rank"])
        #expect(usual.standardOutput.contains("USD"))
      }
      #expect(self.files.value == files)
    }
  }
}
