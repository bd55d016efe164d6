import CommandSupport
import Testing

struct SuggestionTests {
  @Test(arguments: [
    ("coin", "coins"), ("lst", "list"), ("lits", "list"), ("LIST", "list"), ("fav", "favorites"),
    ("favoritse", "favorites"), ("usr", "user"), ("charcters", "characters"),
  ])
  func `a near word is suggested`(typed: String, expected: String) {
    let words = ["profile", "repos", "favorites", "user", "characters", "coins", "fact", "list"]
    #expect(Suggestion.nearest(to: typed, in: words) == expected)
  }

  @Test(arguments: ["", "x", "teapot", "octo-sample", String(repeating: "coins", count: 1_000)])
  func `a far word gets no suggestion`(typed: String) {
    #expect(Suggestion.nearest(to: typed, in: ["profile", "coins", "list"]) == nil)
  }

  @Test func `the nearest of several is suggested, the first of equals`() {
    #expect(Suggestion.nearest(to: "sort", in: ["source", "sorts", "port"]) == "sorts")
    #expect(Suggestion.nearest(to: "cat", in: ["bat", "hat"]) == "bat")
  }
}
