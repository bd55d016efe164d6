import ComposableArchitecture
import FavoritesClient
import FavoritesFeature
import FeatureViews
import Models
import TerminalUI
import Testing

/// The sheets and alerts.
@MainActor
struct FavoritesSheetTests {
  @Test func `adding asks for a name`() async {
    let app = app()
    await app.settle()
    await app.press("a")
    #expect(
      app.text == """
        ╭─ Favorites by name ──────────────────────────────────────────────────────────╮
        │▏♥ octo-sample/another-kit                                         ★ 7    ⌥ 1 │
        │▏  Another kit of samples                                   ● C   3 years ago │
        │ ♥ octo-sample/sample-kit                                        ★ 128    ⌥ 9 │
        │   A kit of samples                                     ● Swift   3 years ago │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                    ╭─ Add a favorite ───────────────────╮                    │
        │                    │ OWNER/NAME                         │                    │
        │                    │ Return: go · Esc: close            │                    │
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

  @Test func `clearing asks first`() async {
    let app = app()
    await app.settle()
    await app.press("C")
    #expect(
      app.text == """
        ╭─ Favorites by name ──────────────────────────────────────────────────────────╮
        │▏♥ octo-sample/another-kit                                         ★ 7    ⌥ 1 │
        │▏  Another kit of samples                                   ● C   3 years ago │
        │ ♥ octo-sample/sample-kit                                        ★ 128    ⌥ 9 │
        │   A kit of samples                                     ● Swift   3 years ago │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                         ╭─ Remove all favorites? ──╮                         │
        │                         │ [Keep them] [Remove all] │                         │
        │                         ╰──────────────────────────╯                         │
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
         Esc Close  ⏎ Press  Tab Next
        """
    )
  }

  @Test func `adding asks for a name on a small screen`() async {
    let app = app(width: 40, height: 12)
    await app.settle()
    await app.press("a")
    #expect(
      app.text == """
        ╭─ Favorites by name ──────────────────╮
        │▏♥ octo-sample/another-kit    ★ 7 ⌥ 1 │
        │▏  Another kit of s…  ● C 3 years ago │
        │╭─ Add a favorite ───────────────────╮│
        ││ OWNER/NAME                         ││
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

  @Test func `clearing asks first on a small screen`() async {
    let app = app(width: 40, height: 12)
    await app.settle()
    await app.press("C")
    #expect(
      app.text == """
        ╭─ Favorites by name ──────────────────╮
        │▏♥ octo-sample/another-kit    ★ 7 ⌥ 1 │
        │▏  Another kit of s…  ● C 3 years ago │
        │ ♥ octo-sample/sample-kit   ★ 128 ⌥ 9 │
        │   A ╭─ Remove all favorites? ──╮ ago │
        │     │ [Keep them] [Remove all] │     │
        │     ╰──────────────────────────╯     │
        │                                      │
        │                                      │
        │                                      │
        ╰──────────────────────────────────────╯
         Esc Close  ⏎ Press  Tab Next
        """
    )
  }

  private func app(width: Int = 80, height: Int = 24) -> ViewDriver<
    FavoritesFeature.State, FavoritesFeature.Action
  > {
    ViewDriver(initialState: FavoritesFeature.State(), width: width, height: height) {
      FavoritesFeature()
    } withDependencies: {
      $0.favoritesClient = .inMemory([.mock, .mock2])
    } view: {
      FavoritesView(store: $0)
    }
  }
}
