import ComposableArchitecture
import Models
import ProfileFeature
import ReqresClient
import TerminalUI
import Testing

/// A load belongs to the state: views come and go without it.
@MainActor
struct ReappearingTests {
  let asked = LockIsolated<[String]>([])
  let clock = TestClock()

  @Test func `loads go on after their views have disappeared`() async {
    let app = ViewDriver(initialState: ProfileFeature.State()) {
      ProfileFeature()
    } withDependencies: {
      answerAfterASecond(&$0)
    } view: {
      ProfileView(store: $0)
    }
    await app.settle()
    app.close()
    #expect(app.store.user.isLoading)
    #expect(app.store.list.users.isLoading)
    await clock.advance(by: .seconds(1))
    await app.settle()
    #expect(app.store.user == .loaded(.sample(1)))
    #expect(app.store.list.users.value?.users.count == 6)
    #expect(asked.value.sorted() == ["page 1", "user 1"])
  }

  @Test func `a tap replaces the load of an appearance`() async {
    let store = makeStore()
    await store.send(.task) { $0.user = .loading(previous: nil) }
    await store.send(.nextUserButtonTapped) { $0.id = 2 }
    await store.send(.task)
    await clock.advance(by: .seconds(1))
    await store.receive(\.userResponse) { $0.user = .loaded(.sample(2)) }
    #expect(asked.value == ["user 1", "user 2"])
  }

  /// Only the sender of an action can cancel its effects from outside, and views don't.
  @Test func `after its sender has cancelled a load, a refresh loads again`() async {
    let store = makeStore()
    await store.send(.task) { $0.user = .loading(previous: nil) }.cancel()
    await store.send(.task)
    await store.send(.refreshButtonTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(\.userResponse) { $0.user = .loaded(.sample(1)) }
    #expect(asked.value == ["user 1", "user 1"])
  }

  @Test func `the list loads again too`() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.list(.task)) { $0.list.users = .loading(previous: nil) }.cancel()
    await store.send(.list(.task))
    #expect(asked.value == ["page 1"])
    await store.send(.list(.refreshButtonTapped))
    await clock.advance(by: .seconds(1))
    await store.receive(\.list.usersResponse)
    #expect(store.state.list.users.value?.users.count == 6)
  }

  @Test func `views that appear at once fetch once`() async {
    for _ in 1...20 {
      let store = Store(initialState: ProfileFeature.State()) {
        ProfileFeature()
      } withDependencies: { [asked] in
        $0.reqresClient.user = { id in
          asked.withValue { $0.append("user \(id)") }
          return .sample(id)
        }
      }
      let appearances = [store.send(.task), store.send(.task), store.send(.task)]
      for appearance in appearances { await appearance.finish() }
      #expect(store.user == .loaded(.sample(1)))
    }
    #expect(asked.value.count == 20)
  }

  private func answerAfterASecond(_ dependencies: inout DependencyValues) {
    dependencies.reqresClient.user = { [asked, clock] id in
      asked.withValue { $0.append("user \(id)") }
      try await clock.sleep(for: .seconds(1))
      return .sample(id)
    }
    dependencies.reqresClient.users = { [asked, clock] page, perPage in
      asked.withValue { $0.append("page \(page)") }
      try await clock.sleep(for: .seconds(1))
      return .sample(page: page, perPage: perPage, total: 12)
    }
  }

  private func makeStore() -> TestStoreOf<ProfileFeature> {
    TestStore(initialState: ProfileFeature.State()) {
      ProfileFeature()
    } withDependencies: {
      answerAfterASecond(&$0)
    }
  }
}
