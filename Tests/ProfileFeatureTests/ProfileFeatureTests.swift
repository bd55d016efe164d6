import ComposableArchitecture
import Models
import ProfileFeature
import ReqresClient
import Testing

@MainActor
struct ProfileFeatureTests {
  @Test func `appearing loads the first user`() async {
    let store = TestStore(initialState: ProfileFeature.State()) {
      ProfileFeature()
    } withDependencies: {
      $0.reqresClient.user = { .sample($0) }
    }
    await store.send(.task) { $0.user = .loading(previous: nil) }
    await store.receive(\.userResponse) { $0.user = .loaded(.sample(1)) }
  }

  @Test func `appearing twice does not fetch twice`() async {
    let asked = LockIsolated<[Int]>([])
    let clock = TestClock()
    let store = TestStore(initialState: ProfileFeature.State()) {
      ProfileFeature()
    } withDependencies: {
      $0.reqresClient.user = { id in
        asked.withValue { $0.append(id) }
        try await clock.sleep(for: .seconds(1))
        return .sample(id)
      }
    }
    await store.send(.task) { $0.user = .loading(previous: nil) }
    await store.send(.task)
    await clock.advance(by: .seconds(1))
    await store.receive(\.userResponse) { $0.user = .loaded(.sample(1)) }
    await store.send(.task)
    #expect(asked.value == [1])
  }

  @Test func `the old profile stays visible while the next loads`() async {
    let store = TestStore(initialState: ProfileFeature.State.showing(.sample(1))) {
      ProfileFeature()
    } withDependencies: {
      $0.reqresClient.user = { .sample($0) }
    }
    await store.send(.nextUserButtonTapped) {
      $0.id = 2
      $0.user = .loading(previous: .sample(1))
    }
    #expect(store.state.user.value == .sample(1))
    await store.receive(\.userResponse) { $0.user = .loaded(.sample(2)) }
  }

  @Test func `previous at the first user does nothing`() async {
    let store = TestStore(initialState: ProfileFeature.State.showing(.sample(1))) { ProfileFeature() }
    #expect(!store.state.hasPrevious)
    await store.send(.previousUserButtonTapped)
  }

  @Test func `an ID below one becomes one`() {
    #expect(ProfileFeature.State(id: -3).id == 1)
  }

  @Test func `next stops at the last user that a list counted`() async {
    let store = TestStore(initialState: ProfileFeature.State.showing(.sample(2))) {
      ProfileFeature()
    } withDependencies: {
      $0.reqresClient.users = { _, _ in .mock }
    }
    #expect(store.state.hasNext)
    await store.send(.list(.task)) { $0.list.users = .loading(previous: nil) }
    await store.receive(\.list.usersResponse) {
      $0.list.users = .loaded(LoadedUsers(users: [.mock, .mock2], total: 2))
    }
    await store.receive(\.list.delegate.counted) { $0.total = .counted(2) }
    #expect(!store.state.hasNext)
    await store.send(.nextUserButtonTapped)
  }

  @Test func `next stops after a user that does not exist`() async {
    let store = TestStore(initialState: ProfileFeature.State.showing(.sample(12))) {
      ProfileFeature()
    } withDependencies: {
      $0.reqresClient.user = { throw APIError.notFound(resource: "user \($0)") }
    }
    await store.send(.nextUserButtonTapped) {
      $0.id = 13
      $0.user = .loading(previous: .sample(12))
    }
    await store.receive(\.userResponse) {
      $0.user = .failed(.notFound(resource: "user 13"), previous: .sample(12))
      $0.total = .atMost(12)
    }
    await store.send(.nextUserButtonTapped)
  }

  @Test func `after a missing user previous shows the one before`() async {
    let store = TestStore(initialState: ProfileFeature.State.missing(13)) {
      ProfileFeature()
    } withDependencies: {
      $0.reqresClient.user = { .sample($0) }
    }
    await store.send(.previousUserButtonTapped) {
      $0.id = 12
      $0.user.startLoading()
    }
    await store.receive(\.userResponse) { $0.user = .loaded(.sample(12)) }
  }

  @Test func `the first missing user tells where the last one is`() async {
    let store = TestStore(initialState: ProfileFeature.State.missing(100)) {
      ProfileFeature()
    } withDependencies: {
      $0.reqresClient.user = { throw APIError.notFound(resource: "user \($0)") }
    }
    store.exhaustivity = .off
    await store.send(.previousUserButtonTapped)
    await store.receive(\.userResponse) { $0.total = .atMost(98) }
  }

  @Test(arguments: [
    APIError.offline(detail: ""), .timedOut, .unauthorized(hint: "set REQRES_API_KEY"),
    .notFound(resource: "user 5"), .rateLimited(), .server(status: 500), .server(status: 599),
  ])
  func `an error locks nothing`(error: APIError) async {
    var state = ProfileFeature.State(id: 5)
    state.user = .failed(error, previous: nil)
    let store = TestStore(initialState: state) {
      ProfileFeature()
    } withDependencies: {
      $0.reqresClient.user = { .sample($0) }
    }
    store.exhaustivity = .off
    let moves: [(ProfileFeature.Action, Int)] = [
      (.nextUserButtonTapped, 6), (.previousUserButtonTapped, 5), (.refreshButtonTapped, 5),
      (.firstUserButtonTapped, 1),
    ]
    for (action, id) in moves {
      await store.send(action)
      await store.receive(\.userResponse)
      #expect(store.state.user == .loaded(.sample(id)))
    }
  }

