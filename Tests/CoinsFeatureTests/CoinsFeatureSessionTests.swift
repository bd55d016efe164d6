import CoinsFeature
import ComposableArchitecture
import Models
import SessionRecording
import Testing

/// A session of CoinsFeature that was recorded, and turned into a test by 'replay --as-test CoinsFeature'.
@MainActor
struct CoinsFeatureSessionTests {
  @Test func aRecordedSession() async throws {
    try setShared(shared2)
    let state: CoinsFeature.State = try recorded(initialState1)
    let effects: [Int: CoinsFeature.Action] = [
      2: .coinsResponse(currency: "USD", result: .success(try recorded(success3))),
      7: .coinsResponse(
        currency: "EUR",
        result: .failure(.rateLimited(retryAfter: .seconds(30), reset: nil))
      ),
    ]
    let store = TestStore(initialState: state) {
      CoinsFeature().replaying(effects)
    }
    await store.send(.task) { $0.listing = .loading(from: .idle) }
    await store.receive(\.coinsResponse) { $0.listing = .loaded(try recorded(loaded4)) }
    await store.send(.binding(.set(\.searchText, "coin"))) { $0.searchText = "coin" }
    await store.send(.sortButtonTapped) { $0.$isReversed.withLock { $0 = true } }
    await store.send(.sortButtonTapped) {
      $0.$isReversed.withLock { $0 = false }
      $0.$sort.withLock { $0 = .rank }
    }
    await store.send(.currencyButtonTapped) {
      $0.listing = .loading(from: .loaded(try recorded(loaded4)))
      $0.requestedCurrency = "EUR"
      $0.$currency.withLock { $0 = "EUR" }
    }
    await store.receive(\.coinsResponse) {
      $0.listing = .failed(
        .rateLimited(retryAfter: .seconds(30), reset: nil),
        previous: try recorded(loaded4)
      )
    }
  }
}

private let initialState1 = #"""
  {"isShowingDetail":false,"limit":3,"listing":{"phase":"idle"},"range":"7 d","requestedCurrency":"USD",
  "searchText":""}
  """#

private let shared2 = #"""
  {".appStorage(\"coins.currency\")":"USD",".appStorage(\"coins.isReversed\")":false,
  ".appStorage(\"coins.sort\")":"name"}
  """#

private let success3 = #"""
  [{"change24h":2.5,"id":1,"lastUpdated":"2023-11-14T22:13:20Z","marketCap":1200000000000,"name":"Bitcoin",
  "price":61234.5,"rank":1,"symbol":"BTC","volume24h":35000000000},{"change24h":-1.25,"id":90001,
  "lastUpdated":"2023-11-14T22:13:20Z","marketCap":9000000,"name":"Samplecoin","price":1.2345e-05,"rank":2,
  "symbol":"SMP","volume24h":1500000.5},{"id":90002,"name":"Barecoin","symbol":"BARE"}]
  """#

private let loaded4 = #"""
  {"coins":[{"change24h":2.5,"id":1,"lastUpdated":"2023-11-14T22:13:20Z","marketCap":1200000000000,
  "name":"Bitcoin","price":61234.5,"rank":1,"symbol":"BTC","volume24h":35000000000},{"change24h":-1.25,
  "id":90001,"lastUpdated":"2023-11-14T22:13:20Z","marketCap":9000000,"name":"Samplecoin","price":1.2345e-05,
  "rank":2,"symbol":"SMP","volume24h":1500000.5},{"id":90002,"name":"Barecoin","symbol":"BARE"}],
  "currency":"USD"}
  """#
