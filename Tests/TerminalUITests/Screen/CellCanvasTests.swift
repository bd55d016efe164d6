import TerminalUI
import Testing

@testable import TerminalViews

@MainActor
@Suite struct CellCanvasTests {
  private let buffer = FrameBuffer(size: Size(width: 8, height: 3), palette: CellPalette())
  private var canvas: CellCanvas { CellCanvas(buffer) }
  private var lines: [String] { Frame(buffer).lines }

  @Test(arguments: [
    (0, "abc"), (6, "      ab"), (7, "       a"), (8, ""), (-1, "bc"), (-2, "c"), (-3, ""), (-9, ""),
    (.max - 9, ""),
  ])
  func `text is clipped at both sides of the screen`(x: Int, expected: String) {
    canvas.put("abc", style: .plain, x: x, y: 1)
    #expect(lines == ["", expected, ""])
  }

  @Test(arguments: [-1, 3, 99])
  func `rows outside the screen are not drawn`(y: Int) {
    canvas.put("abc", style: .plain, x: 0, y: y)
    canvas.fill(Rect(x: 0, y: y, width: 8, height: 1), style: CellStyle(background: .red))
    #expect(buffer.cells.allSatisfy { $0 == .blank })
  }

  @Test(arguments: [(0, "漢字"), (-1, " 字"), (5, "     漢"), (6, "      漢"), (7, "")])
  func `a wide character at the edge is whole or a space`(x: Int, expected: String) {
    canvas.put("漢字", style: .plain, x: x, y: 0)
    #expect(lines[0] == expected)
    #expect(buffer.cells.filter { $0.width == 2 }.count == buffer.cells.filter { $0.width == 0 }.count)
  }

  @Test(arguments: [
    (0, "X 字"), (1, " X字"), (2, "漢X"), (3, "漢 X"), (4, "漢字X"),
  ])
  func `a glyph over half a wide one leaves a space`(x: Int, expected: String) {
    canvas.put("漢字", style: .plain, x: 0, y: 0)
    canvas.put("X", style: .plain, x: x, y: 0)
    #expect(lines[0] == expected)
  }

  @Test(arguments: [(0, "語字"), (1, " 語"), (2, "漢語"), (3, "漢 語")])
  func `a wide glyph over halves of others leaves spaces`(x: Int, expected: String) {
    canvas.put("漢字", style: .plain, x: 0, y: 0)
    canvas.put("語", style: .plain, x: x, y: 0)
    #expect(lines[0].hasPrefix(expected))
    #expect(TextWidth.of(lines[0]) <= 5)
  }

  @Test func `a fill covers wide glyphs at its ends`() {
    canvas.put("漢漢漢", style: .plain, x: 0, y: 0)
    canvas.fill(Rect(x: 1, y: 0, width: 4, height: 1), style: CellStyle(background: .red))
    #expect(lines[0] == "")
    let frame = Frame(buffer)
    let backgrounds: [Color?] = [nil, .red, .red, .red, .red, nil]
    #expect((0..<6).map { frame.style(x: $0, y: 0).background } == backgrounds)
  }

  @Test func `a clipped canvas draws inside its part`() {
    let part = canvas.clipped(to: Rect(x: 2, y: 1, width: 3, height: 1))
    for y in 0..<3 { part.put("abcdefgh", style: .plain, x: 0, y: y) }
    #expect(lines == ["", "  cde", ""])
    let outside = part.clipped(to: Rect(x: 0, y: 0, width: 2, height: 3))
    outside.fill(Rect(x: 0, y: 0, width: 8, height: 3), style: CellStyle(background: .red))
    #expect(buffer.cells.allSatisfy { $0.style == 0 })
  }

  @Test func `a part that is larger than the screen draws on the screen alone`() {
    let part = canvas.clipped(to: Rect(x: -5, y: -5, width: 100, height: 100))
    #expect(part.clip == Rect(x: 0, y: 0, width: 8, height: 3))
  }

  @Test func `cells are restyled without their text`() {
    canvas.put("ab", style: CellStyle(foreground: .red), x: 0, y: 0)
    canvas.put("cd", style: .plain, x: 2, y: 0)
    canvas.restyle(Rect(x: 1, y: 0, width: 2, height: 9)) { $0.attributes.insert(.inverse) }
    let frame = Frame(buffer)
    #expect(frame.lines[0] == "abcd")
    #expect(
      (0..<4).map { frame.style(x: $0, y: 0) } == [
        CellStyle(foreground: .red), CellStyle(foreground: .red, attributes: .inverse),
        CellStyle(attributes: .inverse), .plain,
      ]
    )
    #expect(frame.style(x: 1, y: 2).attributes == .inverse)
  }

  @Test func `glyphs of a text leave out what has no width`() {
    let glyphs = Glyph.all(of: "a\u{200B}e\u{301}漢\u{7}", buffer.palette)
    #expect(glyphs.map(\.width) == [1, 1, 2])
    #expect(Glyph.all(of: "", buffer.palette) == [])
  }

  // MARK: Palettes

  @Test func `equal styles and clusters have one number`() {
    let palette = CellPalette()
    let bold = palette.number(of: CellStyle(attributes: .bold))
    #expect(palette.number(of: .plain) == 0)
    #expect(bold != 0)
    #expect(palette.number(of: CellStyle(attributes: .bold)) == bold)
    #expect(palette.style(bold) == CellStyle(attributes: .bold))
    let family = palette.glyph(of: "👩‍👩‍👧")
    #expect(family & Cell.clusterBit != 0)
    #expect(palette.glyph(of: "👩‍👩‍👧") == family)
    #expect(palette.glyph(of: "e\u{301}") != family)
    #expect(palette.glyph(of: "漢") == 0x6F22)
    #expect(palette.text(of: Cell(glyph: family, style: 0, width: 2)) == "👩‍👩‍👧")
    #expect(palette.text(of: .continuation(style: 0)) == "")
  }

  @Test func `a palette that is full draws plainly`() {
    let palette = CellPalette()
    for red in 0..<256 {
      for green in 0..<256 {
        let color = Color(.rgb(red: UInt8(red), green: UInt8(green), blue: 7))
        _ = palette.number(of: CellStyle(foreground: color))
      }
    }
    #expect(palette.styles.count == 1 << 16)
    #expect(palette.number(of: CellStyle(attributes: .italic)) == 0)
    #expect(palette.number(of: CellStyle(foreground: Color(.rgb(red: 0, green: 1, blue: 7)))) == 2)
  }
}
