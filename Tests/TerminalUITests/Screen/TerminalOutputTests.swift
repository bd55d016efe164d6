import TerminalUI
import Testing

@testable import TerminalViews

/// The shortest sequences that move a cursor.
@Suite struct TerminalOutputTests {
  private func moved(from start: Point?, to end: Point) -> String {
    var output = TerminalOutput()
    if let start { output.move(to: start.x, start.y) }
    output.removeAll()
    output.move(to: end.x, end.y)
    #expect(output.column == end.x)
    #expect(output.row == end.y)
    return String(decoding: output.bytes, as: UTF8.self)
  }

  @Test(
    arguments: [
      (Point(x: 0, y: 0), "\u{1B}[H"), (Point(x: 0, y: 4), "\u{1B}[5H"), (Point(x: 3, y: 0), "\u{1B}[1;4H"),
      (Point(x: 79, y: 23), "\u{1B}[24;80H"),
    ]
  )
  func `from an unknown place the cursor is moved by its address`(end: Point, expected: String) {
    #expect(moved(from: nil, to: end) == expected)
  }

  @Test(
    arguments: [
      (5, ""), (0, "\r"), (4, "\u{8}"), (2, "\u{8}\u{8}\u{8}"), (1, "\u{1B}[2G"), (6, "\u{1B}[C"),
      (9, "\u{1B}[4C"),
    ]
  )
  func `within a row the shortest of several moves is taken`(column: Int, expected: String) {
    #expect(moved(from: Point(x: 5, y: 2), to: Point(x: column, y: 2)) == expected)
  }

  @Test(
    arguments: [
      (Point(x: 0, y: 3), "\r\n"), (Point(x: 5, y: 3), "\n"), (Point(x: 5, y: 4), "\n\n"),
      (Point(x: 5, y: 9), "\u{1B}[7B"),
      (Point(x: 5, y: 1), "\u{1B}M"), (Point(x: 5, y: 0), "\u{1B}[2A"), (Point(x: 0, y: 1), "\r\u{1B}M"),
      (Point(x: 5, y: 40), "\u{1B}[38B"), (Point(x: 9, y: 40), "\u{1B}[41;10H"),
      (Point(x: 6, y: 3), "\u{1B}[C\n"),
      (Point(x: 4, y: 4), "\u{8}\n\n"), (Point(x: 30, y: 4), "\u{1B}[5;31H"),
    ]
  )
  func `between rows too`(end: Point, expected: String) {
    #expect(moved(from: Point(x: 5, y: 2), to: end) == expected)
  }

  @Test(arguments: [(50, "\u{1B}[50D"), (60, "\u{1B}[40D"), (9, "\u{1B}[10G")])
  func `a long way back is taken from the nearer end`(column: Int, expected: String) {
    #expect(moved(from: Point(x: 100, y: 0), to: Point(x: column, y: 0)) == expected)
  }

  @Test func `after a glyph the cursor is behind it`() {
    var output = TerminalOutput()
    output.move(to: 3, 0)
    output.put(0x61, width: 1, edge: 10)
    #expect(output.column == 4)
    output.put(0x6F22, width: 2, edge: 10)
    #expect(output.column == 6)
  }

  @Test(arguments: [
    ("──", "──"), ("───", "─\u{1B}[2b"), ("ééé", "ééé"), ("éééé", "é\u{1B}[3b"), ("xxxxxx", "x\u{1B}[5b"),
    ("xxxxx", "xxxxx"),
    ("x------y", "x-\u{1B}[5by"),
    (String(repeating: " ", count: 120), " \u{1B}[119b"), ("漢漢漢漢", "漢漢漢漢"),
  ])
  func `equal glyphs are repeated by a command if that is shorter`(text: String, expected: String) {
    var output = TerminalOutput()
    output.repeatsGlyphs = true
    for scalar in text.unicodeScalars { output.put(scalar.value, width: TextWidth.of(scalar), edge: 200) }
    #expect(String(decoding: output.bytes, as: UTF8.self) == expected)
  }

  @Test func `glyphs after a move are not a repetition`() {
    var output = TerminalOutput()
    output.repeatsGlyphs = true
    output.move(to: 0, 0)
    for column in [0, 1, 2, 3, 4, 5, 20] {
      output.move(to: column, 0)
      output.put(0x78, width: 1, edge: 80)
    }
    #expect(String(decoding: output.bytes, as: UTF8.self) == "\u{1B}[Hx\u{1B}[5b\u{1B}[14Cx")
    output.removeAll()
    for _ in 0..<2 { output.put(0x78, width: 1, edge: 80) }
    #expect(String(decoding: output.bytes, as: UTF8.self) == "xx")
  }

  @Test func `at the edge and after emoji the column is not relied on`() {
    var output = TerminalOutput()
    output.move(to: 9, 0)
    output.put(0x61, width: 1, edge: 10)
    #expect(output.column == nil)
    output.move(to: 2, 0)
    output.put(0x1F600, width: 2, edge: 10)
    #expect(output.column == nil)
    output.move(to: 2, 0)
    output.put(cluster: "e\u{301}", width: 1, edge: 10)
    #expect(output.column == nil)
    output.removeAll()
    output.move(to: 4, 0)
    #expect(output.bytes == Array("\u{1B}[5G".utf8))
  }

  @Test(arguments: [0x24, 0x7E, 0xA2, 0x7FF, 0x800, 0x20AC, 0xFFFD, 0x1_0348, 0x10_FFFF] as [UInt32])
  func `scalars are written as UTF-8`(value: UInt32) throws {
    var output = TerminalOutput()
    output.put(value, width: 1, edge: 10)
    let scalar = try #require(Unicode.Scalar(value))
    #expect(output.bytes == Array(String(Character(scalar)).utf8))
  }

  @Test func `the whole style is written if that is shorter than the change`() {
    var output = TerminalOutput()
    let all = CellStyle(foreground: .red, background: .blue, attributes: [.bold, .italic, .underline])
    output.use(Pen(all, colors: .ansi16, link: 0)) { _ in "" }
    #expect(output.bytes == Array("\u{1B}[1;3;4;31;44m".utf8))
    output.removeAll()
    output.use(Pen(CellStyle(attributes: .inverse), colors: .ansi16, link: 0)) { _ in "" }
    #expect(output.bytes == Array("\u{1B}[0;7m".utf8))
    output.removeAll()
    output.use(.plain) { _ in "" }
    output.use(.plain) { _ in "" }
    #expect(output.bytes == Array("\u{1B}[m".utf8))
  }
}
