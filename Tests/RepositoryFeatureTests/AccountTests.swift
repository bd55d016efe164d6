import ComposableArchitecture
import FavoritesClient
import Foundation
import GitHubClient
import Models
import RepositoryFeature
import TerminalUI
import Testing

/// The card of the account above the list.
@MainActor
struct AccountTests {
  let clock = TestClock()

  @Test func `the card is loaded once it is shown`() async {
    let store = makeStore()
    store.dependencies.gitHubClient.account = { _ in .mock }
    await store.send(.headerTask) { $0.account = .loading(previous: nil) }
    await store.receive(\.accountResponse) { $0.account = .loaded(.mock) }
    await store.send(.headerTask)
  }

  @Test func `without an owner there is no card`() async {
    let store = makeStore(.init())
    await store.send(.headerTask)
  }

  @Test func `another owner has another card, and a late response for the first is dropped`() async {
    let store = makeStore { owner, _ in .numbered(1...1, owner: owner) }
    store.dependencies.gitHubClient.account = { [clock] login in
      try await clock.sleep(for: .seconds(1))
      return Account(id: 1, login: login, publicRepositories: 1, followers: 2)
    }
    store.exhaustivity = .off
    await store.send(.headerTask)
    await store.send(.ownerSubmitted("ada-sample")) { $0.account = .idle }
    await clock.advance(by: .seconds(1))
    await store.receive(\.accountResponse)
    #expect(store.state.account.isIdle)
    await store.send(.headerTask)
    await clock.advance(by: .seconds(1))
    await store.receive(\.accountResponse)
    #expect(store.state.account.value?.login == "ada-sample")
    await store.skipReceivedActions(strict: false)
  }

  @Test func `a refresh loads the card again, and a failure keeps what was there`() async {
    var state = RepositoryFeature.State.showing(.numbered(1...3))
    state.account = .loaded(.mock)
    let store = makeStore(state) { _, _ in .numbered(1...3) }
    store.dependencies.gitHubClient.account = { _ in throw APIError.timedOut }
    store.exhaustivity = .off
    await store.send(.refreshButtonTapped) { $0.account = .loading(previous: .mock) }
    await store.receive(\.accountResponse) { $0.account = .failed(.timedOut, previous: .mock) }
    await store.receive(\.repositoriesResponse)
    #expect(store.state.load.value?.count == 3)
  }

  @Test func `nothing moves when the card has loaded`() async {
    let app = app { [clock] _ in
      try await clock.sleep(for: .seconds(1))
      return .mock
    }
    await app.settle()
    #expect(app.frame.lines[2].hasPrefix("│ octo-sample "))
    let rows = app.frame.lines.dropFirst(4)
    #expect(rows.first?.contains("kit-1") == false)
    await clock.advance(by: .seconds(1))
    await app.settle()
    #expect(app.frame.lines[2].hasPrefix("│ Ada Sample   "))
    #expect(app.frame.lines[2].hasSuffix(" 1.2k followers │"))
    #expect(app.frame.lines[3].hasPrefix("│ Writes samples "))
    #expect(app.frame.lines[3].contains(/Nowhere · joined \d+ years ago │/))
    #expect(app.frame.lines.dropFirst(4) == rows)
    #expect(app.frame.lines[5].contains("kit-1"))
  }

  @Test func `a failure of the card leaves the list`() async {
    let app = app { _ in throw APIError.timedOut }
    await app.settle()
    #expect(app.frame.lines[2].hasPrefix("│ octo-sample "))
    #expect(app.frame.lines[3].hasPrefix("│ ✗ GitHub took too long to answer; press r to try again "))
    #expect(app.frame.lines[5].contains("kit-1"))
  }

  @Test func `a failure of both is told once`() async {
    let app = app(repositories: { _, _ in throw APIError.timedOut }) { _ in throw APIError.timedOut }
    await app.settle()
    #expect(app.text.split(separator: "✗").count == 2)
  }

  @Test(arguments: [(40, 12, 1), (80, 24, 3), (120, 40, 5)])
  func `the card is as high as the screen allows`(width: Int, height: Int, rows: Int) async {
    let app = app(width: width, height: height) { _ in .mock }
    await app.settle()
    #expect(app.frame.lines[2].contains("Ada Sample"))
    #expect(app.frame.lines.firstIndex { $0.contains("♡ kit-1 ") } == 2 + rows)
  }

  @Test func `a large screen has room for the picture, whose place is kept`() async {
    let app = app(width: 120, height: 40, showsPictures: true) { [clock] _ in
      try await clock.sleep(for: .seconds(1))
      return .mock
    }
    await app.settle()
    #expect(app.frame.lines[2].hasPrefix("│           octo-sample "))
    await clock.advance(by: .seconds(1))
    await app.settle()
    #expect(app.frame.lines[2].hasPrefix("│           Ada Sample "))
    #expect(app.frame.lines[5].contains("64 repositories · 1.2k followers"))
    #expect(!app.text.contains("https:"))
  }

  // MARK: Support

  private func app(
    width: Int = 80,
    height: Int = 24,
    showsPictures: Bool = false,
    repositories: @escaping @Sendable (String, URL?) async throws -> RepositoriesPage = {
      owner,
      _ in .numbered(1...3, owner: owner)
    },
    account: @escaping @Sendable (String) async throws -> Account
  ) -> ViewDriver<RepositoryFeature.State, RepositoryFeature.Action> {
    ViewDriver(
      initialState: RepositoryFeature.State(owner: "octo-sample"),
      width: width,
      height: height
    ) {
      RepositoryFeature()
    } withDependencies: {
      $0.continuousClock = TestClock()
      $0.favoritesClient = .inMemory()
      $0.gitHubClient.repositories = repositories
      $0.gitHubClient.account = account
    } view: {
      RepositoryView(store: $0)
        .environment(\.showsPictures, showsPictures)
        .environment(\.imageDecoder) { _ in nil }
    }
  }
}
