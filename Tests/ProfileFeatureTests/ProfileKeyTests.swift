import ComposableArchitecture
import Models
import ProfileFeature
import ReqresClient
import TerminalUI
import Testing

/// Key presses, from the user's point of view.
@MainActor
struct ProfileKeyTests {
  @Test func `next and previous leaf through the users`() async {
    let app = app()
    await app.settle()
    #expect(app.text.contains("─ User ID: 1 ─") && app.text.contains("│  User1 Sample"))
    await app.press("n")
    await app.press("n")
    #expect(app.text.contains("─ User ID: 3 ─") && app.text.contains("│  User3 Sample"))
    await app.press("p")
    #expect(app.text.contains("─ User ID: 2 ─"))
  }

  @Test func `a key that leads nowhere is dim and does nothing`() async {
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

  @Test func `the selected user is the one shown`() async {
    let app = app()
    await app.settle()
    for _ in 1...4 { await app.press(.downArrow) }
    #expect(app.text.contains("─ User ID: 5 ─"))
    #expect(app.frame.style(of: "   5 User5")?.background == .selection)
    await app.press("n")
    #expect(app.store.state.id == 6)
    #expect(app.frame.style(of: "   6 User6")?.background == .selection)
  }

  @Test func `the whole list comes page after page though a page is shorter than the screen`() async {
    let app = app(count: 20)
    await app.settle()
    #expect(app.store.list.users.value?.users.count == 12)
    await app.press("G")
    await app.press("G")
    #expect(app.store.list.users.value?.users.count == 20)
    await app.press("G")
    #expect(app.text.contains("  20 User20 Sample"))
    #expect(!app.text.contains("More…"))
  }

  @Test(arguments: [true, false])
  func `the listed user is shown while it loads, or else the old one`(hasList: Bool) async {
    let clock = TestClock()
    let app = app { id in
      if id > 1 { try await clock.sleep(for: .seconds(1)) }
      return .sample(id)
    } users: { page, perPage in
      if !hasList { throw APIError.server(status: 503) }
      return .sample(page: page, perPage: perPage, total: 12)
    }
    await app.settle()
    await app.press("n")
    #expect(app.text.contains("User ID: \(hasList ? 2 : 1) ⠋"))
    #expect(app.text.contains(hasList ? "│  User2 Sample" : "│  User1 Sample"))
    await app.press("n")
    #expect(app.text.contains("User ID: \(hasList ? 3 : 1) ⠋"))
    await clock.advance(by: .seconds(1))
    await app.settle()
    #expect(app.text.contains("─ User ID: 3 ─"))
  }

  @Test func `the way back from a missing user is open`() async {
    let app = app { id in
      guard id < 2 else { throw APIError.notFound(resource: "user \(id)", service: "reqres") }
      return .sample(id)
    }
    await app.settle()
    await app.press("n")
    #expect(app.text.contains("✗ user 2 does not exist (reqres answered 404)"))
    await app.press("p")
    #expect(app.text.contains("─ User ID: 1 ─"))
    #expect(!app.text.contains("✗"))
  }

  @Test func `retrying asks again for the user and for the list`() async {
    let isDown = LockIsolated(true)
    let app = app { id in
      if isDown.value { throw APIError.server(status: 503) }
      return .sample(id)
    } users: { page, perPage in
      if isDown.value { throw APIError.server(status: 503) }
      return .sample(page: page, perPage: perPage, total: 12)
    }
    await app.settle()
    #expect(app.frame.lines.count { $0.contains("✗ ") } == 2)
    isDown.setValue(false)
    await app.press("r")
    #expect(!app.text.contains("✗"))
    #expect(app.text.contains("─ User ID: 1 ─") && app.text.contains("│  User1 Sample"))
    await app.press("G")
    #expect(app.text.contains("  12 User12 Sample"))
  }

  @Test(arguments: [(80, 0, 12), (120, 60, 0)])
  func `Return lights the user shown, and Escape the list`(width: Int, x: Int, y: Int) async {
    let app = app(width: width)
    await app.settle()
    await app.press("j")
    await app.press(.return)
    #expect(app.frame.style(x: x, y: y).foreground == .accentColor)
    #expect(app.frame.style(of: "   2 User2")?.background == .bar)
    await app.press("n")
    #expect(app.store.state.id == 3)
    await app.press(.escape)
    #expect(app.frame.style(x: x, y: y).foreground != .accentColor)
    #expect(app.frame.style(of: "   3 User3")?.background == .selection)
    await app.press(.tab)
    #expect(app.frame.style(x: x, y: y).foreground == .accentColor)
  }

  @Test func `the address is a link`() async {
    let app = app()
    await app.settle()
    let frame = app.frame
    let places = (0..<24).flatMap { y in (0..<80).map { x in (x, y) } }
    #expect(places.contains { frame.style(x: $0, y: $1).link == "mailto:user1@example.com" })
  }

  // MARK: Support

  private func app(
    width: Int = 80,
    count: Int = 12,
    user: (@Sendable (Int) async throws -> User)? = nil,
    users: (@Sendable (Int, Int) async throws -> UsersPage)? = nil
  ) -> ViewDriver<ProfileFeature.State, ProfileFeature.Action> {
    ViewDriver(initialState: ProfileFeature.State(), width: width) {
      ProfileFeature()
    } withDependencies: {
      $0.reqresClient.user = user ?? { .sample($0) }
      $0.reqresClient.users = users ?? { .sample(page: $0, perPage: $1, total: count) }
    } view: {
      ProfileView(store: $0)
    }
  }
}
