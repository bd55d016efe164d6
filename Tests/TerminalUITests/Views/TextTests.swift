import ComposableArchitecture
import TerminalUI
import Testing

@MainActor
@Suite struct TextTests {
  private func lines(_ view: some View, width: Int = 20, height: Int = 4) -> [String] {
    render(view, width: width, height: height).text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  @Test func `long text is wrapped at spaces`() {
    #expect(lines(Text("the quick brown fox jumps"), width: 10) == ["the quick", "brown fox", "jumps"])
  }

  @Test func `a word longer than a line is broken`() {
    #expect(lines(Text("abcdefghijkl"), width: 5) == ["abcde", "fghij", "kl"])
  }

  @Test func `line ends are kept`() {
    #expect(lines(Text("one\n\ntwo")) == ["one", "", "two"])
  }

  @Test func `what does not fit ends in an ellipsis`() {
    #expect(lines(Text("the quick brown fox").lineLimit(1), width: 10) == ["the quick…"])
    #expect(lines(Text("the quick brown fox jumps"), width: 10, height: 2) == ["the quick", "brown fox…"])
  }

  @Test func `wide characters are never cut in half`() {
    #expect(lines(Text("漢字漢字").lineLimit(1), width: 6) == ["漢字…"])
    #expect(lines(Text("漢字漢字"), width: 5) == ["漢字", "漢字"])
  }

  @Test func `combining marks and joined emoji take their cells`() {
    let frame = render(
      HStack(spacing: 0) {
        Text("e\u{301}👩‍👩‍👧‍👦"); Text("|")
      },
      width: 10,
      height: 1
    )
    #expect(frame.lines == ["e\u{301}👩‍👩‍👧‍👦|"])
    #expect(frame.style(x: 3, y: 0) == .plain)
  }

  @Test func `control sequences are taken out`() {
    #expect(lines(Text("a\u{1B}[31mb\u{202E}c\u{7}")) == ["a[31mbc"])
  }

  @Test func `styles are those of the text and of the views around`() {
    let frame = render(
      VStack(alignment: .leading) {
        Text("plain") + Text(" bold").bold()
        Text("title").font(.title)
      }
      .foregroundColor(.red),
      width: 20,
      height: 2
    )
    #expect(frame.style(of: "plain") == CellStyle(foreground: .red))
    #expect(frame.style(of: "bold") == CellStyle(foreground: .red, attributes: .bold))
    #expect(frame.style(of: "title") == CellStyle(foreground: .accentColor, attributes: .bold))
  }

  @Test func `text of a state keeps its styles`() {
    let frame = render(Text(TextState("plain ") + TextState("bold").bold()), width: 20, height: 1)
    #expect(frame.style(of: "bold")?.attributes == .bold)
    #expect(frame.style(of: "plain")?.attributes == [])
  }
}
