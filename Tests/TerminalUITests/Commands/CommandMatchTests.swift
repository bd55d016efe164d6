import TerminalUI
import Testing

@testable import TerminalViews

/// The search of the command palette.
@MainActor
@Suite struct CommandMatchTests {
  private let commands = [
    ("Refresh", "Coins"), ("Sort by price", "Coins"), ("Sort", "Repos"), ("Go to Coins", "App"),
    ("Café", "App"),
    ("Show or hide", "App"),
  ].enumerated().map { PaletteCommand(id: $0, title: $1.0, section: $1.1, key: "", run: {}) }

  private func titles(_ query: String) -> [String] {
    CommandMatch.all(query, in: commands).map(\.command.title)
  }

  @Test func `an empty query keeps all commands in order`() {
    #expect(titles("") == commands.map(\.title))
    #expect(titles("  ") == commands.map(\.title))
  }

  @Test(
    arguments: [
      ("sort", ["Sort by price", "Sort"]), ("SORT", ["Sort by price", "Sort"]), ("cafe", ["Café"]),
      ("sbp", ["Sort by price"]), ("price", ["Sort by price"]), ("sort repos", ["Sort"]),
      ("repos sort", ["Sort"]),
      ("coins", ["Go to Coins", "Refresh", "Sort by price"]), ("zzz", []), ("sort zzz", []),
      ("rt", ["Sort by price", "Sort"]),
    ]
  )
  func `words match titles and sections, wherever they are`(query: String, expected: [String]) {
    #expect(titles(query) == expected)
  }

  @Test func `a command is found by its title in a key bar, too`() {
    let retry = PaletteCommand(
      id: 0,
      title: "Load again",
      barTitle: "Retry",
      section: "Fact",
      key: "r",
      run: {}
    )
    #expect(CommandMatch.all("retry", in: [retry]).first?.offsets == [])
  }

  @Test func `a word's start is better than its middle, and both are better than scattered characters`() {
    #expect(titles("or").first == "Show or hide")
    #expect(titles("so").prefix(2) == ["Sort by price", "Sort"])
  }

  @Test func `scattered characters are better if words start with them or they are near each other`() {
    let commands = ["Refresh characters", "Subtract one", "Sort coins", "Sort repositories"].enumerated()
      .map { PaletteCommand(id: $0, title: $1, section: "", key: "", run: {}) }
    let found = CommandMatch.all("srt", in: commands)
    #expect(found.map(\.command.title).prefix(2) == ["Sort repositories", "Sort coins"])
    #expect(found[1].offsets.sorted() == [0, 2, 3])
  }

  @Test func `of two starts of words, that of a command of this screen is better`() {
    let commands = [
      PaletteCommand(id: 0, title: "Sort favorites", section: "Favorites", key: "", run: {}),
      PaletteCommand(id: 1, title: "Toggle the favorite", section: "Repos", key: "", isHere: true, run: {}),
    ]
    #expect(CommandMatch.all("favorite", in: commands).map(\.id) == [1, 0])
  }

  @Test func `scattered characters are worse than consecutive ones of another screen`() {
    let commands = [
      PaletteCommand(id: 0, title: "Next user", section: "Profile", key: "", isHere: true, run: {}),
      PaletteCommand(id: 1, title: "Show the amateurs", section: "Fact", key: "", run: {}),
      PaletteCommand(id: 2, title: "Add one", section: "Neurology", key: "", run: {}),
    ]
    #expect(CommandMatch.all("eur", in: commands).map(\.id) == [1, 2, 0])
  }

  @Test(arguments: [("price", [8, 9, 10, 11, 12]), ("sbp", [0, 5, 8]), ("sort pr", [0, 1, 2, 3, 8, 9])])
  func `the characters that match are known`(query: String, expected: [Int]) {
    #expect(CommandMatch.all(query, in: [commands[1]]).first?.offsets.sorted() == expected)
  }
}
