import ComposableArchitecture
import FavoritesClient
import FeatureViews
import Models
import RepositoryFeature
import TerminalUI
import Testing

/// The screens at the usual terminal size.
@MainActor
struct RepositoryViewTests {
  @Test func nobodyIsChosenYet() {
    #expect(
      screen(.init()) == """
        / Search repositories
        Repositories                                                          by updated









                                     Nobody is chosen yet.
                          Press o and type whose repositories to see.










        o Owner  f Favorite  s Sort  r Refresh
        """
    )
  }

  @Test func theFirstLoadSaysSo() {
    #expect(
      screen(.preview(.loading)) == """
        / Search repositories
        octo-sample                                                           by updated
        ⠋ Loading repositories…




















        o Owner  f Favorite  s Sort  r Refresh
        """
    )
  }

  @Test func repositoriesAreListedWithHearts() {
    #expect(
      screen(.loaded()) == """
        / Search repositories
        octo-sample                                                           by updated
        ♡ sample-kit                                                           ★ 128 ⑂ 9
          A kit of samples                                            Swift · 2023-11-14
        ♥ another-kit                                                            ★ 7 ⑂ 1
          Another kit of samples                                          C · 2023-07-22
        ♡ bare                                                                   ★ 0 ⑂ 0
          No description available
        ⠋ More…














        o Owner  f Favorite  s Sort  r Refresh
        """
    )
  }

  @Test func nobodysRepositoriesSaySo() {
    #expect(
      screen(.preview(.empty)) == """
        / Search repositories
        octo-sample                                                           by updated









                                octo-sample has no repositories.
                                Press o to choose somebody else.










        o Owner  f Favorite  s Sort  r Refresh
        """
    )
  }

  @Test func aSearchWithoutAMatchSaysSo() {
    #expect(
      screen(.loaded(searchText: "zzz")) == """
        / zzz
        octo-sample                                                           by updated
        ⠋ More…








                                  No repository matches 'zzz'.
                                 Press / and change the search.










        o Owner  f Favorite  s Sort  r Refresh
        """
    )
  }

  @Test func anUnknownOwnerSaysSo() {
    #expect(
      screen(.unknownOwner) == """
        / Search repositories
        nobody-sample                                                         by updated
        ✗ there is no GitHub account 'nobody-sample' (no longer, if it was renamed);
        check the spelling
        Press r to try again.


















        o Owner  f Favorite  s Sort  r Refresh
        """
    )
  }

  @Test func aFailureStandsBesideWhatWasThere() {
    #expect(
      screen(.preview(.failed)) == """
        / Search repositories
        octo-sample                                                           by updated
        ✗ too many requests; wait a minute and try again
        This is what was there before. Press r to try again.
        ♡ sample-kit                                                           ★ 128 ⑂ 9
          A kit of samples                                            Swift · 2023-11-14

















        o Owner  f Favorite  s Sort  r Refresh
        """
    )
  }

  @Test func favoritesThatCannotBeReadSaySo() {
    #expect(
      screen(.locked) == """
        / Search repositories
        octo-sample                                                           by updated
        ✗ another program is using the favorites in favorites.sqlite; try again when it
        has finished
        ♡ sample-kit                                                           ★ 128 ⑂ 9
          A kit of samples                                            Swift · 2023-11-14
        ♡ another-kit                                                            ★ 7 ⑂ 1
          Another kit of samples                                          C · 2023-07-22
        ♡ bare                                                                   ★ 0 ⑂ 0
          No description available
        ⠋ More…












        o Owner  f Favorite  s Sort  r Refresh
        """
    )
  }

  @Test func longTextIsCutOff() {
    #expect(
      screen(.preview(.longText)) == """
        / Search repositories
        octo-sample                                                           by updated
        ♡ long-long-long-long-long-long-long-long-long-long-long-long-long-l…  ★ 128 ⑂ 9
          A text that goes on and on, further than any line of any …  Swift · 2023-11-14
        ♡ another-kit                                                            ★ 7 ⑂ 1
          Another kit of samples                                          C · 2023-07-22

















        o Owner  f Favorite  s Sort  r Refresh
        """
    )
  }

  private func screen(_ state: RepositoryFeature.State) -> String {
    render(RepositoryView(store: Store(initialState: state) { RepositoryFeature() })).text
  }
}
