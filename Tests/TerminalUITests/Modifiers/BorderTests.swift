import TerminalUI
import Testing

@MainActor
@Suite struct BorderTests {
  @Test(
    arguments: [
      (.rounded, "╭──╮\n│ab│\n╰──╯"), (.square, "┌──┐\n│ab│\n└──┘"), (.heavy, "┏━━┓\n┃ab┃\n┗━━┛"),
      (.double, "╔══╗\n║ab║\n╚══╝"),
    ] as [(BorderStyle, String)]
  )
  func `a border is drawn around its content`(style: BorderStyle, expected: String) {
    #expect(render(Text("ab").border(style), width: 10, height: 4).text == expected)
  }

  @Test func `nested borders are inside each other`() {
    let view = Text("a").border(.square).border(.double).padding(.leading, 1).border(.rounded)
    #expect(
      render(view, width: 12, height: 8).text == """
        ╭──────╮
        │ ╔═══╗│
        │ ║┌─┐║│
        │ ║│a│║│
        │ ║└─┘║│
        │ ╚═══╝│
        ╰──────╯
        """
    )
  }

  @Test func `content is cut off inside the border`() {
    #expect(
      render(Text("abcdefgh").fixedSize().border(.square), width: 6, height: 3).text == """
        ┌────┐
        │abc…│
        └────┘
        """
    )
    #expect(
      render(Text("漢字漢").fixedSize().border(.square), width: 5, height: 3).text == """
        ┌───┐
        │漢…│
        └───┘
        """
    )
  }

  @Test func `content that is moved out of the border isn't drawn`() {
    let view = Text("abcdef").padding(EdgeInsets(leading: -2)).border(.square).padding(.leading, 3)
    #expect(render(view, width: 12, height: 3).text == "   ┌────┐\n   │cdef│\n   └────┘")
  }

  @Test(arguments: [
    (0, 0, ""), (1, 1, ""), (2, 1, ""), (1, 2, ""), (2, 2, "┌┐\n└┘"), (3, 2, "┌─┐\n└─┘"),
    (2, 3, "┌┐\n││\n└┘"),
  ])
  func `a border needs two columns and two rows`(width: Int, height: Int, expected: String) {
    #expect(render(Text("abc").border(.square), width: width, height: height).text == expected)
  }

  @Test(arguments: [
    ("Coins", 16, "┌─ Coins ──────┐"), ("A long title", 16, "┌─ A long ti… ─┐"),
    ("漢字漢字漢字", 14, "┌─ 漢字漢… ──┐"),
    ("Coins", 7, "┌─ … ─┐"), ("Coins", 6, "┌────┐"), ("", 10, "┌─  ─────┐"),
  ])
  func `a title is in the top line, cut to its room`(title: String, width: Int, expected: String) {
    let view = Text("x").frame(maxWidth: .infinity).border(.square, title: title)
    #expect(render(view, width: width, height: 3).lines[0] == expected)
  }

  @Test func `a color is that of the border alone`() {
    let view = Text("ab").border(.square, color: .red, title: "T").foregroundColor(.blue)
    let frame = render(view, width: 10, height: 3)
    #expect(frame.style(x: 0, y: 0).foreground == .red)
    #expect(frame.style(x: 3, y: 2).foreground == .red)
    #expect(frame.style(of: "ab")?.foreground == .blue)
    let plain = render(Text("ab").border(.square).foregroundColor(.blue), width: 10, height: 3)
    #expect(plain.style(x: 0, y: 0).foreground == .blue)
  }

  @Test func `borders side by side share the room`() {
    let view = HStack(spacing: 0) {
      Text("one").frame(maxWidth: .infinity).border(.square)
      Text("two").frame(maxWidth: .infinity).border(.square)
    }
    #expect(
      render(view, width: 15, height: 3).text == """
        ┌─────┐┌──────┐
        │ one ││ two  │
        └─────┘└──────┘
        """
    )
  }
}
