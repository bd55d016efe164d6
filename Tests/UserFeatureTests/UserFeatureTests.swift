import ComposableArchitecture
import Foundation
import GitHubClient
import Models
import Testing
import UserFeature

@MainActor
struct UserFeatureTests {
  @Test func `appearing loads the account once`() async {
    let asked = LockIsolated<[String]>([])
    let clock = TestClock()
    let store = makeStore { login in
      asked.withValue { $0.append(login) }
      try await clock.sleep(for: .seconds(1))
      return .mock
    }
    await store.send(.task) { $0.load = .loading(previous: nil) }
    await store.send(.task)
    await clock.advance(by: .seconds(1))
    await store.receive(\.accountResponse) { $0.load = .loaded(.mock) }
    await store.send(.task)
    #expect(asked.value == ["ada-sample"])
  }

  @Test func `without a login nothing is loaded`() async {
    let store = makeStore(.init()) { _ in .mock }
    await store.send(.task)
    await store.send(.refreshButtonTapped)
  }

  @Test func `an explicit refresh fetches again`() async {
    let store = makeStore(.showing(.mock)) { _ in .mockOrganization }
    await store.send(.refreshButtonTapped) { $0.load = .loading(previous: .mock) }
    await store.receive(\.accountResponse) { $0.load = .loaded(.mockOrganization) }
  }

  @Test func `a failed reload keeps the account`() async {
    let store = makeStore(.showing(.mock)) { _ in throw APIError.timedOut }
    await store.send(.refreshButtonTapped) { $0.load = .loading(previous: .mock) }
    await store.receive(\.accountResponse) { $0.load = .failed(.timedOut, previous: .mock) }
    #expect(store.state.details?.name == "Ada Sample")
    #expect(store.state.failureMessage == APIError.timedOut.message)
  }

  @Test func `a cancelled request isn't an error`() async {
    let store = makeStore(.showing(.mock)) { _ in throw CancellationError() }
    await store.send(.refreshButtonTapped) { $0.load = .loading(previous: .mock) }
    await store.receive(\.accountResponse) { $0.load = .loaded(.mock) }
  }

  @Test func `another owner is loaded`() async {
    let store = makeStore(.showing(.mock)) { login in
      #expect(login == "octo-sample")
      return .mockOrganization
    }
    await store.send(.ownerSelected("octo-sample")) {
      $0.login = "octo-sample"
      $0.load = .loading(previous: nil)
    }
    await store.receive(\.accountResponse) { $0.load = .loaded(.mockOrganization) }
    await store.send(.ownerSelected("octo-sample"))
  }

  @Test func `a reply for an earlier owner is dropped`() async {
    let clock = TestClock()
    let store = makeStore { _ in
      try await clock.sleep(for: .seconds(1))
      return .mockOrganization
    }
    await store.send(.task) { $0.load = .loading(previous: nil) }
    await store.send(.ownerSelected("octo-sample")) { $0.login = "octo-sample" }
    await store.send(.accountResponse(login: "ada-sample", result: .success(.mock)))
    await clock.advance(by: .seconds(1))
    await store.receive(\.accountResponse) { $0.load = .loaded(.mockOrganization) }
    await store.send(.accountResponse(login: "octo-sample", result: .success(.mock)))
  }

  @Test func `an unknown account is said to be unknown`() async {
    let store = makeStore(.init(login: "octo")) { _ in throw APIError.notFound(resource: "octo") }
    store.exhaustivity = .off
    await store.send(.task)
    await store.receive(\.accountResponse)
    #expect(store.state.failureMessage?.contains("there is no GitHub account 'octo'") == true)
  }

  @Test func `an unknown account is answered with accounts that exist`() async {
    let store = makeStore(.init(login: "octo")) { _ in
      throw APIError.notFound(resource: "octo", examples: "octo-sample")
    }
    store.exhaustivity = .off
    await store.send(.task)
    await store.receive(\.accountResponse)
    #expect(store.state.failureMessage == "there is no GitHub account 'octo'; try octo-sample")
  }

