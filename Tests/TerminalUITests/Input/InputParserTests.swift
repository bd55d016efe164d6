import TerminalUI
import Testing

@testable import TerminalViews

@Suite struct InputParserTests {
  @Test(
    arguments: [
      ("a", KeyPress("a")), ("A", KeyPress("A")), (" ", KeyPress(.space)), ("é", KeyPress("é")),
      ("語", KeyPress("語")), ("👩", KeyPress("👩")), ("\r", KeyPress(.return)), ("\n", KeyPress(.return)),
      ("\t", KeyPress(.tab)), ("\u{7F}", KeyPress(.delete)), ("\u{8}", KeyPress(.delete)),
      ("\u{3}", KeyPress("c", modifiers: .control)), ("\u{1A}", KeyPress("z", modifiers: .control)),
      ("\u{0}", KeyPress(.space, modifiers: .control)), ("\u{1C}", KeyPress("\\", modifiers: .control)),
      ("\u{1B}a", KeyPress("a", modifiers: .option)), ("\u{1B}é", KeyPress("é", modifiers: .option)),
      ("\u{1B}\r", KeyPress(.return, modifiers: .option)),
      ("\u{1B}\u{7F}", KeyPress(.delete, modifiers: .option)),
      ("\u{1B}\u{1}", KeyPress("a", modifiers: [.control, .option])),
    ] as [(String, KeyPress)]
  )
  func `a character is its key`(bytes: String, press: KeyPress) {
    #expect(Self.events(bytes) == [.key(press)])
  }

  @Test(
    arguments: [
      ("[A", KeyPress(.upArrow)), ("OA", KeyPress(.upArrow)), ("[B", KeyPress(.downArrow)),
      ("[C", KeyPress(.rightArrow)), ("OD", KeyPress(.leftArrow)), ("[H", KeyPress(.home)),
      ("[F", KeyPress(.end)), ("[1~", KeyPress(.home)), ("[7~", KeyPress(.home)), ("[4~", KeyPress(.end)),
      ("[8~", KeyPress(.end)), ("[2~", KeyPress(.insert)), ("[3~", KeyPress(.deleteForward)),
      ("[5~", KeyPress(.pageUp)), ("[6~", KeyPress(.pageDown)),
      ("[1;5A", KeyPress(.upArrow, modifiers: .control)),
      ("[1;2B", KeyPress(.downArrow, modifiers: .shift)),
      ("[1;3C", KeyPress(.rightArrow, modifiers: .option)),
      ("[1;8D", KeyPress(.leftArrow, modifiers: [.shift, .option, .control])),
      ("[3;5~", KeyPress(.deleteForward, modifiers: .control)), ("[Z", KeyPress(.tab, modifiers: .shift)),
      ("[a", KeyPress(.upArrow, modifiers: .shift)), ("Oa", KeyPress(.upArrow, modifiers: .control)),
      ("[3^", KeyPress(.deleteForward, modifiers: .control)), ("OM", KeyPress(.return)),
      ("Op", KeyPress("0")), ("Ok", KeyPress("+")),
    ] as [(String, KeyPress)]
  )
  func `a sequence is its key`(sequence: String, press: KeyPress) {
    #expect(Self.events("\u{1B}" + sequence) == [.key(press)])
  }

  @Test(
    arguments: [
      ("OP", 1), ("[11~", 1), ("[[A", 1), ("[P", 1), ("OQ", 2), ("[12~", 2), ("[[B", 2), ("OR", 3), ("OS", 4),
      ("[14~", 4), ("[15~", 5), ("[[E", 5), ("[17~", 6), ("[18~", 7), ("[19~", 8), ("[20~", 9),
      ("[21~", 10), ("[23~", 11), ("[24~", 12),
    ]
  )
  func `a function key has many spellings`(sequence: String, number: Int) {
    #expect(Self.events("\u{1B}" + sequence) == [.key(KeyPress(.function(number)))])
  }

  @Test func `a function key has modifiers`() {
    #expect(Self.events("\u{1B}[1;2P") == [.key(KeyPress(.function(1), modifiers: .shift))])
    #expect(Self.events("\u{1B}[24;5~") == [.key(KeyPress(.function(12), modifiers: .control))])
    #expect(Self.events("\u{1B}O1;5S") == [.key(KeyPress(.function(4), modifiers: .control))])
  }

