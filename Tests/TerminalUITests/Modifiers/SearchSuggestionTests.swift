import TerminalUI
import Testing

private struct Tag: Identifiable, Hashable {
  let id: String
}

private struct Status: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View { Button(isSearching ? "searching" : "idle") { dismissSearch() } }
}

/// Suggestions and tokens of a search line.
@MainActor
@Suite struct SearchSuggestionTests {
  @Test func `suggestions are shown while the user searches, and one becomes the text`() {
    let probe = ScreenProbe(width: 20, height: 6) {
      Stateful("") { text in
        Status().searchable(text: text).searchSuggestions {
          ForEach(["apple", "pear"], id: \.self) { Text("find \($0)").searchCompletion($0) }
        }
      }
    }
    #expect(probe.text == " / Search\n[idle]")
    probe.press("/")
    #expect(probe.text == " / Search\nfind apple\nfind pear\n[searching]")
    probe.press(.tab)
    probe.press(.downArrow)
    probe.press(.return)
    #expect(probe.text == " / pear\nfind apple\nfind pear\n[searching]")
    probe.press(.return)
    #expect(probe.text == " / pear\n[idle]")
  }

  @Test func `an action ends the search and clears the text`() {
    let probe = ScreenProbe(width: 20, height: 3) {
      Stateful("") { text in Status().searchable(text: text) }
    }
    probe.press("/")
    probe.type("ab")
    #expect(probe.text == " / ab\n[searching]")
    probe.press(.tab)
    probe.press(.return)
    #expect(probe.text == " / Search\n[idle]")
  }

  @Test func `a search line is released with its screen`() {
    final class Model {}
    weak var model: Model?
    do {
      let content = Model()
      model = content
      let probe = ScreenProbe(width: 20, height: 3) {
        Stateful("") { text in Button("Send") { _ = content }.searchable(text: text) }
      }
      probe.press("/")
      #expect(probe.text.contains("/ Search"))
    }
    #expect(model == nil)
  }

  @Test func `a suggested token is added, and a press removes it`() {
    let tags = [Tag(id: "vegan"), Tag(id: "quick")]
    let probe = ScreenProbe(width: 30, height: 4) {
      Stateful([Tag]()) { tokens in
        Text("\(tokens.wrappedValue.count) tokens").searchable(
          text: .constant(""),
          tokens: tokens,
          suggestedTokens: .constant(tags)
        ) {
          Text($0.id)
        }
      }
    }
    probe.press("/")
    #expect(probe.text == " / Search\nvegan\nquick\n0 tokens")
    probe.press(.tab)
    probe.press(.return)
    #expect(probe.text.hasPrefix(" / [vegan ×]"))
    #expect(probe.text.hasSuffix("\n1 tokens"))
    probe.click(x: 4, y: 0)
    #expect(probe.text.hasSuffix("\n0 tokens"))
  }

  @Test func `a binding begins the search and is told of its end, and return submits`() {
    let log = Recorder<String>()
    let probe = ScreenProbe(width: 20, height: 4) {
      Stateful(false) { isPresented in
        VStack(alignment: .leading) {
          Button("Begin: \(isPresented.wrappedValue)") { isPresented.wrappedValue = true }
          Status().searchable(text: .constant("x"), isPresented: isPresented)
        }
      }
      .onSubmit(of: .search) { log.values.append("submitted") }
    }
    #expect(probe.text == "[Begin: false]\n / x\n[idle]")
    probe.click(x: 1, y: 0)
    #expect(probe.text == "[Begin: true]\n / x\n[searching]")
    probe.press(.return)
    #expect(probe.text == "[Begin: false]\n / x\n[idle]")
    #expect(log.values == ["submitted"])
  }

  private struct Vegan: View {
    @TerminalUI.State private var text = "soup"
    @TerminalUI.State private var tokens = [Tag(id: "vegan")]

    var body: some View {
      Text("\(text), \(tokens.count) tokens").searchable(text: $text, tokens: $tokens) { Text($0.id) }
    }
  }

  @Test func `escape in the line removes the tokens with the text, and then leaves`() {
    let probe = ScreenProbe(width: 30, height: 4) { Vegan() }
    probe.press("/")
    #expect(probe.text.contains("soup, 1 tokens"))
    probe.press(.escape)
    #expect(probe.text.contains(", 0 tokens"))
    #expect(!probe.text.contains("vegan"))
    #expect(probe.frame.cursor != nil)
    probe.press(.escape)
    #expect(probe.frame.cursor == nil)
  }

  @Test func `escape below the line removes the tokens that were kept`() {
    let probe = ScreenProbe(width: 30, height: 4) {
      Stateful([Tag(id: "vegan")]) { tokens in
        Button("\(tokens.wrappedValue.count) tokens") {}
          .searchable(text: .constant(""), tokens: tokens) { Text($0.id) }
      }
    }
    #expect(probe.text.contains("1 tokens"))
    #expect(probe.press(.escape) == .handled)
    #expect(probe.text.contains("0 tokens"))
    #expect(probe.press(.escape) == .ignored)
  }
}
