import ComposableArchitecture
import Models
import ProfileFeature
import ReqresClient
import TerminalUI
import Testing

/// Key presses, from the user's point of view.
@MainActor
struct ProfileKeyTests {
  @Test func nextAndPreviousLeafThroughTheUsers() async {
    let app = app()
    await app.settle()
    #expect(app.text.hasPrefix("User Id: 1\nUser1 Sample\n"))
    await app.press("n")
    await app.press("n")
    #expect(app.text.hasPrefix("User Id: 3\nUser3 Sample\n"))
    await app.press("p")
    #expect(app.text.hasPrefix("User Id: 2\n"))
  }

  @Test func aKeyThatLeadsNowhereIsDimAndDoesNothing() async {
    let app = app()
    await app.settle()
    #expect(app.frame.style(of: "Previous")?.attributes.contains(.dim) == true)
    #expect(app.frame.style(of: "Next")?.attributes.contains(.dim) == false)
    await app.press("p")
    #expect(app.store.state.id == 1)
    await app.press("G")
    await app.press(.return)
    #expect(app.store.state.id == 12)
    #expect(app.frame.style(of: "Previous")?.attributes.contains(.dim) == false)
    #expect(app.frame.style(of: "Next")?.attributes.contains(.dim) == true)
    await app.press("n")
    #expect(app.store.state.id == 12)
  }

  @Test func returnShowsTheSelectedUser() async {
    let app = app()
    await app.settle()
    for _ in 1...4 { await app.press(.downArrow) }
    await app.press(.return)
    #expect(app.text.hasPrefix("User Id: 5\nUser5 Sample\n"))
    #expect(app.frame.style(of: "   5 User5")?.attributes.contains(.inverse) == true)
    await app.press("n")
    #expect(app.store.state.id == 6)
  }

  @Test func `the whole list comes page after page though a page is shorter than the screen`() async {
    let app = app(count: 20)
    await app.settle()
    #expect(app.store.list.users.value?.users.count == 20)
    await app.press("G")
    #expect(app.text.contains("  20 User20 Sample"))
    #expect(!app.text.contains("More…"))
  }

  @Test func theOldProfileStaysWhileTheNextLoads() async {
    let clock = TestClock()
    let app = app { id in
      if id > 1 { try await clock.sleep(for: .seconds(1)) }
      return .sample(id)
    }
    await app.settle()
    await app.press("n")
    #expect(app.text.contains("Loading user 2…"))
    #expect(app.text.contains("User1 Sample"))
    await app.press("n")
    #expect(app.text.contains("Loading user 3…"))
    await clock.advance(by: .seconds(1))
    await app.settle()
    #expect(app.text.hasPrefix("User Id: 3\n"))
  }

  @Test func theWayBackFromAMissingUserIsOpen() async {
    let app = app { id in
      guard id < 2 else { throw APIError.notFound(resource: "user \(id)", service: "reqres") }
      return .sample(id)
    }
    await app.settle()
    await app.press("n")
    #expect(app.text.contains("✗ user 2 does not exist (reqres answered 404)"))
    await app.press("p")
    #expect(app.text.hasPrefix("User Id: 1\n"))
    #expect(!app.text.contains("✗"))
  }

  @Test func retryingAsksAgainForTheUserAndForTheList() async {
    let isDown = LockIsolated(true)
    let app = app { id in
      if isDown.value { throw APIError.server(status: 503) }
      return .sample(id)
    } users: { page, perPage in
      if isDown.value { throw APIError.server(status: 503) }
      return .sample(page: page, perPage: perPage, total: 12)
    }
    await app.settle()
    #expect(app.frame.lines.count { $0.hasPrefix("✗ ") } == 2)
    isDown.setValue(false)
    await app.press("r")
    #expect(!app.text.contains("✗"))
    #expect(app.text.hasPrefix("User Id: 1\nUser1 Sample\n"))
    #expect(app.text.contains("  12 User12 Sample"))
  }

  @Test func theAddressIsALink() async {
    let app = app()
    await app.settle()
    #expect(app.frame.style(of: "user1@example.com")?.link == "mailto:user1@example.com")
  }

  // MARK: Support

  private func app(
    count: Int = 12,
    user: (@Sendable (Int) async throws -> User)? = nil,
    users: (@Sendable (Int, Int) async throws -> UsersPage)? = nil
  ) -> ViewDriver<ProfileFeature.State, ProfileFeature.Action> {
    ViewDriver(initialState: ProfileFeature.State()) {
      ProfileFeature()
    } withDependencies: {
      $0.reqresClient.user = user ?? { .sample($0) }
      $0.reqresClient.users = users ?? { .sample(page: $0, perPage: $1, total: count) }
    } view: {
      ProfileView(store: $0)
    }
  }
}
