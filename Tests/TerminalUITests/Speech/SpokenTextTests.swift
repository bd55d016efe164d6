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
}
