import ComposableArchitecture
import FeatureViews
import GitHubClient
import Models
import TerminalUI
import Testing
import UserFeature

/// The screens at the smallest supported size.
@MainActor
struct UserSmallViewTests {
  @Test func nobodyIsChosenYet() {
    #expect(
      screen(.init()) == """
        Nobody is chosen yet.
        Press o and type a login, or choose an
        owner beside the repositories.








        o Account  r Refresh
        """
    )
  }

  @Test func theFirstLoadSaysSo() {
    #expect(
      screen(.preview(.loading)) == """
        ⠋ Loading ada-sample…










        o Account  r Refresh
        """
    )
  }

  @Test func anAccountShowsWhoItIs() {
    #expect(
      screen(.showing(.mock)) == """
        Ada Sample
        ada-sample
        Writes samples
        64 public repos | 1200 followers
        https://github.com/ada-sample
        https://example.com/ada.png





        o Account  r Refresh
        """
    )
  }

  @Test func anOrganizationWithoutANameShowsItsLogin() {
    #expect(
      screen(.showing(.mockOrganization)) == """
        octo-sample
        No bio available
        42 public repos | 310 followers
        https://github.com/octo-sample







        o Account  r Refresh
        """
    )
  }

  @Test func anUnknownAccountSaysSo() {
    #expect(
      screen(.unknown) == """
        ✗ there is no GitHub account
        'nobody-sample' (no longer, if it was
        renamed); check the spelling
        Press r to try again.







        o Account  r Refresh
        """
    )
  }

  @Test func aFailureStandsBesideWhatWasThere() {
    #expect(
      screen(.preview(.failed)) == """
        ✗ the service could not be reached: no
        route to host; check the connection and
        try again
        This is what was there before. Press r
        to try again.
        Ada Sample
        ada-sample
        Writes samples
        64 public repos | 1200 followers
        https://github.com/ada-sample
        https://example.com/ada.png
        o Account  r Refresh
        """
    )
  }

  @Test func longTextIsWrapped() {
    #expect(
      screen(.preview(.longText)) == """
        A text that goes on and on, further
        than any line of any terminal reaches,
        with 漢字 and é and 👩‍👩‍👧‍👦 in it
        ada-sample
        A text that goes on and on, further
        than any line of any terminal reaches,
        with 漢字 and é and 👩‍👩‍👧‍👦 in it. A text
        that goes on and on, further than any
        line of any terminal reaches, with 漢字
        and é and 👩‍👩‍👧‍👦 in it
        64 public repos | 1200 followers       ▾
        o Account  r Refresh
        """
    )
  }

  @Test func askingForAnAccount() async {
    let app = app(.init())
    await app.press("o")
    #expect(
      app.text == """
        Nobody is chosen yet.
        Press o and type a login, or choose an
        owner beside the repositories.

         ╭─ Account ──────────────────────────╮
         │ A login such as octo-sample        │
         │ Return: go · Esc: cancel           │
         ╰────────────────────────────────────╯
        """
    )
  }

  private func screen(_ state: UserFeature.State) -> String {
    render(UserView(store: Store(initialState: state) { UserFeature() }), width: 40, height: 12).text
  }

  private func app(_ state: UserFeature.State) -> ViewDriver<UserFeature.State, UserFeature.Action> {
    ViewDriver(initialState: state, width: 40, height: 12) {
      UserFeature()
    } withDependencies: {
      $0.gitHubClient.account = { _ in .mock }
    } view: {
      UserView(store: $0)
    }
  }
}
