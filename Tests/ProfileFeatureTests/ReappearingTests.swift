import ComposableArchitecture
import Models
import ProfileFeature
import ReqresClient
import Testing

/// A view that disappears cancels its `.task`, and sends the action again when it reappears.
@MainActor
struct ReappearingTests {
  let asked = LockIsolated<[Int]>([])
  let clock = TestClock()

  @Test func aViewThatDisappearsInTheMiddleLoadsAgainWhenItComesBack() async {
    let store = makeStore()
    let appearance = await store.send(.task) { $0.user = .loading(previous: nil) }
    await appearance.cancel()
    await store.send(.task)
    await clock.advance(by: .seconds(1))
    await store.receive(\.userResponse) { $0.user = .loaded(.sample(1)) }
    #expect(asked.value == [1, 1])
  }

  @Test func whatSomebodyTappedForGoesOnWithoutTheView() async {
    let store = makeStore()
    let appearance = await store.send(.task) { $0.user = .loading(previous: nil) }
    await store.send(.nextUserButtonTapped) { $0.id = 2 }
    await appearance.cancel()
    await store.send(.task)
    await clock.advance(by: .seconds(1))
    await store.receive(\.userResponse) { $0.user = .loaded(.sample(2)) }
    #expect(asked.value == [1, 2])
  }

  @Test func theListLoadsAgainToo() async {
    let store = makeStore()
    let appearance = await store.send(.list(.task)) { $0.list.users = .loading(previous: nil) }
    await appearance.cancel()
    store.exhaustivity = .off
    await store.send(.list(.task))
    await clock.advance(by: .seconds(1))
    await store.receive(\.list.usersResponse)
    #expect(store.state.list.users.value?.users.count == 6)
    let paging = await store.send(.list(.nextPageReached))
    await paging.cancel()
    await store.send(.list(.task))
    await clock.advance(by: .seconds(1))
    await store.receive(\.list.usersResponse)
    #expect(store.state.list.users.value?.users.count == 12)
    #expect(!store.state.list.users.isLoading)
    #expect(asked.value == [1, 1, 2, 2])
  }

  @Test func aStoreLoadsAgainHoweverSoonTheViewDisappeared() async {
    for _ in 1...20 {
      let store = makeRunningStore()
      store.send(.task).cancel()
      await store.send(.task).finish()
      #expect(store.user == .loaded(.sample(1)))
    }
  }

  @Test func viewsThatAppearAtOnceFetchOnce() async {
    for _ in 1...20 {
      let store = makeRunningStore()
      let appearances = [store.send(.task), store.send(.task), store.send(.task)]
      for appearance in appearances { await appearance.finish() }
      #expect(store.user == .loaded(.sample(1)))
    }
    #expect(asked.value.count == 20)
  }

  private func makeStore() -> TestStoreOf<ProfileFeature> {
    TestStore(initialState: ProfileFeature.State()) {
      ProfileFeature()
    } withDependencies: { [asked, clock] in
      $0.reqresClient.user = { id in
        asked.withValue { $0.append(id) }
        try await clock.sleep(for: .seconds(1))
        return .sample(id)
      }
      $0.reqresClient.users = { page, perPage in
        asked.withValue { $0.append(page) }
        try await clock.sleep(for: .seconds(1))
        return .sample(page: page, perPage: perPage, total: 12)
      }
    }
  }

  private func makeRunningStore() -> StoreOf<ProfileFeature> {
    Store(initialState: ProfileFeature.State()) {
      ProfileFeature()
    } withDependencies: { [asked] in
      $0.reqresClient.user = { id in
        asked.withValue { $0.append(id) }
        return .sample(id)
      }
    }
  }
}
