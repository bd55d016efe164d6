import ComposableArchitecture
import GitHubClient
import Models
import TerminalUI
import Testing
import UserFeature

/// The sheet that asks for an account.
@MainActor
struct UserSheetTests {
  @Test func `asking for an account`() async {
    let app = app()
    await app.press("O")
    #expect(
      app.text == """
        ╭─ Account ────────────────────────────────────────────────────────────────────╮
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                    ╭─ Account ──────────────────────────╮                    │
        │                    │ A login such as octo-sample        │                    │
        │    Press O and type│ Return: go · Esc: close            │e repositories.     │
        │                    ╰────────────────────────────────────╯                    │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        ╰──────────────────────────────────────────────────────────────────────────────╯
         ⏎ Go  Esc Close
        """
    )
  }

  @Test func `asking for an account on a small screen`() async {
    let app = app(width: 40, height: 12)
    await app.press("O")
    #expect(
      app.text == """
        ╭─ Account ────────────────────────────╮
        │                                      │
        │                                      │
        │╭─ Account ──────────────────────────╮│
        ││ A login such as octo-sample        ││
        ││ Return: go · Esc: close            ││
        │╰────────────────────────────────────╯│
        │                                      │
        │                                      │
        │                                      │
        ╰──────────────────────────────────────╯
         ⏎ Go  Esc Close
        """
    )
  }

  private func app(width: Int = 80, height: Int = 24) -> ViewDriver<UserFeature.State, UserFeature.Action> {
    ViewDriver(initialState: UserFeature.State(), width: width, height: height) {
      UserFeature()
    } withDependencies: {
      $0.gitHubClient.account = { _ in .mock }
    } view: {
      UserView(store: $0)
    }
  }
}
