import CharactersFeature
import CoinClient
import CoinsFeature
import ComposableArchitecture
import FavoritesClient
import FavoritesFeature
import GitHubClient
import Models
import NumberFactClient
import NumberFactFeature
import ProfileFeature
import RepositoryFeature
import ReqresClient
import RickAndMortyClient
import RootFeature
import Testing
import UserFeature

@MainActor
struct RootFeatureTests {
  @Test func `there is a tab for each feature`() {
    #expect(Tab.allCases == TabSample.all.map(\.tab))
    #expect(RootFeature.State().selectedTab == .profile)
  }

  @Test func `each tab keeps its state while others are shown`() async {
    let store = TestStore(initialState: RootFeature.State()) {
      RootFeature()
    } withDependencies: {
      $0.offer(.everything)
    }
    store.exhaustivity = .off
    await store.send(.tabSelected(.numberFact)) { $0.selectedTab = .numberFact }
    await store.send(.numberFact(.incrementButtonTapped))
    await store.send(.numberFact(.factButtonTapped))
    await store.send(.characters(.task))
    await store.send(.coins(.binding(.set(\.searchText, "bit"))))
    await store.skipReceivedActions(strict: false)
    let before = store.state
    for tab in Tab.allCases { await store.send(.tabSelected(tab)) { $0.selectedTab = tab } }
    await store.send(.tabSelected(.numberFact))
    #expect(store.state == before)
    #expect(store.state.numberFact.answer == .fact("1"))
    #expect(store.state.coins.searchText == "bit")
  }

  @Test func `a request goes on while another tab is shown`() async {
    let clock = TestClock()
    let store = TestStore(initialState: RootFeature.State(selectedTab: .coins)) {
      RootFeature()
    } withDependencies: {
      $0.coinClient.coins = { _, _ in
        try await clock.sleep(for: .seconds(1))
        return [.mock]
      }
    }
    store.exhaustivity = .off
    await store.send(.coins(.task))
    await store.send(.tabSelected(.profile))
    await clock.advance(by: .seconds(1))
    await store.receive(\.coins.coinsResponse)
    #expect(store.state.coins.visibleCoins == [.mock])
  }

  @Test func `selecting an owner in repository reaches user`() async {
    let store = TestStore(initialState: RootFeature.State()) {
      RootFeature()
    } withDependencies: {
      $0.offer(.everything)
    }
    store.exhaustivity = .off
    await store.send(.repository(.ownerSubmitted("octo-sample")))
    await store.receive(\.user.ownerSelected, "octo-sample")
    await store.receive(\.user.accountResponse)
    #expect(store.state.user.login == "octo-sample")
    await store.skipReceivedActions(strict: false)
    await store.skipInFlightEffects(strict: false)
  }

  @Test func `the first owner is that of both tabs`() {
    let state = RootFeature.State(owner: "octo-sample")
    #expect(state.repository.owner == "octo-sample")
    #expect(state.user.login == "octo-sample")
  }

  @Test func `a heart tapped in repository appears in favorites`() async {
    let store = TestStore(initialState: RootFeature.State(owner: "octo-sample")) {
      RootFeature()
    } withDependencies: {
      $0.offer(.everything)
    }
    store.exhaustivity = .off
    await store.send(.repository(.task))
    await store.receive(\.repository.repositoriesResponse)
    await store.send(.favorites(.task))
    await store.send(.repository(.favoriteButtonTapped(id: Repository.mock.id)))
    await store.receive { $0 == .favorites(.favoritesChanged([.mock])) }
    #expect(store.state.favorites.favorites == .loaded([.mock]))
    await store.skipReceivedActions(strict: false)
    await store.skipInFlightEffects()
  }

  @Test func `what is removed in favorites loses its heart in repository`() async {
    let store = TestStore(initialState: RootFeature.State(owner: "octo-sample")) {
      RootFeature()
    } withDependencies: {
      $0.offer(Offer(favorites: [.mock]))
    }
    store.exhaustivity = .off
    await store.send(.repository(.task))
    await store.receive { $0 == .repository(.favoritesChanged([.mock])) }
    await store.send(.favorites(.removeButtonTapped(id: Repository.mock.id)))
    await store.receive { $0 == .repository(.favoritesChanged([])) }
    #expect(store.state.repository.favorites == .empty)
    await store.skipReceivedActions(strict: false)
    await store.skipInFlightEffects()
  }

  @Test func `equal states have equal hashes`() {
    var counted = RootFeature.State(owner: "octo-sample")
    counted.numberFact.count = 7
    for state in [RootFeature.State(), counted] {
      let copy = state
      #expect(state == copy)
      #expect(state.hashValue == copy.hashValue)
    }
    #expect(counted != RootFeature.State())
  }
}