  @Test(arguments: ["a b", "a--b", "-"])
  func `an invalid login is not requested`(login: String) async {
    let store = makeStore(.init(login: login))
    store.exhaustivity = .off
    await store.send(.task)
    #expect(store.state.failureMessage?.contains("isn't a GitHub login") == true)
  }

  @Test func `an invalid login ends the request for the one before`() async {
    let store = makeStore { _ in try await Task.never() }
    store.exhaustivity = .off
    await store.send(.task)
    await store.send(.ownerSelected("no login"))
    await store.finish()
    #expect(!store.state.load.isLoading)
  }

  @Test func `a user is shown with everything there is`() {
    let details = AccountDetails(.mock)
    #expect(details.name == "Ada Sample")
    #expect(details.bio == "Writes samples")
    #expect(details.summary == "64 public repos | 1200 followers")
    #expect(details.link == URL(string: "https://github.com/ada-sample"))
  }

  @Test func `an organization without name and bio is shown too`() {
    let details = AccountDetails(.mockOrganization)
    #expect(details.name == "octo-sample")
    #expect(details.bio == "No bio available")
    #expect(details.summary == "42 public repos | 310 followers")
    #expect(details.link == URL(string: "https://github.com/octo-sample"))
  }

  @Test func `blank text and odd numbers read well`() {
    let account = Account(id: 1, login: "x", name: "", bio: " \n", publicRepositories: 1, followers: 1)
    let details = AccountDetails(account)
    #expect(details.name == "x")
    #expect(details.bio == "No bio available")
    #expect(details.summary == "1 public repo | 1 follower")
    #expect(details.link == URL(string: "https://github.com/x"))
  }

  @Test func `equal states have equal hashes`() {
    let state = UserFeature.State.showing(.mock)
    let copy = UserFeature.State.showing(.mock)
    let sameState = state
    #expect(state == sameState)
    #expect(state == copy)
    #expect(state.hashValue == copy.hashValue)
    #expect(state != .showing(.mockOrganization))
  }

  @Test func `a client that a test did not override fails by name`() async {
    await withKnownIssue {
      let store = makeStore()
      store.exhaustivity = .off
      await store.send(.task).finish()
    } matching: { issue in
      String(describing: issue).contains("GitHubClient.account")
    }
  }

  nonisolated static let outcomes: [(any Error)?] = [
    nil, APIError.notFound(resource: "o"), APIError.server(status: 500), APIError.cancelled,
    CancellationError(),
  ]

  nonisolated static let actions: [UserFeature.Action] = [
    .task, .ownerSelected("octo-sample"), .ownerSelected("no login"), .ownerSelected(""),
    .refreshButtonTapped,
  ]

  /// Any taps with any outcome of the requests end with nothing loading.
  @Test(arguments: outcomes.indices, actions.indices)
  func `nothing loads once every request is answered`(outcome: Int, first: Int) async {
    for second in Self.actions {
      for third in Self.actions {
        await check([Self.actions[first], second, third], ending: Self.outcomes[outcome])
      }
    }
  }

  private func check(_ actions: [UserFeature.Action], ending error: (any Error)?) async {
    let clock = TestClock()
    let store = makeStore { _ in
      try await clock.sleep(for: .seconds(1))
      if let error { throw error }
      return .mock
    }
    store.exhaustivity = .off
    await store.send(actions[0])
    await store.send(actions[1])
    await clock.advance(by: .seconds(2))
    await store.send(actions[2])
    await clock.advance(by: .seconds(2))
    await store.finish()
    await store.skipReceivedActions(strict: false)
    #expect(!store.state.load.isLoading, "after \(actions)")
    #expect(store.state.load.error != .cancelled, "after \(actions)")
  }

  private func makeStore(
    _ state: UserFeature.State = .init(login: "ada-sample"),
    account: (@Sendable (String) async throws -> Account)? = nil
  ) -> TestStoreOf<UserFeature> {
    TestStore(initialState: state) {
      UserFeature()
    } withDependencies: {
      if let account { $0.gitHubClient.account = account }
    }
  }
}
