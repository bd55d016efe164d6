import TerminalUI
import Testing

@testable import TerminalViews

@Suite struct MouseTests {
  @Test(
    arguments: [
      (0, false, .press), (0, true, .release), (4, false, .press), (8, false, .press), (16, false, .press),
      (28, true, .release), (64, false, .scrollUp), (65, false, .scrollDown), (80, false, .scrollUp),
      (69, false, .scrollDown), (1, false, nil), (2, false, nil), (32, false, .drag), (48, false, .drag),
      (32, true, nil), (33, false, nil), (35, false, .move), (51, false, .move),
      (66, false, nil), (67, false, nil), (64, true, nil), (128, false, nil), (-1, false, nil),
    ] as [(Int, Bool, MouseEvent.Kind?)]
  )
  func `movements, the first button, its drags and the wheel count, with any modifier`(
    button: Int,
    isRelease: Bool,
    kind: MouseEvent.Kind?
  ) {
    let event = MouseEvent(button: button, column: 3, row: 2, isRelease: isRelease)
    #expect(event?.kind == kind)
    if let event { #expect(event.location == Point(x: 2, y: 1)) }
  }

  @Test(arguments: [(1, 1, 0, 0), (0, 0, 0, 0), (-5, -5, 0, 0), (500, 300, 499, 299)])
  func `places are counted from zero and are never negative`(column: Int, row: Int, x: Int, y: Int) {
    let event = MouseEvent(button: 0, column: column, row: row, isRelease: false)
    #expect(event?.location == Point(x: x, y: y))
  }

  @Test(arguments: [
    ("\u{1B}[<0;2;3", "M", MouseEvent.Kind.press), ("\u{1B}[<0;2;3", "m", .release),
    ("\u{1B}[<64;2;3", "M", .scrollUp),
  ])
  func `a click that is cut in two is one click`(start: String, end: String, kind: MouseEvent.Kind) {
    var parser = InputParser()
    #expect(parser.feed(start.utf8) + parser.flush() == [])
    #expect(parser.feed(end.utf8) == [.mouse(MouseEvent(kind: kind, location: Point(x: 1, y: 2)))])
  }

  @Test(arguments: [
    (" ", MouseEvent.Kind.press), ("#", .release), ("`", .scrollUp), ("a", .scrollDown), ("\u{24}", .press),
    ("C", .move),
  ])
  func `the oldest protocol has the same events`(button: String, kind: MouseEvent.Kind) {
    let events = InputParserTests.events("\u{1B}[M\(button)#%x")
    #expect(
      events == [.mouse(MouseEvent(kind: kind, location: Point(x: 2, y: 4))), .key(KeyPress("x"))]
    )
  }

  @Test func `clicks and keys keep their order`() {
    let events = InputParserTests.events("a\u{1B}[<0;1;1Mb\u{1B}[<0;1;1m\u{1B}[A")
    #expect(
      events == [
        .key(KeyPress("a")), .mouse(MouseEvent(kind: .press, location: .zero)), .key(KeyPress("b")),
        .mouse(MouseEvent(kind: .release, location: .zero)), .key(KeyPress(.upArrow)),
      ]
    )
  }
}
