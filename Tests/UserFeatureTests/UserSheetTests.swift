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

  @Test func `the past has the prompt, with the text of then`() async {
    let inspector = Inspector<UserFeature.State, UserFeature.Action>()
    let app = ViewDriver(initialState: UserFeature.State(), width: 140, height: 30) {
      inspector.inspecting(UserFeature())
    } view: { store in
      InspectedView(inspector, store: store) { UserView(store: $0) }
    }
    await app.settle()
    await app.press("O")
    await app.type("ab")
    await app.press(.escape)
    #expect(!app.text.contains("A login such as"))
    await app.press(.function(12))
    await app.press("<")
    #expect(app.text.contains("│ ab    "), "\(app.text)")
    await app.press("<")
    #expect(app.text.contains("│ a     "), "\(app.text)")
    await app.press("<")
    #expect(app.text.contains("│ A login such as octo-sample "), "\(app.text)")
    await app.press("<")
    #expect(!app.text.contains("A login such as"), "\(app.text)")
    await app.press(">")
    await app.press(">")
    #expect(app.text.contains("│ a     "), "\(app.text)")
    await app.press(".")
    #expect(!app.text.contains("│ a     "), "\(app.text)")
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
