import ComposableArchitecture
import GitHubClient
import Models
import TerminalUI
import Testing
import UserFeature

/// The website that an account names.
@MainActor
struct WebsiteTests {
  @Test(arguments: [
    ("https://example.com/ada", "https://example.com/ada"), ("example.com", "https://example.com"),
    (" HTTP://example.com ", "HTTP://example.com"), ("ftp://example.com", nil), ("javascript:alert(1)", nil),
    ("file:///etc/passwd", nil), ("my site", nil), ("", nil), (nil, nil),
  ])
  func `a web address is a link`(text: String?, link: String?) async {
    var account = Account.mock
    account.blog = text
    let app = app(account)
    await app.settle()
    let shown = text?.trimmingCharacters(in: .whitespaces) ?? ""
    #expect(app.text.contains("Website") == !shown.isEmpty)
    guard !shown.isEmpty else { return }
    #expect(app.frame.style(of: shown)?.link == link)
  }

  private func app(_ account: Account) -> ViewDriver<UserFeature.State, UserFeature.Action> {
    ViewDriver(initialState: UserFeature.State(login: "ada-sample")) {
      UserFeature()
    } withDependencies: {
      $0.gitHubClient.account = { _ in account }
    } view: {
      UserView(store: $0)
    }
  }
}
