import ComposableArchitecture
import FavoritesClient
import FavoritesFeature
import FeatureViews
import Models
import TerminalUI
import Testing

/// The screens at the usual terminal size.
@MainActor
struct FavoritesViewTests {
  @Test func theFirstLoadSaysSo() {
    #expect(
      screen(.preview(.loading)) == """
        Favorites                                                                by name
        ⠋ Loading favorites…





















        f Remove  a Add  C Clear  s Sort  r Refresh
        """
    )
  }

  @Test func favoritesAreListed() {
    #expect(
      screen(.loaded) == """
        Favorites                                                                by name
        ♥ octo-sample/another-kit                                                ★ 7 ⑂ 1
          Another kit of samples                                          C · 2023-07-22
        ♥ octo-sample/bare                                                       ★ 0 ⑂ 0
          No description available
        ♥ octo-sample/sample-kit                                               ★ 128 ⑂ 9
          A kit of samples                                            Swift · 2023-11-14
















        f Remove  a Add  C Clear  s Sort  r Refresh
        """
    )
  }

  @Test func noFavoritesSayHowToAddOne() {
    #expect(
      screen(.preview(.empty)) == """
        Favorites                                                                by name










                                  There are no favorites yet.
                           Press a to add one, or f on a repository.










        f Remove  a Add  C Clear  s Sort  r Refresh
        """
    )
  }

  @Test func aFailureSaysWhatToDo() {
    #expect(
      screen(.locked) == """
        Favorites                                                                by name
        ✗ another program is using the favorites in favorites.sqlite; try again when it
        has finished
        Press r to try again.



















        f Remove  a Add  C Clear  s Sort  r Refresh
        """
    )
  }

  @Test func aFailureStandsBesideWhatWasThere() {
    #expect(
      screen(.preview(.failed)) == """
        Favorites                                                                by name
        ✗ another program is using the favorites in favorites.sqlite; try again when it
        has finished
        This is what was there before. Press r to try again.
        ♥ octo-sample/sample-kit                                               ★ 128 ⑂ 9
          A kit of samples                                            Swift · 2023-11-14

















        f Remove  a Add  C Clear  s Sort  r Refresh
        """
    )
  }

  @Test func longTextIsCutOff() {
    #expect(
      screen(.preview(.longText)) == """
        Favorites                                                                by name
        ♥ long-long-long-long-long-long-long-long-long-long-long-long-long-l…  ★ 128 ⑂ 9
          A text that goes on and on, further than any line of any …  Swift · 2023-11-14




















        f Remove  a Add  C Clear  s Sort  r Refresh
        """
    )
  }

  @Test func aRepositoryThatIsAskedForIsNamed() throws {
    let name = try #require(RepositoryName("octo-sample/sample-kit"))
    #expect(
      screen(.adding(name)) == """
        Favorites                                                                by name
        ⠋ Asking GitHub for octo-sample/sample-kit…
        ♥ octo-sample/sample-kit                                               ★ 128 ⑂ 9
          A kit of samples                                            Swift · 2023-11-14



















        f Remove  a Add  C Clear  s Sort  r Refresh
        """
    )
  }

  @Test func aMisspeltNameSaysSo() throws {
    let name = try #require(RepositoryName("octo-sample/typo"))
    #expect(
      screen(.misspelt(name)) == """
        Favorites                                                                by name
        ✗ there is no repository 'octo-sample/typo' on GitHub (no longer, if it was
        renamed); check the spelling
        ♥ octo-sample/sample-kit                                               ★ 128 ⑂ 9
          A kit of samples                                            Swift · 2023-11-14


















        f Remove  a Add  C Clear  s Sort  r Refresh
        """
    )
  }

  private func screen(_ state: FavoritesFeature.State) -> String {
    render(FavoritesView(store: Store(initialState: state) { FavoritesFeature() })).text
  }
}
