import ComposableArchitecture
import GitHubClient
import Models
import TerminalUI
import Testing
import UserFeature

/// Key presses, from the user's point of view.
@MainActor
struct UserKeyTests {
  @Test func `an account is asked for by its login`() async {
    let app = app { login in
      var account = Account.mock
      account.login = login
      return account
    }
    await app.settle()
    #expect(app.text.contains("No account is chosen yet."))
    await app.press("O")
    await app.type("ada-sample")
    #expect(app.text.contains("│ ada-sample"))
    await app.press(.return)
    for line in ["Ada Sample", "Writes samples", "64 public repos | 1200 followers"] {
      #expect(app.text.contains("  \(line) "))
    }
    #expect(app.text.contains("╭─ ada-sample ─"))
  }

  @Test(arguments: [nil, "Ada Sample"])
  func `the login is only the title of the pane, and part of the address`(name: String?) async {
    let app = app(login: "ada-sample") { _ in
      var account = Account.mock
      account.name = name
      return account
    }
    await app.settle()
    let lines = app.frame.lines.filter { $0.contains("ada-sample") }
    #expect(lines.count == 2)
    #expect(lines.last?.contains("https://github.com/ada-sample") == true)
  }

  @Test func `escape keeps the account`() async {
    let app = app(login: "ada-sample") { _ in .mock }
    await app.settle()
    await app.press("O")
    await app.type("octo")
    await app.press(.escape)
    #expect(app.store.login == "ada-sample")
    #expect(app.text.contains("  Ada Sample "))
  }

  @Test func `an impossible login says so`() async {
    let app = app { _ in .mock }
    await app.settle()
    await app.press("O")
    await app.type("no--body")
    await app.press(.return)
    #expect(app.text.contains("✗ 'no--body' isn't a GitHub login"))
    #expect(app.text.contains("╭─ Account"))
    await app.press(.escape)
    #expect(!app.text.contains("✗"))
  }

  @Test func `a failure is retried`() async {
    let answers = LockIsolated<[Result<Account, APIError>]>([
      .success(.mock), .failure(.timedOut), .success(.mock),
    ])
    let app = app(login: "ada-sample") { _ in try answers.withValue { $0.removeFirst() }.get() }
    await app.settle()
    await app.press("r")
    #expect(app.text.contains("✗ GitHub took too long to answer; press r to try again"))
    #expect(app.text.contains("Ada Sample"))
    await app.press("r")
    #expect(app.text.contains("  Ada Sample "))
  }

  @Test func `an account that doesn't exist has no page, and a key asks for another`() async {
    let app = app(login: "nobody") { login in
      throw APIError.notFound(resource: "user \(login)", examples: "ada-sample")
    }
    await app.settle()
    #expect(app.text.contains("✗ there is no GitHub account 'nobody'; press O and try ada-sample"))
    #expect(app.frame.lines.last?.contains("Open") == false)
    #expect(app.frame.lines.last?.contains("Copy") == false)
  }

  @Test func `the page is a link`() async {
    let app = app(login: "ada-sample") { _ in .mock }
    await app.settle()
    #expect(app.frame.style(of: "https://github.com")?.link == "https://github.com/ada-sample")
  }

  private func app(
    login: String = "",
    account: @escaping @Sendable (String) async throws -> Account
  ) -> ViewDriver<UserFeature.State, UserFeature.Action> {
    ViewDriver(initialState: UserFeature.State(login: login)) {
      UserFeature()
    } withDependencies: {
      $0.gitHubClient.account = account
    } view: {
      UserView(store: $0)
    }
  }
}
