import CoinsFeature
import ComposableArchitecture
import FavoritesClient
import Models
import ProfileFeature
import RootFeature
import Testing
import UserFeature

@MainActor
struct RootDependenciesTests {
  @Test func `what the root is given reaches every feature`() async {
    let asked = LockIsolated<Set<String>>([])
    let store = TestStore(initialState: RootFeature.State()) {
      RootFeature()
    } withDependencies: {
      $0.offer(.everything) { client in asked.withValue { _ = $0.insert(client) } }
    }
    store.exhaustivity = .off
    for sample in TabSample.all { await store.send(sample.firstAction) }
    await store.skipReceivedActions(strict: false)
    #expect(asked.value == Set(TabSample.all.map(\.client)))
    #expect(!store.state.profile.user.isLoading)
    #expect(store.state.coins.visibleCoins == [.mock, .mock2])
    await store.skipInFlightEffects(strict: false)
  }

  /// In a test, a dependency without an override fails the test by name, and nothing is fetched or read.
  @Test(arguments: TabSample.all.indices)
  func `a root under test touches neither network nor disk`(index: Int) async {
    let sample = TabSample.all[index]
    await withKnownIssue {
      let store = TestStore(initialState: RootFeature.State(selectedTab: sample.tab)) { RootFeature() }
      store.exhaustivity = .off
      await store.send(sample.firstAction)
      await store.skipReceivedActions(strict: false)
      await store.skipInFlightEffects(strict: false)
    } matching: { issue in
      String(describing: issue).contains(sample.client)
    }
  }

  /// An app calls this before it starts. Only the favorites have to be provided.
  @Test func `every dependency of every feature has a live value`() {
    let missing = RootFeature().missingLiveValues { $0.favoritesClient = .inMemory([]) }
    #expect(missing.map(\.dependency) == [])
  }
}
