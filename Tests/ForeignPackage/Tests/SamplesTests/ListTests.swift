import ComposableArchitecture
import Testing

@testable import Samples

@MainActor
@Suite struct ListTests {
  @Test func characters() async {
    let clock = TestClock()
    let pages = LockIsolated<[Int]>([])
    let store = TestStore(initialState: CharactersFeature.State()) {
      CharactersFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.characters.page = { number, filter in
        pages.withValue { $0.append(number) }
        if filter.name == "?" { throw APIError.offline }
        return number == 1 ? [Character(id: 1, name: "Rick"), Character(id: 2, name: "Morty")] : []
      }
    }
    await store.send(.task)
    await store.receive(\.charactersResponse) {
      $0.page = 1
      $0.rows = [
        CharacterRow.State(character: Character(id: 1, name: "Rick")),
        CharacterRow.State(character: Character(id: 2, name: "Morty")),
      ]
    }
    await store.send(.nextPageReached)
    await store.receive(\.charactersResponse) {
      $0.isLastPage = true
      $0.page = 2
    }
    await store.send(\.rows[id: 2].tapped) {
      $0.rows[id: 2]?.isSeen = true
      $0.destination = .detail(CharacterDetail.State(character: Character(id: 2, name: "Morty")))
    }
    await store.send(\.destination.detail.speciesTapped)
    await store.receive(\.destination.detail.delegate.speciesSelected) {
      $0.destination = nil
      $0.filter.species = "Human"
      $0.page = 0
    }
    await store.receive(\.charactersResponse) {
      $0.page = 1
      $0.rows[id: 2]?.isSeen = false
      $0.isLastPage = false
    }
    await store.send(.set(\.filter.name, "?")) {
      $0.filter.name = "?"
      $0.page = 0
    }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.charactersResponse) {
      $0.destination = .alert(
        AlertState {
          TextState("Could not load")
        } actions: {
          ButtonState(action: .retryButtonTapped) { TextState("Retry") }
          ButtonState(role: .cancel) { TextState("Cancel") }
        }
      )
    }
    await store.send(.destination(.dismiss)) { $0.destination = nil }
    #expect(pages.value == [1, 2, 1, 1])
  }

  @Test func coins() async {
    let coins = [
      Coin(id: "b", symbol: "BTC", rank: 1, price: 2), Coin(id: "e", symbol: "ETH", rank: 2, price: 3),
    ]
    let store = TestStore(initialState: CoinsFeature.State()) {
      CoinsFeature()
    } withDependencies: {
      $0.coinClient.coins = { coins }
    }
    await store.send(\.view.task) { $0.coins = .loading(previous: nil) }
    await store.receive(\.coinsResponse.success) { $0.coins = .loaded(coins) }
    #expect(store.state.visible.map(\.id) == ["b", "e"])
    await store.send(\.view.sortSelected, .price) { $0.$sort.withLock { $0 = .price } }
    #expect(store.state.visible.map(\.id) == ["e", "b"])
    await store.send(\.view.binding.isReversed, true) { $0.isReversed = true }
    await store.send(.view(.set(\.searchText, "eth"))) { $0.searchText = "eth" }
    #expect(store.state.visible.map(\.id) == ["e"])
  }

  @Test func facts() async {
    let clock = TestClock()
    let store = TestStore(initialState: NumberFactFeature.State()) {
      NumberFactFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.numberFact.fact = { "\($0) is a number" }
    }
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    await store.send(.factButtonTapped) { $0.fact = .loading(previous: nil) }
    await store.receive(.factResponse(number: 1, result: .success("1 is a number"))) {
      $0.fact = .loaded(NumberFactFeature.State.Fact(number: 1, text: "1 is a number"))
    }
    await store.send(.toggleTimerButtonTapped) { $0.isTimerRunning = true }
    await clock.advance(by: .seconds(2))
    await store.receive(\.timerTicked) {
      $0.count = 2
      $0.fact = .idle
    }
    await store.receive(.timerTicked) { $0.count = 3 }
    await store.send(.toggleTimerButtonTapped) { $0.isTimerRunning = false }
  }

  @Test(arguments: [Int.max, Int.min])
  func overflow(count: Int) async {
    let store = TestStore(initialState: NumberFactFeature.State(count: count)) { NumberFactFeature() }
    await store.send(count > 0 ? .incrementButtonTapped : .decrementButtonTapped)
  }
}
