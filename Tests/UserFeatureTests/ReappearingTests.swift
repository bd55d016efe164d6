import ComposableArchitecture
import GitHubClient
import Models
import TerminalUI
import Testing
import UserFeature

/// A load belongs to the state: views come and go without it.
@MainActor
struct ReappearingTests {
  let asked = LockIsolated<[String]>([])
  let clock = TestClock()

  @Test func `a load goes on after its view has disappeared`() async {
    let app = ViewDriver(initialState: UserFeature.State(login: "ada-sample")) {
      UserFeature()
    } withDependencies: {
      $0.gitHubClient.account = account
    } view: {
      UserView(store: $0)
    }
    await app.settle()
    app.close()
    #expect(app.store.load.isLoading)
    await clock.advance(by: .seconds(1))
    await app.settle()
    #expect(app.store.load == .loaded(.mock))
    #expect(asked.value == ["ada-sample"])
  }

  /// Only the sender of an action can cancel its effects from outside, and views don't.
  @Test func `after its sender has cancelled a load, a refresh loads again`() async {
    let store = TestStore(initialState: UserFeature.State(login: "ada-sample")) {
      UserFeature()
    } withDependencies: {
      $0.gitHubClient.account = account
    }
    await store.send(.task) { $0.load = .loading(previous: nil) }.cancel()
    await store.send(.task)
    await store.send(.refreshButtonTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(\.accountResponse) { $0.load = .loaded(.mock) }
    #expect(asked.value == ["ada-sample", "ada-sample"])
  }

  private var account: @Sendable (String) async throws -> Account {
    { [asked, clock] login in
      asked.withValue { $0.append(login) }
      try await clock.sleep(for: .seconds(1))
      return .mock
    }
  }
}
