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
  @Test func askingForAnOwner() async {
    let app = app(.init())
    await app.press("o")
    #expect(
      app.text == """
        / Search repositories
        Repositories                                                          by updated








                             ╭─ Owner ────────────────────────────╮
                             │ A login such as octo-sample        │
                             │ Return: go · Esc: cancel           │
                          Pre╰────────────────────────────────────╯e.
        """
    )
  }

  private func app(_ state: RepositoryFeature.State) -> ViewDriver<
    RepositoryFeature.State, RepositoryFeature.Action
  > {
    ViewDriver(initialState: state) {
      RepositoryFeature()
    } withDependencies: {
      $0.favoritesClient = .inMemory()
    } view: {
      RepositoryView(store: $0)
    }
  }
}
