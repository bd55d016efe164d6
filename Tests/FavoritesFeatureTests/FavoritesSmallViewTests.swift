import ComposableArchitecture
import FavoritesClient
import FavoritesFeature
import FeatureViews
import Models
import TerminalUI
import Testing

/// The screens at the smallest supported size.
@MainActor
struct FavoritesSmallViewTests {
  @Test func theFirstLoadSaysSo() {
    #expect(
      screen(.preview(.loading)) == """
        Favorites                        by name
        ⠋ Loading favorites…









        f Remove  a Add  C Clear  s Sort
        """
    )
  }

  @Test func favoritesAreListed() {
    #expect(
      screen(.loaded) == """
        Favorites                        by name
        ♥ octo-sample/another-kit        ★ 7 ⑂ 1
          Another kit of samples  C · 2023-07-22
        ♥ octo-sample/bare               ★ 0 ⑂ 0
          No description available
        ♥ octo-sample/sample-kit       ★ 128 ⑂ 9
          A kit of samples    Swift · 2023-11-14




        f Remove  a Add  C Clear  s Sort
        """
    )
  }

  @Test func noFavoritesSayHowToAddOne() {
    #expect(
      screen(.preview(.empty)) == """
        Favorites                        by name



              There are no favorites yet.
             Press a to add one, or f on a
             repository.




        f Remove  a Add  C Clear  s Sort
        """
    )
  }

  @Test func aFailureSaysWhatToDo() {
    #expect(
      screen(.locked) == """
        Favorites                        by name
        ✗ another program is using the favorites
        in favorites.sqlite; try again when it
        has finished
        Press r to try again.






        f Remove  a Add  C Clear  s Sort
        """
    )
  }

  @Test func aFailureStandsBesideWhatWasThere() {
    #expect(
      screen(.preview(.failed)) == """
        Favorites                        by name
        ✗ another program is using the favorites
        in favorites.sqlite; try again when it
        has finished
        This is what was there before. Press r
        to try again.
        ♥ octo-sample/sample-kit       ★ 128 ⑂ 9
          A kit of samples    Swift · 2023-11-14



        f Remove  a Add  C Clear  s Sort
        """
    )
  }

  @Test func longTextIsCutOff() {
    #expect(
      screen(.preview(.longText)) == """
        Favorites                        by name
        ♥ long-long-long-long-long-l…  ★ 128 ⑂ 9
          A text that goes …  Swift · 2023-11-14








        f Remove  a Add  C Clear  s Sort
        """
    )
  }

  @Test func aRepositoryThatIsAskedForIsNamed() throws {
    let name = try #require(RepositoryName("octo-sample/sample-kit"))
    #expect(
      screen(.adding(name)) == """
        Favorites                        by name
        ⠋ Asking GitHub for
          octo-sample/sample-kit…
        ♥ octo-sample/sample-kit       ★ 128 ⑂ 9
          A kit of samples    Swift · 2023-11-14






        f Remove  a Add  C Clear  s Sort
        """
    )
  }

  @Test func aMisspeltNameSaysSo() throws {
    let name = try #require(RepositoryName("octo-sample/typo"))
    #expect(
      screen(.misspelt(name)) == """
        Favorites                        by name
        ✗ there is no repository
        'octo-sample/typo' on GitHub (no longer,
        if it was renamed); check the spelling
        ♥ octo-sample/sample-kit       ★ 128 ⑂ 9
          A kit of samples    Swift · 2023-11-14





        f Remove  a Add  C Clear  s Sort
        """
    )
  }

  @Test func addingAsksForAName() async {
    let app = app(.init())
    await app.settle()
    await app.press("a")
    #expect(
      app.text == """
        Favorites                        by name
        ♥ octo-sample/another-kit        ★ 7 ⑂ 1
          Another kit of samples  C · 2023-07-22
        ♥ octo-sample/sample-kit       ★ 128 ⑂ 9
         ╭─ Add a favorite ───────────────────╮4
         │ OWNER/NAME                         │
         │ Return: go · Esc: cancel           │
         ╰────────────────────────────────────╯
        """
    )
  }

  @Test func clearingAsksFirst() async {
    let app = app(.init())
    await app.settle()
    await app.press("C")
    #expect(
      app.text == """
        Favorites                        by name
        ♥ octo-sample/another-kit        ★ 7 ⑂ 1
          Another kit of samples  C · 2023-07-22
        ♥ octo-sample/sample-kit       ★ 128 ⑂ 9
          A ki╭─ Remove all favorites? ──╮-11-14
              │ [Keep them] [Remove all] │
              ╰──────────────────────────╯
        """
    )
  }

  private func screen(_ state: FavoritesFeature.State) -> String {
    render(FavoritesView(store: Store(initialState: state) { FavoritesFeature() }), width: 40, height: 12)
      .text
  }

  private func app(_ state: FavoritesFeature.State) -> ViewDriver<
    FavoritesFeature.State, FavoritesFeature.Action
  > {
    ViewDriver(initialState: state, width: 40, height: 12) {
      FavoritesFeature()
    } withDependencies: {
      $0.favoritesClient = .inMemory([.mock, .mock2])
    } view: {
      FavoritesView(store: $0)
    }
  }
}
