import ComposableArchitecture
import Models
import ProfileFeature
import ReqresClient
import Testing

@MainActor
struct ProfileRefreshTests {
  @Test func `refreshing fetches again`() async {
    let asked = LockIsolated<[Int]>([])
    let store = TestStore(initialState: ProfileFeature.State.showing(.sample(4))) {
      ProfileFeature()
    } withDependencies: {
      $0.reqresClient.user = { id in
        asked.withValue { $0.append(id) }
        return .sample(id, lastName: "Renamed")
      }
    }
    await store.send(.refreshButtonTapped) { $0.user = .loading(previous: .sample(4)) }
    await store.receive(\.userResponse) { $0.user = .loaded(.sample(4, lastName: "Renamed")) }
    #expect(asked.value == [4])
  }

  @Test func `refreshing keeps the pages of a loaded list`() async {
    let store = TestStore(initialState: ProfileFeature.State.loaded(count: 12)) {
      ProfileFeature()
    } withDependencies: {
      $0.reqresClient.user = { .sample($0) }
    }
    await store.send(.refreshButtonTapped) { $0.user.startLoading() }
    await store.receive(\.userResponse) { $0.user = .loaded(.sample(1)) }
  }

  @Test(arguments: [
    APILoadState<LoadedUsers>.empty, .failed(.timedOut, previous: nil),
    .failed(.timedOut, previous: LoadedUsers(users: [.sample(1)], total: 2, hasMore: true)),
  ])
  func `refreshing reloads a list that is empty or failed`(users: APILoadState<LoadedUsers>) async {
    var state = ProfileFeature.State.showing(.sample(1))
    state.list.users = users
    let store = TestStore(initialState: state) {
      ProfileFeature()
    } withDependencies: {
      $0.reqresClient.user = { .sample($0) }
      $0.reqresClient.users = { _, _ in .mock }
    }
    store.exhaustivity = .off
    await store.send(.refreshButtonTapped)
    await store.receive(\.list.usersResponse)
    #expect(store.state.list.users == .loaded(LoadedUsers(users: [.mock, .mock2], total: 2)))
    await store.skipReceivedActions(strict: false)
    #expect(store.state.user == .loaded(.sample(1)))
  }
}
