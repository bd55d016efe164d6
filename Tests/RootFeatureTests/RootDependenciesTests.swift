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
struct RootDependenciesTests {
  /// The first action in each tab.
  nonisolated static let firstActions: [(Tab, RootFeature.Action, client: String)] = [
    (.profile, .profile(.task), "ReqresClient"),
    (.repository, .repository(.ownerSubmitted("octo-sample")), "GitHubClient"),
    (.favorites, .favorites(.task), "FavoritesClient"),
    (.user, .user(.ownerSelected("octo-sample")), "GitHubClient"),
    (.characters, .characters(.task), "RickAndMortyClient"),
    (.coins, .coins(.task), "CoinClient"),
    (.numberFact, .numberFact(.factButtonTapped), "NumberFactClient"),
  ]

  @Test func whatTheRootIsGivenReachesEveryFeature() async {
    let asked = LockIsolated<Set<String>>([])
    let store = TestStore(initialState: RootFeature.State()) {
      RootFeature()
    } withDependencies: {
      $0.offer(.everything) { client in asked.withValue { _ = $0.insert(client) } }
    }
    store.exhaustivity = .off
    for (_, action, _) in Self.firstActions { await store.send(action) }
    await store.skipReceivedActions(strict: false)
    #expect(asked.value == Set(Self.firstActions.map(\.client)))
    #expect(!store.state.profile.user.isLoading)
    #expect(store.state.coins.visibleCoins == [.mock, .mock2])
    await store.skipInFlightEffects(strict: false)
  }

  /// In a test, a dependency without an override fails the test by name, and nothing is fetched or read.
  @Test(arguments: firstActions.indices)
  func aRootUnderTestTouchesNeitherNetworkNorDisk(index: Int) async {
    let (tab, action, client) = Self.firstActions[index]
    await withKnownIssue {
      let store = TestStore(initialState: RootFeature.State(selectedTab: tab)) { RootFeature() }
      store.exhaustivity = .off
      await store.send(action)
      await store.skipReceivedActions(strict: false)
      await store.skipInFlightEffects(strict: false)
    } matching: { issue in
      String(describing: issue).contains(client)
    }
  }

  /// An app calls this before it starts. Only the favorites have to be provided.
  @Test func everyDependencyOfEveryFeatureHasALiveValue() {
    let missing = RootFeature().missingLiveValues { $0.favoritesClient = .inMemory([]) }
    #expect(missing.map(\.dependency) == [])
  }
}
