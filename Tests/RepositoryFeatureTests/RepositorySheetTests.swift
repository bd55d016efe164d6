import ComposableArchitecture
import FavoritesClient
import FeatureViews
import Models
import RepositoryFeature
import TerminalUI
import Testing

/// The sheets and alerts.
@MainActor
struct RepositorySheetTests {
  @Test func `asking for an owner`() async {
    let app = app()
    await app.press("O")
    #expect(
      app.text == """
         / Search repositories
        ╭─ Repositories ───────────────────────────────────────────────────────────────╮
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                    ╭─ Owner ────────────────────────────╮                    │
        │                    │ A login such as octo-sample        │                    │
        │                    │ Return: go · Esc: close            │                    │
        │                  Pr╰────────────────────────────────────╯.                   │
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

  @Test func `asking for an owner on a small screen`() async {
    let app = app(width: 40, height: 12)
    await app.press("O")
    #expect(
      app.text == """
         / Search repositories
        ╭─ Repositories ───────────────────────╮
        │                                      │
        │╭─ Owner ────────────────────────────╮│
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

  private func app(width: Int = 80, height: Int = 24) -> ViewDriver<
    RepositoryFeature.State, RepositoryFeature.Action
  > {
    ViewDriver(initialState: RepositoryFeature.State(), width: width, height: height) {
      RepositoryFeature()
    } withDependencies: {
      $0.favoritesClient = .inMemory()
    } view: {
      RepositoryView(store: $0)
    }
  }
}
