import Testing

@testable import TerminalViews

@Suite struct SpokenTextTests {
  @Test(arguments: [
    ("▼ 4.89%", "down 4.89%"), ("▲ 0.15% today", "up 0.15% today"), ("Rank ▲", "Rank ascending"),
    ("#▼ Coin", "# descending Coin"), ("▲", "ascending"), ("★ 17", "stars 17"),
  ])
  func `an arrow before a number is a change, and elsewhere an order`(text: String, words: String) {
    #expect(SpokenText.plain(text) == words)
  }

  @Test(arguments: [
    ("└ coins.task", "coins.task"), ("└3 coins.task", "3 coins.task"), ("└", ""),
    ("Actions ‖ 3 of 9", "Actions paused 3 of 9"), ("Actions ► 3 of 9", "Actions playing 3 of 9"),
  ])
  func `the marks of the inspector are words, or nothing`(text: String, words: String) {
    #expect(SpokenText.plain(text) == words)
  }

  @Test func `the parts of a note are apart from each other`() {
    #expect(Spoken.title("State", detail: "d diff  y copy").detail == "d diff, y copy")
  }
}