  @Test(
    arguments: [
      ("[97u", KeyPress("a")), ("[97;5u", KeyPress("a", modifiers: .control)), ("[27u", KeyPress(.escape)),
      ("[13;2u", KeyPress(.return, modifiers: .shift)), ("[97:65;2u", KeyPress("A")),
      ("[97;2u", KeyPress("A")), ("[57399u", KeyPress("0")),
      ("[57419;3u", KeyPress(.upArrow, modifiers: .option)),
      ("[27;5;13~", KeyPress(.return, modifiers: .control)),
      ("[1;5:1A", KeyPress(.upArrow, modifiers: .control)),
      ("[1089::99;5u", KeyPress("c", modifiers: .control)), ("[1089:1057;2u", KeyPress("С")),
      ("[91;5u", KeyPress(.escape)), ("[104;5u", KeyPress(.delete)), ("[106;5u", KeyPress(.return)),
      ("[9;2u", KeyPress(.tab, modifiers: .shift)), ("[97:65;4u", KeyPress("A", modifiers: .option)),
    ] as [(String, KeyPress)]
  )
  func `the newer keyboard protocols are understood`(sequence: String, press: KeyPress) {
    #expect(Self.events("\u{1B}" + sequence) == [.key(press)])
  }

  @Test(
    arguments: [
      "[I", "[O", "[97;1:3u", "[97;9u", "[1;1:3A", "[57441u", "[99~",
      "[?1;2h", "[>1;2c", "[1;2;3;4;5x", "[999;999R",
      "]11;rgb:0000/0000/0000\u{1B}\\", "]0;title\u{7}", "P1+r544e\u{1B}\\", "_Gi=1;ENOENT:no\u{1B}\\",
      "^private\u{1B}\\", "Xstring\u{1B}\\", "[<0;5M\u{18}", "[<35;4;4M", "[<2;4;4M", "[M !!\u{1B}[I",
      "[\(String(repeating: "1;", count: 200))A",
    ]
  )
  func `a sequence that isn't a key is swallowed whole`(sequence: String) {
    let keys = Self.events("\u{1B}" + sequence + "q").filter { if case .mouse = $0 { false } else { true } }
    #expect(keys.last == .key(KeyPress("q")))
    #expect(keys.count <= 2)
    #expect(
      !keys.dropLast().contains { if case .key(let press) = $0 { press.text != nil } else { false } }
    )
  }

  @Test func `an escape alone is a key once nothing follows`() {
    var parser = InputParser()
    #expect(parser.feed([0x1B]) == [])
    #expect(parser.isWaiting)
    #expect(parser.flush() == [.key(KeyPress(.escape))])
    #expect(!parser.isWaiting)
    #expect(parser.feed("a".utf8) == [.key(KeyPress("a"))])
  }

  @Test func `two escapes are two keys`() {
    var parser = InputParser()
    #expect(
      parser.feed([0x1B, 0x1B]) + parser.flush() == Array(repeating: .key(KeyPress(.escape)), count: 2)
    )
  }

  @Test(arguments: ["\u{1B}[", "\u{1B}O", "\u{1B}[1;", "\u{1B}[1;5"])
  func `a sequence that is cut by a slow link is still one key`(start: String) {
    var parser = InputParser()
    #expect(parser.feed(start.utf8) + parser.flush() + parser.flush() == [])
    let modifiers: EventModifiers = start.hasSuffix("5") ? .control : []
    #expect(parser.feed("A".utf8) == [.key(KeyPress(.upArrow, modifiers: modifiers))])
  }

  @Test(arguments: [
    ("[A", KeyPress(.upArrow)), ("OB", KeyPress(.downArrow)), ("[3~", KeyPress(.deleteForward)),
  ])
  func `the rest of a sequence is not typed however late it is`(rest: String, press: KeyPress) {
    var parser = InputParser()
    #expect(parser.feed([0x1B]) + parser.flush() == [.key(KeyPress(.escape))])
    #expect(parser.feed(rest.utf8) == [.key(press)])
    #expect(parser.feed("[A".utf8) == [.key(KeyPress("[")), .key(KeyPress("A"))])
  }

  @Test func `a reply is never typed, however slow the link is`() {
    var parser = InputParser()
    #expect(parser.feed([0x1B]) + parser.flush() == [.key(KeyPress(.escape))])
    #expect(parser.feed("]11;rgb:ffff/".utf8) == [])
    #expect(parser.flushDelay == .seconds(5))
    #expect(parser.feed("ffff/ffff\u{1B}".utf8) == [])
    #expect(parser.flushDelay == .seconds(5))
    #expect(parser.feed("\\".utf8) == [.reply(.background(.light))])
    #expect(parser.feed("\u{1B}]0;".utf8) == [])
    #expect(parser.flushDelay == .milliseconds(500))
  }

  @Test func `a key that cannot be part of a sequence ends it`() {
    #expect(Self.events("\u{1B}[1;\u{3}") == [.key(KeyPress("c", modifiers: .control))])
    #expect(Self.events("\u{1B}[1;é") == [.key(KeyPress("é"))])
    #expect(Self.events("\u{1B}[1;\u{1B}[A") == [.key(KeyPress(.upArrow))])
  }

  @Test func `a string that never ends does not keep the keyboard`() {
    var parser = InputParser()
    #expect(parser.feed("\u{1B}]11;rgb".utf8) == [])
    #expect(parser.flush() == [])
    #expect(parser.feed("a".utf8) == [.key(KeyPress("a"))])
    #expect(parser.feed("\u{1B}P".utf8) == [])
    #expect(parser.flush() == [.key(KeyPress("P", modifiers: .option))])
  }

  @Test func `bytes that aren't a character are shown as such`() {
    let events = Self.events([0xE9, 0x61, 0xC0, 0xE2, 0x82, 0x62, 0xED, 0xA0, 0x63])
    let text = events.compactMap { if case .key(let press) = $0 { press.characters } else { nil } }
    #expect(text.joined() == "\u{FFFD}a\u{FFFD}\u{FFFD}b\u{FFFD}\u{FFFD}c")
  }

  @Test func `a character that stands for a key cannot be typed`() {
    #expect(Self.events("\u{F700}\u{85}x") == [.key(KeyPress("x"))])
  }

  @Test func `the mouse is reported from zero`() {
    #expect(Self.events("\u{1B}[<0;5;3M") == [.mouse(MouseEvent(kind: .press, location: Point(x: 4, y: 2)))])
    #expect(
      Self.events("\u{1B}[<0;5;3m") == [.mouse(MouseEvent(kind: .release, location: Point(x: 4, y: 2)))]
    )
    #expect(Self.events("\u{1B}[<64;1;1M") == [.mouse(MouseEvent(kind: .scrollUp, location: .zero))])
    #expect(
      Self.events("\u{1B}[<81;300;9M") == [
        .mouse(MouseEvent(kind: .scrollDown, location: Point(x: 299, y: 8)))
      ]
    )
    #expect(Self.events("\u{1B}[<0;0;0M") == [.mouse(MouseEvent(kind: .press, location: .zero))])
    #expect(Self.events("\u{1B}[M !!") == [.mouse(MouseEvent(kind: .press, location: .zero))])
    #expect(Self.events("\u{1B}[M#!!") == [.mouse(MouseEvent(kind: .release, location: .zero))])
  }

  @Test func `replies are told from keys`() {
    #expect(Self.events("\u{1B}[?2026;2$y") == [.reply(.mode(2026, isSupported: true))])
    #expect(Self.events("\u{1B}[?2026;0$y") == [.reply(.mode(2026, isSupported: false))])
    #expect(Self.events("\u{1B}_Gi=31;OK\u{1B}\\") == [.reply(.kittyGraphics)])
    #expect(Self.events("\u{1B}[2;4R") == [.reply(.column(4))])
    #expect(Self.events("\u{1B}[1;2R") == [.key(KeyPress(.function(3), modifiers: .shift))])
    #expect(Self.events("\u{1B}[?62;c") == [.reply(.deviceAttributes)])
  }

  static func events(_ text: String) -> [InputEvent] { events(Array(text.utf8)) }

  static func events(_ bytes: [UInt8]) -> [InputEvent] {
    var parser = InputParser()
    return parser.feed(bytes)
  }
}
