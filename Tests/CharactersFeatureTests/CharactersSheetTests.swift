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
        │    # Name                                    Status    Species               │
        │▏ 900 Sample Rick                             ● Alive   Human                 │
        │  901 Sample Morty                            ● unknown Alien                 │
        │  902 Dead 902                                ● Dead    Human                 │
        │                                                                              │
        │                                                                              │
        │                      ╭─ Filter ──────────────────────╮                       │
        │                      │ Status:  ‹ any ›              │                       │
        │                      │ Gender:  ‹ any ›              │                       │
        │                      │ Species: any                  │                       │
        │                      │ Type:    any                  │                       │
        │                      ╰───────────────────────────────╯                       │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        │                                                                              │
        ╰──────────────────────────────────────────────────────────────────────────────╯
         Esc Close  ←→ Change  ⏎ Menu  Tab Next
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
        │  ╭─ Filter ──────────────────────╮   │
        │▏ │ Status:  ‹ any ›              │   │
        │  │ Gender:  ‹ any ›              │wn │
        │  │ Species: any                  │   │
        │  │ Type:    any                  │   │
        │  ╰───────────────────────────────╯   │
        │                                      │
        │                                      │
        ╰──────────────────────────────────────╯
         Esc Close  ←→ Change  ⏎ Menu  Tab Next
        """
    )
  }

  @Test func `Return in the filter sheet shows what there is to choose`() async {
    let app = app()
    await app.press("F")
    await app.press(.return)
    #expect(app.store.filter.status == nil)
    for choice in ["▌✓ any", "  Alive", "  Dead", "  unknown"] { #expect(app.text.contains(choice)) }
    await app.press(.downArrow)
    await app.press(.downArrow)
    await app.press(.return)
    #expect(app.store.filter.status == .dead)
    #expect(app.text.contains("Status:  ‹ Dead ›"))
  }

  @Test(arguments: [
    (80, "status: unknown ✕   species: Human ✕"), (60, "unknown ✕   Human ✕"), (40, "2 filters"),
  ])
  func `the parts of an active filter are beside the search`(width: Int, chips: String) async {
    var state = CharactersFeature.State.few
    state.filter = CharacterFilter(status: .unknown("unknown"), species: "Human")
    let view = CharactersView(store: Store(initialState: state) { EmptyReducer() })
    #expect(render(view, width: width, height: 24).lines[0].contains(chips))
  }

  @Test func `a click on a part of the filter removes it`() async throws {
    let app = app()
    app.store.filter = CharacterFilter(status: .dead, species: "Human")
    await app.settle()
    let line = app.frame.lines[0]
    let start = try #require(line.firstRange(of: "Dead")).lowerBound
    await app.click(x: line.distance(from: line.startIndex, to: start), y: 0)
    #expect(app.store.filter == CharacterFilter(species: "Human"))
  }

  @Test func `a click on the number of the parts shows the filter`() async throws {
    let app = app(width: 40, height: 12)
    app.store.filter = CharacterFilter(status: .dead, species: "Human")
    await app.settle()
    let line = app.frame.lines.first { $0.contains("2 filters") } ?? ""
    let start = try #require(line.firstRange(of: "filters")).lowerBound
    await app.click(x: line.distance(from: line.startIndex, to: start), y: 0)
    #expect(app.text.contains("╭─ Filter"))
  }

  @Test func `the past has the sheet`() async {
    let inspector = Inspector<CharactersFeature.State, CharactersFeature.Action>()
    let app = ViewDriver(initialState: .few, width: 140, height: 30) {
      inspector.inspecting(CharactersFeature())
    } withDependencies: {
      $0.continuousClock = TestClock()
      $0.rickAndMortyClient.characters = { .sample(page: $1, count: 2) }
    } view: { store in
      InspectedView(inspector, store: store) { CharactersView(store: $0) }
    }
    await app.settle()
    await app.press("F")
    #expect(app.text.contains("Gender:"))
    await app.press(.escape)
    #expect(!app.text.contains("Gender:"))
    await app.press(.function(12))
    await app.press("<")
    #expect(app.text.contains("Gender:"), "\(app.text)")
    await app.press("<")
    #expect(!app.text.contains("Gender:"), "\(app.text)")
  }

  private func app(width: Int = 80, height: Int = 24) -> ViewDriver<
    CharactersFeature.State, CharactersFeature.Action
  > {
    ViewDriver(initialState: .few, width: width, height: height) {
      CharactersFeature()
    } withDependencies: {
      $0.continuousClock = TestClock()
      $0.rickAndMortyClient.characters = { .sample(page: $1, count: 2) }
    } view: {
      CharactersView(store: $0)
    }
  }
}