  @Test func `a user beyond a gap undoes what was concluded from it`() async {
    var state = ProfileFeature.State.showing(.sample(7))
    state.total = .atMost(4)
    let store = TestStore(initialState: state) {
      ProfileFeature()
    } withDependencies: {
      $0.reqresClient.user = { .sample($0) }
    }
    #expect(!store.state.hasNext)
    await store.send(.refreshButtonTapped) { $0.user = .loading(previous: .sample(7)) }
    await store.receive(\.userResponse) {
      $0.user = .loaded(.sample(7))
      $0.total = nil
    }
    #expect(store.state.hasNext)
  }

  @Test func `a missing user below the count locks nothing`() async {
    var state = ProfileFeature.State.showing(.sample(4))
    state.total = .counted(12)
    let store = TestStore(initialState: state) {
      ProfileFeature()
    } withDependencies: {
      $0.reqresClient.user = { id in
        if id == 5 { throw APIError.notFound(resource: "user 5") }
        return .sample(id)
      }
    }
    store.exhaustivity = .off
    await store.send(.nextUserButtonTapped)
    await store.receive(\.userResponse)
    #expect(store.state.total == .counted(12))
    await store.send(.nextUserButtonTapped)
    await store.receive(\.userResponse)
    #expect(store.state.user == .loaded(.sample(6)))
  }

  @Test func `next twice in a row shows only the second user`() async {
    let clock = TestClock()
    let cancelled = LockIsolated<[Int]>([])
    let store = TestStore(initialState: ProfileFeature.State.showing(.sample(1))) {
      ProfileFeature()
    } withDependencies: {
      $0.reqresClient.user = { id in
        do {
          try await clock.sleep(for: .seconds(1))
        } catch {
          cancelled.withValue { $0.append(id) }
          throw APIError.cancelled
        }
        return .sample(id)
      }
    }
    await store.send(.nextUserButtonTapped) {
      $0.id = 2
      $0.user = .loading(previous: .sample(1))
    }
    await store.send(.nextUserButtonTapped) { $0.id = 3 }
    await clock.advance(by: .seconds(1))
    await store.receive(\.userResponse) { $0.user = .loaded(.sample(3)) }
    #expect(cancelled.value == [2])
  }

  @Test func `a reply for another user is dropped`() async {
    var state = ProfileFeature.State.showing(.sample(3))
    state.user.startLoading()
    let store = TestStore(initialState: state) { ProfileFeature() }
    await store.send(.userResponse(id: 2, result: .success(.sample(2))))
    await store.send(.userResponse(id: 2, result: .failure(.timedOut)))
  }

  @Test func `a reply that isn't expected is dropped`() async {
    let store = TestStore(initialState: ProfileFeature.State.showing(.sample(3))) { ProfileFeature() }
    await store.send(.userResponse(id: 3, result: .failure(.timedOut)))
  }

  @Test func `a failed reload keeps the profile`() async {
    let store = TestStore(initialState: ProfileFeature.State.showing(.sample(3))) {
      ProfileFeature()
    } withDependencies: {
      $0.reqresClient.user = { _ in throw APIError.server(status: 503) }
    }
    await store.send(.refreshButtonTapped) { $0.user = .loading(previous: .sample(3)) }
    await store.receive(\.userResponse) {
      $0.user = .failed(.server(status: 503), previous: .sample(3))
    }
  }

  @Test(arguments: [APIError.cancelled as any Error, CancellationError()])
  func `a cancelled request isn't an error`(error: any Error) async {
    let store = TestStore(initialState: ProfileFeature.State.showing(.sample(3))) {
      ProfileFeature()
    } withDependencies: {
      $0.reqresClient.user = { _ in throw error }
    }
    await store.send(.refreshButtonTapped) { $0.user = .loading(previous: .sample(3)) }
    await store.receive(\.userResponse) { $0.user = .loaded(.sample(3)) }
  }

  @Test func `every error reads differently`() {
    let errors: [APIError] = [
      .notFound(resource: "user 23"), .offline(detail: ""), .timedOut,
      .unauthorized(hint: "set REQRES_API_KEY"), .rateLimited(), .server(status: 500), .server(status: 599),
    ]
    #expect(Set(errors.map(\.message)).count == errors.count)
    #expect(errors[0].message.contains("user 23 does not exist"))
    #expect(errors[3].message.contains("REQRES_API_KEY"))
    #expect(errors[5].message.contains("500"))
    #expect(errors[6].message.contains("599"))
  }

  @Test func `equal states have equal hashes`() {
    for state in [ProfileFeature.State(), .showing(.sample(2)), .missing(13)] {
      let copy = state
      #expect(state == copy)
      #expect(state.hashValue == copy.hashValue)
    }
    #expect(ProfileFeature.State() != .showing(.sample(1)))
  }

  @Test func `a client that a test did not override fails it by name`() async {
    await withKnownIssue {
      let store = TestStore(initialState: ProfileFeature.State()) { ProfileFeature() }
      store.exhaustivity = .off
      await store.send(.task)
      await store.receive(\.userResponse)
    } matching: { issue in
      String(describing: issue).contains("ReqresClient")
    }
  }
}
