import CharactersFeature
import ComposableArchitecture
import FeatureViews
import Models
import TerminalUI
import Testing

/// The screens at the smallest supported size.
@MainActor
struct CharacterDetailSmallViewTests {
  @Test func theFirstLoadSaysSo() {
    #expect(
      screen(.loading) == """
        ⠋ Loading character 900…










        Esc Back  r Refresh
        """
    )
  }

  @Test func aCharacterShowsWhoItIs() {
    #expect(
      screen(.init(character: .mock)) == """
        Sample Rick
        Alive
        Species   Human
        Type      -
        Gender    Male
        Origin    unknown
        Location  Sample Station
        Episodes  2
        https://example.com/avatar/900.jpeg


        Esc Back  r Refresh
        """
    )
  }

  @Test func whatIsUnknownSaysSo() {
    #expect(
      screen(.init(character: .mock2)) == """
        Sample Morty
        unknown
        Species   Alien
        Type      Parasite
        Gender    unknown
        Origin    Sample Station
        Location  unknown
        Episodes  0



        Esc Back  r Refresh
        """
    )
  }

  @Test func aFailureSaysWhatToDo() {
    #expect(
      screen(.failed) == """
        ✗ character 900 does not exist
        Press r to try again.









        Esc Back  r Refresh
        """
    )
  }

  @Test func aFailureStandsBesideWhatWasThere() {
    #expect(
      screen(.stale) == """
        ✗ the service took too long to answer;
        try again
        This is what was there before. Press r
        to try again.
        Sample Rick
        Alive
        Species   Human
        Type      -
        Gender    Male
        Origin    unknown
        Location  Sample Station               ▾
        Esc Back  r Refresh
        """
    )
  }

  @Test func longTextIsWrapped() {
    #expect(
      screen(.longText) == """
        A text that goes on and on, further
        than any line of any terminal reaches,
        with 漢字 and é and 👩‍👩‍👧‍👦 in it
        Alive
        Species   Human
        Type      A text that goes on and on,
                  further than any line of any
                  terminal reaches, with 漢字
                  and é and 👩‍👩‍👧‍👦 in it
        Gender    Male
        Origin    unknown                      ▾
        Esc Back  r Refresh
        """
    )
  }

  private func screen(_ state: CharacterDetailFeature.State) -> String {
    render(
      CharacterDetailView(store: Store(initialState: state) { CharacterDetailFeature() }),
      width: 40,
      height: 12
    ).text
  }
}
