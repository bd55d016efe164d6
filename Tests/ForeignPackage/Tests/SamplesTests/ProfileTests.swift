import ComposableArchitecture
import Testing

@testable import Samples

@MainActor
@Suite struct ProfileTests {
  @Test func paging() async {
    let store = TestStore(initialState: ProfileFeature.State()) {
      ProfileFeature()
    } withDependencies: {
      $0.reqres.user = { id in
        guard id < 3 else { throw APIError.notFound }
        return User(id: id, name: "Blob \(id)", email: "blob\(id)@example.com")
      }
    }
    let blob = User(id: 1, name: "Blob 1", email: "blob1@example.com")
    let junior = User(id: 2, name: "Blob 2", email: "blob2@example.com")
    await store.send(.previousUserButtonTapped)
    await store.send(.task) { $0.user = .loading(previous: nil) }
    await store.receive(\.userResponse) { $0.user = .loaded(blob) }
    await store.send(.task)
    await store.send(.nextUserButtonTapped) {
      $0.id = 2
      $0.user = .loading(previous: blob)
    }
    await store.receive(\.userResponse) { $0.user = .loaded(junior) }
    await store.send(.nextUserButtonTapped) {
      $0.id = 3
      $0.user = .loading(previous: junior)
    }
    await store.receive(\.userResponse) {
      $0.total = 2
      $0.user = .failed(.notFound, previous: junior)
    }
    await store.send(.previousUserButtonTapped) {
      $0.id = 2
      $0.user = .loading(previous: junior)
    }
    await store.receive(\.userResponse) { $0.user = .loaded(junior) }
    await store.send(.nextUserButtonTapped)
    await store.send(.firstUserButtonTapped) {
      $0.id = 1
      $0.user = .loading(previous: junior)
    }
    await store.receive(\.userResponse) { $0.user = .loaded(blob) }
  }

  @Test func onlyTheLastRequestCounts() async {
    let store = TestStore(initialState: ProfileFeature.State()) {
      ProfileFeature()
    } withDependencies: {
      $0.reqres.user = { id in
        if id < 3 { try await Task.never() }
        return User(id: id, name: "", email: "")
      }
    }
    store.exhaustivity = .off
    await store.send(.task)
    await store.send(.nextUserButtonTapped)
    await store.send(.nextUserButtonTapped)
    await store.receive(\.userResponse)
    await store.finish()
    #expect(store.state.user.value?.id == 3)
  }

  @Test func everyUnsetDependencyFails() async {
    await withKnownIssue {
      let store = TestStore(initialState: CoinsFeature.State()) { CoinsFeature() }
      store.exhaustivity = .off
      await store.send(.view(.task))
      await store.receive(\.coinsResponse.failure)
    } matching: {
      $0.description.contains("CoinClient.coins")
    }
  }
}
