import CharactersFeature
import ComposableArchitecture
import Models
import RickAndMortyClient
import TerminalUI
import Testing

/// Key presses, from the user's point of view.
@MainActor
struct CharactersKeyTests {
  @Test func `moving down reaches the last character`() async {
    let app = app(count: 65)
    await app.settle()
    #expect(app.store.characters.value?.characters.count == 40)
    await app.press("G")
    #expect(app.store.characters.value?.characters.count == 60)
    #expect(app.selectedName == "Sample 40")
    await app.press("G")
    await app.press("G")
    #expect(app.store.characters.value?.characters.count == 65)
    #expect(app.selectedName == "Sample 65")
    #expect(!app.text.contains("More…"))
    await app.press("g")
    #expect(app.selectedName == "Sample 1")
  }

  @Test func `beside an inspector the list opens details as on a narrow screen`() async {
    let app = ViewDriver(initialState: CharactersFeature.State(), width: 140, height: 30) {
      CharactersFeature()
    } withDependencies: {
      $0.rickAndMortyClient.characters = { .sample(page: $1, count: 65) }
      $0.rickAndMortyClient.character = { .sample($0) }
    } view: {
      CharactersView(store: $0).frame(width: 75, alignment: .topLeading)
    }
    await app.settle()
    #expect(!app.text.contains("Previous"))
    await app.press(.downArrow)
    await app.press(.return)
    #expect(app.store.detail?.id == 2)
  }

  @Test func `details of the past are shown without a warning, until a key would change it`() async {
    let inspector = Inspector<CharactersFeature.State, CharactersFeature.Action>()
    let app = ViewDriver(initialState: CharactersFeature.State(), width: 80, height: 30) {
      inspector.inspecting(CharactersFeature())
    } withDependencies: {
      $0.rickAndMortyClient.characters = { .sample(page: $1, count: 65) }
      $0.rickAndMortyClient.character = { .sample($0) }
    } view: {
      InspectedView(inspector, store: $0) { CharactersView(store: $0) }
    }
    await app.settle()
    await app.press(.return)
    await app.press(.function(12))
    #expect(app.frame.lines.last?.contains("Esc Back") == true)
    await app.press("<")
    #expect(app.text.contains("PAST") && app.text.contains("Sample 1"))
    #expect(!app.text.contains("This is the past"))
    #expect(app.frame.lines.last?.contains("Esc Back") == false)
    await app.press(.escape)
    #expect(app.text.contains("This is the past"))
  }

  @Test func `turning pages reaches them all`() async {
    let app = app(count: 826)
    await app.settle()
    for _ in 1...60 { await app.press(.pageDown) }
    #expect(app.text.contains("826 of 826"))
    #expect(app.selectedName == "Sample 826")
    await app.press(.home)
    #expect(app.selectedName == "Sample 1")
  }

  @Test func `a screen higher than a page is filled`() async {
    let app = app(count: 65, height: 60)
    await app.settle()
    #expect(app.store.characters.value?.characters.count == 60)
    #expect(app.text.contains("Sample 55"))
  }

  @Test(arguments: [(40, ""), (80, "Human"), (140, "Human Male"), (200, "Human Male Sample Station")])
  func `a wide list has more columns`(width: Int, columns: String) async {
    let app = app(count: 65, width: width)
    await app.settle()
    let row = app.frame.lines.first { $0.contains("Sample 2 ") } ?? ""
    let words = row.prefix(width < 100 ? width : width * 3 / 5).split(separator: " ")
    // Before them are the border, the number, both words of the name, the mark and the status.
    #expect(words.dropFirst(6).filter { !$0.contains("│") }.joined(separator: " ") == columns)
  }

  @Test func `a page that failed is asked for again by a key only`() async {
    let asked = LockIsolated<[Int]>([])
    let app = app { page in
      asked.withValue { $0.append(page) }
      if asked.value == [1, 2] { throw APIError.timedOut }
      return .sample(page: page, count: 45)
    }
    await app.settle()
    await app.press("G")
    #expect(app.text.contains("✗ Rick and Morty took too long to answer; press r to try again"))
    #expect(app.store.characters.value?.characters.count == 20)
    await app.press("k")
    await app.press("G")
    #expect(asked.value == [1, 2])
    await app.press("r")
    #expect(asked.value == [1, 2, 2])
    #expect(!app.text.contains("✗"))
    #expect(app.store.characters.value?.characters.count == 40)
    #expect(app.selectedName == "Sample 20")
  }

  @Test func `return opens a character and escape goes back to the same row`() async {
    let app = app(count: 45)
    await app.settle()
    await app.press("G")
    await app.press("k")
    let list = app.text
    #expect(app.selectedName == "Sample 39")
    await app.press(.return)
    // The pane's title is the name.
    #expect(app.text.contains("╭─ Sample 39 ─") && app.text.contains("│  ● Alive "))
    #expect(app.frame.lines.count { $0.contains("Sample 39") } == 1)
    #expect(app.text.contains("Episodes  2 (1–2)"))
    #expect(app.frame.lines.last == " Esc Back  n Next  p Previous  r Refresh")
    await app.press(.escape)
    #expect(app.store.detail == nil)
    #expect(app.text == list)
    #expect(app.selectedName == "Sample 39")
  }

