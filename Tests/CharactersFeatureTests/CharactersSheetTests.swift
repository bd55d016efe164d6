import CharactersFeature
import ComposableArchitecture
import Models
import RickAndMortyClient
import TerminalUI
import Testing

/// The sheet of the filter.
@MainActor
struct CharactersSheetTests {
  @Test func `the filter is a sheet`() async {
    let app = app()
    await app.press("F")
    #expect(
      app.text == """
         / Search by name
        ╭─ Characters ──────────────────────────────────────────────────── 1–3 of 826 ─╮
        │▏ 900 Sample Rick                                      ● Alive   Human        │
        │  901 Sample Morty                                     ● unknown Alien        │
        │  902 Dead 902                                         ● Dead    Human        │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                      ╭─ Filter ──────────────────────╮                       │
        │                      │ Status: ‹ any ›               │                       │
        │                      │ Gender: ‹ any ›               │                       │
        │                      │ Species: any                  │                       │
        │                      │ Type:    any                  │                       │
        │                      │ Tab: next · Esc: done         │                       │
        │                      ╰───────────────────────────────╯                       │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        ╰──────────────────────────────────────────────────────────────────────────────╯
         Esc Close  Tab Next
        """
    )
  }

  @Test func `the filter is a sheet on a small screen`() async {
    let app = app(width: 40, height: 12)
    await app.press("F")
    #expect(
      app.text == """
         / Search by name
        ╭─ Characters ──────────── 1–3 of 826 ─╮
        │▏ ╭─ Filter ──────────────────────╮   │
        │  │ Status: ‹ any ›               │wn │
        │  │ Gender: ‹ any ›               │   │
        │  │ Species: any                  │   │
        │  │ Type:    any                  │   │
        │  │ Tab: next · Esc: done         │   │
        │  ╰───────────────────────────────╯   │
        │                                      │
        ╰──────────────────────────────────────╯
         Esc Close  Tab Next
        """
    )
  }

  @Test func `the parts of an active filter are named`() async {
    var state = CharactersFeature.State.few
    state.filter = CharacterFilter(status: .unknown("unknown"), species: "Human")
    let view = CharactersView(store: Store(initialState: state) { EmptyReducer() })
    #expect(render(view).lines[1].contains("[status: unknown] [species: Human]"))
  }

  private func app(width: Int = 80, height: Int = 24) -> ViewDriver<
    CharactersFeature.State, CharactersFeature.Action
  > {
    ViewDriver(initialState: .few, width: width, height: height) {
      CharactersFeature()
    } withDependencies: {
      $0.rickAndMortyClient.characters = { .sample(page: $1, count: 2) }
    } view: {
      CharactersView(store: $0)
    }
  }
}
