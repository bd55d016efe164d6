import ComposableArchitecture
import Testing

@Suite struct TextStateTests {
  @Test func `a text is made of a literal`() {
    #expect(String(state: TextState("Delete")) == "Delete")
  }

  @Test func `a text is made of an interpolation`() {
    let count = 3
    #expect(String(state: TextState("Delete \(count) files")) == "Delete 3 files")
  }

  @Test func `a text is made of a substring`() {
    #expect(String(state: TextState("Delete it".prefix(6))) == "Delete")
  }

  @Test func `a verbatim text says exactly that`() {
    #expect(TextState(verbatim: "100 % **sure**") == TextState("100 % **sure**"))
    #expect(String(state: TextState(verbatim: "100 % **sure**")) == "100 % **sure**")
  }

  @Test func `texts are joined`() {
    let text = TextState("Delete ") + TextState("notes.txt").bold() + TextState("?")
    #expect(String(state: text) == "Delete notes.txt?")
    #expect(
      text.runs == [
        TextState.Run("Delete "), TextState.Run("notes.txt", style: .bold), TextState.Run("?"),
      ]
    )
  }

  @Test func `joined texts of one style are one stretch`() {
    #expect(TextState("Dele") + TextState("te") == TextState("Delete"))
    #expect((TextState("Dele") + TextState("te")).runs == [TextState.Run("Delete")])
  }

  @Test func `an empty text has no stretches`() {
    #expect(TextState("").runs.isEmpty)
    #expect(TextState("") + TextState("Delete") == TextState("Delete"))
    #expect(TextState("").bold() == TextState(""))
  }

  @Test(arguments: [
    (TextState("Delete").bold(), TextState.Style.bold),
    (TextState("Delete").italic(), .italic),
    (TextState("Delete").underline(), .underline),
    (TextState("Delete").strikethrough(), .strikethrough),
    (TextState("Delete").bold().italic(), TextState.Style([.bold, .italic])),
  ])
  func `a modifier adds its style`(text: TextState, style: TextState.Style) {
    #expect(text.runs == [TextState.Run("Delete", style: style)])
    #expect(text != TextState("Delete"))
    #expect(String(state: text) == "Delete")
  }

  @Test func `an inactive modifier takes its style away`() {
    let text = TextState("Delete").bold().italic().underline().strikethrough()
    #expect(text.bold(false) == TextState("Delete").italic().underline().strikethrough())
    #expect(text.italic(false) == TextState("Delete").bold().underline().strikethrough())
    #expect(text.underline(false) == TextState("Delete").bold().italic().strikethrough())
    #expect(text.strikethrough(false) == TextState("Delete").bold().italic().underline())
  }

  @Test func `a modifier applies to the whole text`() {
    let text = (TextState("Delete ") + TextState("it").italic()).bold()
    #expect(
      text.runs == [TextState.Run("Delete ", style: .bold), TextState.Run("it", style: [.bold, .italic])]
    )
  }

  @Test func `the order of modifiers does not matter`() {
    #expect(TextState("Delete").bold().italic() == TextState("Delete").italic().bold())
  }

  @Test func `equal texts have one hash`() {
    let texts: Set = [TextState("a").bold(), TextState("a"), TextState("") + TextState("a")]
    #expect(texts.count == 2)
  }

  @Test func `a dump shows what the text says`() {
    #expect(String(customDumping: TextState("Delete")) == #""Delete""#)
  }

  @Test func `a dump shows styles as markdown`() {
    let text =
      TextState("a").bold() + TextState("b").italic() + TextState("c").underline()
      + TextState("d").strikethrough() + TextState("e").bold().italic()
    #expect(String(customDumping: text) == #""**a**_b_<u>c</u>~~d~~**_e_**""#)
  }

  @Test func `a run has its content and style`() {
    var run = TextState.Run("Delete", style: .bold)
    run.content += "!"
    #expect(run.content == "Delete!")
    #expect(run.style == .bold)
  }
}
