import ComposableArchitecture
import Models
import ProfileFeature
import ReqresClient
import Testing

@MainActor
struct UserListFeatureTests {
  @Test func `all pages are reachable`() async {
    let store = TestStore(initialState: UserListFeature.State(perPage: 6)) {
      UserListFeature()
    } withDependencies: {
      $0.reqresClient.users = { .sample(page: $0, perPage: $1, total: 14) }
    }
    store.exhaustivity = .off
    await store.send(.task)
    await store.receive(\.usersResponse)
    #expect(ids(store) == Array(1...6))
    #expect(store.state.users.value?.hasMore == true)
    await store.send(.nextPageReached)
    await store.receive(\.usersResponse)
    await store.send(.nextPageReached)
    await store.receive(\.usersResponse)
    #expect(ids(store) == Array(1...14))
    #expect(store.state.users.value?.hasMore == false)
    await store.skipReceivedActions(strict: false)
    store.exhaustivity = .on
    await store.send(.nextPageReached)
  }

  @Test func `a user on two pages is there once`() async {
    let store = TestStore(initialState: UserListFeature.State.loaded(.sample(1), .sample(2), of: 4)) {
      UserListFeature()
    } withDependencies: {
      $0.reqresClient.users = { page, perPage in
        UsersPage(
          page: page,
          perPage: perPage,
          total: 4,
          totalPages: 2,
          users: [.sample(2, lastName: "Renamed"), .sample(3)]
        )
      }
    }
    store.exhaustivity = .off
    await store.send(.nextPageReached)
    await store.receive(\.usersResponse)
    #expect(
      store.state.users.value?.users.elements
        == [.sample(1), .sample(2, lastName: "Renamed"), .sample(3)]
    )
  }

  @Test func `a page past the end is empty and still counts`() async {
    let store = TestStore(initialState: UserListFeature.State(firstPage: 9)) {
      UserListFeature()
    } withDependencies: {
      $0.reqresClient.users = { .sample(page: $0, perPage: $1, total: 12) }
    }
    await store.send(.task) { $0.users = .loading(previous: nil) }
    await store.receive(\.usersResponse) { $0.users = .empty }
    await store.receive(\.delegate.counted, 12)
  }

  @Test func `a failed page keeps the list and retrying asks for that page again`() async {
    let asked = LockIsolated<[Int]>([])
    let loaded = UserListFeature.State.loaded(.sample(1), .sample(2), of: 4)
    let store = TestStore(initialState: loaded) {
      UserListFeature()
    } withDependencies: {
      $0.reqresClient.users = { page, perPage in
        asked.withValue { $0.append(page) }
        if asked.value.count == 1 { throw APIError.timedOut }
        return .sample(page: page, perPage: perPage, total: 4)
      }
    }
    await store.send(.nextPageReached) {
      $0.requestedPage = 2
      $0.users = .loading(previous: loaded.users.value)
    }
    await store.receive(\.usersResponse) { $0.users = .failed(.timedOut, previous: loaded.users.value) }
    await store.send(.nextPageReached)
    await store.send(.refreshButtonTapped) { $0.users.startLoading() }
    await store.receive(\.usersResponse) {
      $0.users = .loaded(
        LoadedUsers(users: [.sample(1), .sample(2), .sample(3), .sample(4)], total: 4, lastPage: 2)
      )
    }
    await store.receive(\.delegate.counted, 4)
    #expect(asked.value == [2, 2])
  }

  @Test func `there is no page after the last that can be counted`() async {
    var state = UserListFeature.State(perPage: 1)
    state.users = .loaded(LoadedUsers(users: [.sample(1)], total: .max, lastPage: .max, hasMore: true))
    let store = TestStore(initialState: state) { UserListFeature() }
    await store.send(.nextPageReached)
  }

  @Test func `a cancelled page is the next one still`() async {
    let asked = LockIsolated<[Int]>([])
    let store = TestStore(initialState: UserListFeature.State.loaded(.sample(1), .sample(2), of: 6)) {
      UserListFeature()
    } withDependencies: {
      $0.reqresClient.users = { page, perPage in
        asked.withValue { $0.append(page) }
        if asked.value.count == 1 { throw CancellationError() }
        return .sample(page: page, perPage: perPage, total: 6)
      }
    }
    store.exhaustivity = .off
    for _ in 1...2 {
      await store.send(.nextPageReached)
      await store.receive(\.usersResponse)
    }
    #expect(asked.value == [2, 2])
    #expect(ids(store) == [1, 2, 3, 4])
  }

  @Test func `a refresh starts over and drops the page in flight`() async {
    let clock = TestClock()
    let store = TestStore(initialState: UserListFeature.State.loaded(.sample(1), .sample(2), of: 4)) {
      UserListFeature()
    } withDependencies: {
      $0.reqresClient.users = { page, perPage in
        try await clock.sleep(for: .seconds(page))
        return .sample(page: page, perPage: perPage, total: 4)
      }
    }
    store.exhaustivity = .off
    await store.send(.nextPageReached)
    await store.send(.refreshButtonTapped)
    await clock.advance(by: .seconds(5))
    await store.receive(\.usersResponse)
    await store.finish()
    #expect(ids(store) == [1, 2])
    #expect(store.state.requestedPage == 1)
  }

  @Test func `a refresh drops users that no longer exist`() async {
    let store = TestStore(initialState: UserListFeature.State.loaded(.sample(1), .sample(99), of: 4)) {
      UserListFeature()
    } withDependencies: {
      $0.reqresClient.users = { .sample(page: $0, perPage: $1, total: 4) }
    }
    store.exhaustivity = .off
    await store.send(.refreshButtonTapped)
    await store.receive(\.usersResponse)
    #expect(ids(store) == [1, 2])
  }

  @Test func `a reply for another page is dropped`() async {
    var state = UserListFeature.State.loaded(.sample(1), of: 4)
    state.users.startLoading()
    let store = TestStore(initialState: state) { UserListFeature() }
    await store.send(.usersResponse(page: 7, result: .success(.mock)))
  }
}

@MainActor
private func ids(_ store: TestStoreOf<UserListFeature>) -> [User.ID]? {
  store.state.users.value.map { Array($0.users.ids) }
}

extension UserListFeature.State {
  /// Returns the state after the first page, with the given users as its size.
  fileprivate static func loaded(_ users: User..., of total: Int) -> Self {
    var state = Self(perPage: users.count)
    state.users = .loaded(
      LoadedUsers(
        users: IdentifiedArray(uniqueElements: users),
        total: total,
        hasMore: users.count < total
      )
    )
    return state
  }
}
