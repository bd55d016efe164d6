import CharactersFeature
import ComposableArchitecture
import FeatureViews
import Models
import RickAndMortyClient
import TerminalUI
import Testing

/// The screens at the usual terminal size.
@MainActor
struct CharactersViewTests {
  @Test func nothingIsThereBeforeItAppears() {
    #expect(
      screen(.init()) == """
        / Search by name






















        F Filter  r Refresh
        """
    )
  }

  @Test func theFirstLoadSaysSo() {
    #expect(
      screen(.preview(.loading)) == """
        / Search by name
        ⠋ Loading characters…





















        F Filter  r Refresh
        """
    )
  }

  @Test func charactersAreListed() {
    #expect(
      screen(.few) == """
        / Search by name
         900 Sample Rick                                                   Alive · Human
         901 Sample Morty                                                unknown · Alien
         902 Dead 902                                                       Dead · Human
        ⠋ More…

















        3 of 826
        F Filter  r Refresh
        """
    )
  }

  @Test func noMatchSaysSo() {
    #expect(
      screen(.preview(.empty)) == """
        / Search by name










                                     No character matches.
                              Press / or F and change the filter.










        F Filter  r Refresh
        """
    )
  }

  @Test func aFailureSaysWhatToDo() {
    #expect(
      screen(.offline) == """
        / Search by name
        ✗ the service could not be reached: no route to host; check the connection and
        try again
        Press r to try again.



















        F Filter  r Refresh
        """
    )
  }

  @Test func aPageThatFailedLeavesTheOthers() {
    #expect(
      screen(.halted) == """
        / Search by name
        ✗ the service has an internal problem (status 503); try again later
        This is what was there before. Press r to try again.
         900 Sample Rick                                                   Alive · Human
         901 Sample Morty                                                unknown · Alien
         902 Dead 902                                                       Dead · Human
        There is more.















        3 of 826
        F Filter  r Refresh
        """
    )
  }

  @Test func longTextIsCutOff() {
    #expect(
      screen(.preview(.longText)) == """
        / Search by name
         900 A text that goes on and on, further than any line of any te…  Alive · Human




















        1 of 1
        F Filter  r Refresh
        """
    )
  }

  @Test func theFilterIsASheet() async {
    let app = app(.few)
    await app.press("F")
    #expect(
      app.text == """
        / Search by name
         900 Sample Rick                                                   Alive · Human
         901 Sample Morty                                                unknown · Alien
         902 Dead 902                                                       Dead · Human




                               ╭─ Filter ──────────────────────╮
                               │ Status: ‹ any ›               │
                               │ Gender: ‹ any ›               │
                               │ Species: any                  │
                               │ Type:    any                  │
                               │ Tab: next · Esc: done         │
                               ╰───────────────────────────────╯








        3 of 826
        """
    )
  }

  private func screen(_ state: CharactersFeature.State) -> String {
    render(CharactersView(store: Store(initialState: state) { CharactersFeature() })).text
  }

  private func app(_ state: CharactersFeature.State) -> ViewDriver<
    CharactersFeature.State, CharactersFeature.Action
  > {
    ViewDriver(initialState: state) {
      CharactersFeature()
    } withDependencies: {
      $0.rickAndMortyClient.characters = { .sample(page: $1, count: 2) }
    } view: {
      CharactersView(store: $0)
    }
  }
}
