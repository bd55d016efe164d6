import ComposableArchitecture
import Testing

@testable import CaseStudies

@MainActor
struct SharedStateTests {
  @Test
  func sharing() async {
    let store = TestStore(initialState: SharedStateDemo.State()) {
      SharedStateDemo()
    }
    await store.send(\.counter.incrementButtonTapped) {
      $0.counter.$stats.withLock { $0.increment() }
      $0.profile.observed = 1
    }
    #expect(store.state.profile.stats.count == 1)
    await store.send(\.counter.stepChanged, 2) {
      $0.counter.$step.withLock { $0 = 2 }
    }
    await store.send(\.counter.favoriteButtonTapped) {
      $0.counter.$favorites.withLock { $0 = [1] }
    }
    await store.send(.selectTab(.profile)) { $0.currentTab = .profile }
    await store.send(.profile(.resetStatsButtonTapped)) {
      $0.profile.$stats.withLock { $0 = Stats() }
    }
    await store.send(.profile(.onboarded)) {
      $0.profile.$isOnboarded.withLock { $0 = true }
    }
    @Shared(.isOnboarded) var isOnboarded
    #expect(store.state.profile.step == 2)
  }

  @Test
  func handedOver() async {
    let store = TestStore(initialState: SignUp.State()) {
      SignUp()
    }
    await store.send(.startButtonTapped) {
      $0.path[id: 0] = .basics(SignUp.Basics.State(data: $0.$data))
    }
    await store.send(\.path[id: 0].basics.emailChanged, "blob@pointfree.co") {
      $0.path[id: 0, case: \.basics]?.$data.withLock { $0.email = "blob@pointfree.co" }
    }
    await store.send(.path(.element(id: 0, action: .basics(.nextButtonTapped)))) {
      $0.path[id: 1] = .topics(SignUp.Topics.State(topics: $0.$data.topics))
    }
    await store.send(\.path[id: 1].topics.topicTapped, "Swift") {
      $0.$data.withLock { $0.topics = ["Swift"] }
    }
    await store.send(\.path.popFrom, 0) {
      $0.path = StackState()
    }
  }

  @Test
  func values() async throws {
    @Shared(value: 1) var count
    @SharedReader(value: 2) var other
    let doubled = SharedReader($count)
    $count.withLock { $0 *= 2 }
    #expect(doubled.wrappedValue == 2 && other == 2)
    @Shared(.inMemory("count")) var optional: Int?
    #expect(optional == nil)
    $optional.withLock { $0 = 1 }
    let unwrapped = try #require(Shared($optional))
    #expect(unwrapped.wrappedValue == 1)
    try await $optional.load()
    try await $optional.save()
    #expect(!$optional.isLoading && $optional.loadError == nil && $optional.saveError == nil)
  }
}