  @Test func `searching waits until typing has settled`() async {
    let clock = TestClock()
    let asked = LockIsolated<[String]>([])
    let app = app(clock: clock) { filter, page in
      asked.withValue { $0.append(filter.name) }
      return filter.name == "zzz" ? .empty : .sample(page: page, count: 2, name: "Found \(filter.name)")
    }
    await app.settle()
    await app.press("/")
    await app.type("rick")
    #expect(asked.value == [""])
    await clock.advance(by: .milliseconds(300))
    await app.settle()
    #expect(asked.value == ["", "rick"])
    #expect(app.text.contains("Found rick 1"))
    await app.press(.escape)
    await app.type("zzz")
    await clock.advance(by: .milliseconds(300))
    await app.settle()
    #expect(app.text.contains("No character matches."))
  }

  @Test func `the filter sheet changes the filter`() async {
    let clock = TestClock()
    let asked = LockIsolated<[CharacterFilter]>([])
    let app = app(clock: clock) { filter, page in
      asked.withValue { $0.append(filter) }
      return .sample(page: page, count: 2)
    }
    await app.settle()
    await app.press("F")
    #expect(app.frame.style(of: "‹ any ›")?.background == .selection)
    #expect(app.frame.lines.last == " Esc Close  ←→ Change  ⏎ Menu  Tab Next")
    await app.press(.rightArrow)
    await app.press(.rightArrow)
    await app.press(.downArrow)
    await app.press(.leftArrow)
    await app.press(.tab)
    await app.type("Alien")
    #expect(app.text.contains("Status:  ‹ Dead ›"))
    #expect(app.text.contains("Gender:  ‹ unknown ›"))
    await app.press(.escape)
    #expect(!app.text.contains("╭─ Filter"))
    await clock.advance(by: .milliseconds(300))
    await app.settle()
    #expect(
      asked.value.last
        == CharacterFilter(status: .dead, species: "Alien", gender: CharacterGender(rawValue: "unknown"))
    )
  }

  @Test func `life has colors`() async {
    let app = app { _ in
      var dead = RickAndMortyCharacter.sample(2)
      dead.status = .dead
      return CharactersPage(page: 1, characters: [.sample(1), dead, .mock2], count: 3, pages: 1)
    }
    await app.settle()
    #expect(app.frame.style(of: "Alive")?.foreground == .green)
    #expect(app.frame.style(of: "Dead")?.foreground == .red)
    #expect(app.frame.style(of: "unknown")?.foreground == .secondary)
  }

  @Test func `in a wide window Return lights the details, and n and p lead on`() async {
    let app = app(width: 120) { _, page in .sample(page: page, count: 45) }
    await app.settle()
    await app.press("j")
    await app.press(.return)
    #expect(app.store.detail == nil)
    #expect(app.text.contains("─ Sample 2 ─"))
    #expect(app.frame.style(x: 72, y: 1).foreground == .accentColor)
    await app.press("n")
    #expect(app.store.selectedID == 3)
    #expect(app.text.contains("─ Sample 3 ─") && app.text.contains("│▏   3 Sample 3 "))
    #expect(app.frame.style(x: 72, y: 1).foreground == .accentColor)
    await app.press(.escape)
    #expect(app.frame.style(x: 72, y: 1).foreground != .accentColor)
    await app.press("p")
    await app.press("p")
    #expect(app.selectedName == "Sample 1")
    await app.press("p")
    #expect(app.selectedName == "Sample 1")
  }

  // MARK: Support

  private typealias Driver = ViewDriver<CharactersFeature.State, CharactersFeature.Action>

  @Test func `n and p lead to the neighbors of the character with details`() async {
    let app = app(count: 3)
    await app.settle()
    await app.press("p")
    await app.press(.return)
    #expect(app.text.contains("Sample 1"))
    await app.press("p")
    #expect(app.text.contains("Sample 1"))
    await app.press("n")
    await app.press("n")
    await app.press("n")
    #expect(app.text.contains("Sample 3"))
    #expect(app.store.selectedID == 3)
    await app.press("p")
    await app.press(.escape)
    #expect(app.selectedName == "Sample 2")
  }

  @Test func `n and p are dimmed if they lead nowhere`() async {
    let app = app(count: 2)
    await app.settle()
    await app.press(.return)
    #expect(isDimmed("Previous", app) && !isDimmed("Next", app))
    await app.press("n")
    #expect(!isDimmed("Previous", app) && isDimmed("Next", app))
  }

  private func isDimmed(_ title: String, _ app: Driver) -> Bool {
    app.frame.style(of: title)?.attributes.contains(.dim) == true
  }

  private func app(count: Int, width: Int = 80, height: Int = 26) -> Driver {
    app(width: width, height: height) { _, page in .sample(page: page, count: count) }
  }

  private func app(page: @escaping @Sendable (Int) async throws -> CharactersPage) -> Driver {
    app { _, number in try await page(number) }
  }

  private func app(
    clock: TestClock<Duration> = TestClock(),
    width: Int = 80,
    height: Int = 24,
    characters: @escaping @Sendable (CharacterFilter, Int) async throws -> CharactersPage
  ) -> Driver {
    ViewDriver(initialState: CharactersFeature.State(), width: width, height: height) {
      CharactersFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.rickAndMortyClient.characters = characters
      $0.rickAndMortyClient.character = { .sample($0) }
    } view: {
      CharactersView(store: $0)
    }
  }
}

extension ViewDriver<CharactersFeature.State, CharactersFeature.Action> {
  /// The name on the row that is drawn with the focus.
  fileprivate var selectedName: String? {
    let frame = frame
    let line = frame.lines.enumerated().first { y, _ in
      frame.style(x: 5, y: y).background == .selection
    }?.element
    return line.map { $0.split { " │▌▏".contains($0) }.dropFirst().prefix(2).joined(separator: " ") }
  }
}
