import TerminalUI
import Testing

/// Styles of text: set on it, inherited from the views around it, and overridden.
@MainActor
@Suite struct TextStyleTests {
  private func style(_ view: some View) -> CellStyle { render(view, width: 8, height: 1).style(x: 0, y: 0) }

  @Test func `each attribute of a text is drawn`() {
    #expect(style(Text("x").bold()).attributes == .bold)
    #expect(style(Text("x").dim()).attributes == .dim)
    #expect(style(Text("x").italic()).attributes == .italic)
    #expect(style(Text("x").underline()).attributes == .underline)
    #expect(style(Text("x").strikethrough()).attributes == .strikethrough)
    #expect(style(Text("x").bold().italic().underline()).attributes == [.bold, .italic, .underline])
  }

  @Test func `each attribute of a view is inherited by its texts`() {
    let text = Group { Text("x") }
    #expect(style(text.bold()).attributes == .bold)
    #expect(style(text.dim()).attributes == .dim)
    #expect(style(text.italic()).attributes == .italic)
    #expect(style(text.underline()).attributes == .underline)
    #expect(style(text.bold().dim().italic()).attributes == [.bold, .dim, .italic])
  }

  @Test(
    arguments: [
      (.largeTitle, CellStyle(foreground: .accentColor, attributes: .bold)),
      (.title, CellStyle(foreground: .accentColor, attributes: .bold)),
      (.headline, CellStyle(attributes: .bold)), (.body, .plain), (.caption, CellStyle(attributes: .dim)),
    ] as [(Font, CellStyle)]
  )
  func `a text style differs in weight and color`(font: Font, expected: CellStyle) {
    #expect(style(Text("x").font(font)) == expected)
    #expect(style(Group { Text("x") }.font(font)) == expected)
  }

  @Test func `a title keeps a color that it has`() {
    #expect(style(Text("x").foregroundColor(.red).font(.title)).foreground == .red)
  }

  @Test func `the innermost color counts`() {
    #expect(style(Text("x").foregroundColor(.red).foregroundColor(.green)).foreground == .green)
    #expect(style(Group { Text("x") }.foregroundColor(.red).foregroundColor(.green)).foreground == .red)
    #expect(style(Group { Text("x").foregroundStyle(.blue) }.foregroundStyle(.red)).foreground == .blue)
  }

  @Test func `no color is the color of the surrounding views`() {
    let text = Text("x").foregroundColor(.red).foregroundColor(nil)
    #expect(style(text).foreground == nil)
    #expect(style(Group { text }.foregroundColor(.blue)).foreground == .blue)
    #expect(style(Group { text }.foregroundColor(nil).foregroundColor(.blue)).foreground == .blue)
  }

  @Test func `joined texts keep their styles across lines`() {
    let text = Text("aaa bb").bold() + Text("b ccc").foregroundColor(.red)
    let frame = render(text, width: 3, height: 3)
    #expect(frame.lines == ["aaa", "bbb", "ccc"])
    #expect(frame.style(x: 0, y: 0) == CellStyle(attributes: .bold))
    #expect(frame.style(x: 1, y: 1) == CellStyle(attributes: .bold))
    #expect(frame.style(x: 2, y: 1) == CellStyle(foreground: .red))
    #expect(frame.style(x: 0, y: 2) == CellStyle(foreground: .red))
  }

  @Test func `styles of joined texts change all of them`() {
    let text = (Text("a") + Text("b").foregroundColor(.red)).bold()
    let frame = render(text, width: 2, height: 1)
    #expect(frame.style(x: 0, y: 0) == CellStyle(attributes: .bold))
    #expect(frame.style(x: 1, y: 0) == CellStyle(foreground: .red, attributes: .bold))
  }

  @Test func `an ellipsis has the style of the text it stands for`() {
    let text = Text("ab") + Text("cdefgh").foregroundColor(.red)
    let frame = render(text.lineLimit(1), width: 4, height: 1)
    #expect(frame.lines == ["abc…"])
    #expect(frame.style(x: 1, y: 0).foreground == nil)
    #expect(frame.style(x: 3, y: 0).foreground == .red)
  }

  @Test func `both columns of a wide character have its style`() {
    let frame = render(Text("漢").foregroundColor(.red) + Text("a"), width: 3, height: 1)
    #expect((0..<3).map { frame.style(x: $0, y: 0).foreground } == [.red, .red, nil])
  }

  @Test func `a style outside the screen is plain`() {
    let frame = render(Text("x").bold(), width: 1, height: 1)
    for (x, y) in [(-1, 0), (1, 0), (0, -1), (0, 1)] { #expect(frame.style(x: x, y: y) == .plain) }
    #expect(frame.style(of: "y") == nil)
  }
}
