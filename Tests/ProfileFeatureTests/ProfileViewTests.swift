import ComposableArchitecture
import FeatureViews
import Models
import ProfileFeature
import TerminalUI
import Testing

/// The screens at the usual terminal size.
@MainActor
struct ProfileViewTests {
  @Test func nothingIsThereBeforeItAppears() {
    #expect(
      screen(.init()) == """
        User Id: 1
        ────────────────────────────────────────────────────────────────────────────────





















        p Previous  n Next  r Refresh
        """
    )
  }

  @Test func theFirstLoadSaysSo() {
    #expect(
      screen(.preview(.loading)) == """
        ⠋ Loading user 1…
        User Id: 1
        ────────────────────────────────────────────────────────────────────────────────
        ⠋ Loading users…



















        p Previous  n Next  r Refresh
        """
    )
  }

  @Test func aUserStandsAboveTheListOfAll() {
    #expect(
      screen(.loaded()) == """
        User Id: 1
        Ada Sample
        ada.sample@example.com
        https://example.com/faces/1.jpg
        ────────────────────────────────────────────────────────────────────────────────
           1 Ada Sample                                           ada.sample@example.com
           2 Bo Sample                                             bo.sample@example.com
           3 User3 Sample                                              user3@example.com
           4 User4 Sample                                              user4@example.com
           5 User5 Sample                                              user5@example.com
           6 User6 Sample                                              user6@example.com












        p Previous  n Next  r Refresh
        """
    )
  }

  @Test func aListWithFurtherPagesSaysSo() {
    #expect(
      screen(.loaded(count: 2, hasMore: true)) == """
        User Id: 1
        Ada Sample
        ada.sample@example.com
        https://example.com/faces/1.jpg
        ────────────────────────────────────────────────────────────────────────────────
           1 Ada Sample                                           ada.sample@example.com
           2 Bo Sample                                             bo.sample@example.com
        ⠋ More…















        p Previous  n Next  r Refresh
        """
    )
  }

  @Test func aUserWhoDoesNotExistSaysSo() {
    #expect(
      screen(.missing(23)) == """
        ✗ user 23 does not exist
        Press r to try again.
        User Id: 23
        ────────────────────────────────────────────────────────────────────────────────



















        p Previous  n Next  r Refresh
        """
    )
  }

  @Test func nobodyAtAllSaysSo() {
    #expect(
      screen(.preview(.empty)) == """
        ✗ user 1 does not exist (reqres answered 404)
        Press r to try again.
        User Id: 1
        ────────────────────────────────────────────────────────────────────────────────








                                      There are no users.
                                     Press r to look again.









        p Previous  n Next  r Refresh
        """
    )
  }

  @Test func aFailureStandsBesideWhatWasThere() {
    #expect(
      screen(.preview(.failed)) == """
        ✗ the service took too long to answer; try again
        This is what was there before. Press r to try again.
        User Id: 1
        Ada Sample
        ada.sample@example.com
        https://example.com/faces/1.jpg
        ────────────────────────────────────────────────────────────────────────────────
        ✗ the service has an internal problem (status 503); try again later
        Press r to try again.














        p Previous  n Next  r Refresh
        """
    )
  }

  @Test func longTextIsCutOff() {
    #expect(
      screen(.preview(.longText)) == """
        User Id: 1
        A text that goes on and on, further than any line of any terminal reaches, with
        漢字 and é and 👩‍👩‍👧‍👦 in it Sample
        long.long.long.long.long.long.long.long.long.long.long.long.long.long.long.long.
        long.long.long.long.address@example.com
        https://example.com/faces/1.jpg
        ────────────────────────────────────────────────────────────────────────────────
           1 A text that goes on and on, further…  long.long.long.long.long.long.long.l…
           2 Bo Sample                                             bo.sample@example.com














        p Previous  n Next  r Refresh
        """
    )
  }

  private func screen(_ state: ProfileFeature.State) -> String {
    render(ProfileView(store: Store(initialState: state) { ProfileFeature() })).text
  }
}
