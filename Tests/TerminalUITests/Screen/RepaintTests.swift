import ComposableArchitecture
import TerminalEmulator
import TerminalUI
import Testing

@testable import TerminalViews

/// A repaint writes the cells that differ and nothing else.
@MainActor
@Suite struct RepaintTests {
  private let size = Size(width: 40, height: 12)

  /// Returns a screen full of text, with a value that a key changes.
  private func screen<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor (Int) -> Content
  ) -> ScreenProbe {
    ScreenProbe(width: size.width, height: size.height) {
      Stateful(0) { step in
        VStack(alignment: .leading) {
          content(step.wrappedValue)
          ForEach(0..<10) { Text("\($0) \(String(repeating: "filler ", count: 5))") }
        }
        .onKeyPress("x") {
          step.wrappedValue += 1
          return .handled
        }
      }
    }
  }

  /// Presses the key a few times and returns the number of bytes of each repaint. The terminal shows the frame
  /// after each.
  private func repaints(_ probe: ScreenProbe, count: Int = 3) -> [Int] {
    var terminal = TerminalEmulator(size: size)
    terminal.write(probe.draw())
    var counts: [Int] = []
    for _ in 0..<count {
      _ = probe.press(KeyPress("x"))
      let bytes = probe.draw()
      terminal.write(bytes)
      counts.append(bytes.count)
      #expect(terminal.lines == probe.frame.lines)
      #expect(terminal.problems == [])
    }
    return counts
  }

  /// The bytes around each synchronized update.
  private let update = "\u{1B}[?2026h\u{1B}[?2026l".utf8.count

  @Test func `one digit that changes is one byte and a move`() {
    let counts = repaints(screen { Text("Count \($0)") })
    #expect(counts[0] == update + "\u{1B}[1;7H1".utf8.count)
    #expect(counts.allSatisfy { $0 <= counts[0] })
  }

  @Test func `a frame that looks the same writes no byte`() {
    #expect(repaints(screen { _ in Text("the same") }) == [0, 0, 0])
    #expect(
      repaints(screen { $0 % 2 == 0 ? AnyView(Text("a")) : AnyView(Group { Text("a") }) }) == [0, 0, 0]
    )
  }

  @Test func `a color that changes writes the colored text alone`() {
    let counts = repaints(screen { Text("abc").foregroundColor($0 % 2 == 0 ? .red : .green) })
    #expect(counts[0] == update + "\u{1B}[H\u{1B}[32mabc".utf8.count)
  }

  @Test func `a color that can't be seen on spaces writes nothing`() {
    #expect(repaints(screen { Text("   ").foregroundColor($0 % 2 == 0 ? .red : .green) })[0] <= update + 10)
  }

  @Test func `the end of a line is erased in few bytes`() {
    let counts = repaints(screen { Text($0 % 2 == 0 ? String(repeating: "long ", count: 8) : "short") })
    #expect(counts[0] < update + 20)
    #expect(counts[1] > 30)
  }

  @Test func `a wide character that becomes narrow leaves nothing behind`() {
    let counts = repaints(screen { Text(["漢字漢字", "a字漢字", "ab漢字", "漢字"][$0 % 4]) }, count: 8)
    #expect(counts.allSatisfy { $0 < update + 30 })
  }

  @Test func `emoji and combining marks are repainted as a whole`() {
    let counts = repaints(screen { Text(["👩‍👩‍👧 e\u{301}", "👩‍👩‍👧 e", "😀 e", "x e\u{301}"][$0 % 4]) }, count: 8)
    #expect(counts.allSatisfy { $0 < update + 60 })
  }

  @Test func `typing repaints the character and the cursor`() {
    let probe = ScreenProbe(width: 40, height: 12) {
      VStack(alignment: .leading) {
        Stateful("") { TextField("Name", text: $0) }
        ForEach(0..<10) { Text("filler \($0)") }
      }
    }
    probe.press(.tab)
    for character in "hello" {
      _ = probe.press(KeyPress(KeyEquivalent(character)))
      #expect(probe.draw().count < update + 30)
    }
    #expect(probe.frame.lines[0] == "hello")
    _ = probe.press(KeyPress(.leftArrow))
    #expect(probe.draw().count < update + 10)
  }

  @Test func `moving the focus repaints the two controls`() {
    let probe = ScreenProbe(width: 40, height: 12) {
      VStack {
        ForEach(0..<10) { Button("Button \($0)") {} }
      }
    }
    let first = probe.draw().count
    _ = probe.press(KeyPress(.tab))
    let second = probe.draw().count
    #expect(second < update + 60)
    #expect(second < first)
  }

  @Test func `a new size repaints everything`() {
    let probe = screen { Text("Count \($0)") }
    probe.draw()
    probe.resize(width: 20, height: 4)
    var terminal = TerminalEmulator(size: Size(width: 20, height: 4))
    terminal.write(Array("left over".utf8))
    terminal.write(probe.draw())
    #expect(terminal.lines == probe.frame.lines)
    #expect(probe.draw() == [])
  }

  @Test(arguments: [ColorDepth.none, .ansi16, .ansi256, .trueColor])
  func `another color depth repaints everything in its colors`(colors: ColorDepth) {
    let frame = FrameBuffer(size: Size(width: 6, height: 1), palette: CellPalette())
    let style = CellStyle(foreground: Color(red: 0.2, green: 0.4, blue: 0.6), attributes: .bold)
    CellCanvas(frame).put("abc", style: style, x: 0, y: 0)
    let writer = ScreenWriter()
    for other in [ColorDepth.trueColor, .none, .ansi256, .ansi16] {
      _ = writer.write(frame, colors: other, synchronized: false)
      var terminal = TerminalEmulator(size: frame.size)
      terminal.write(writer.write(frame, colors: colors, synchronized: false))
      if other != colors { #expect(terminal.difference(from: frame, colors: colors) == nil) }
    }
    var terminal = TerminalEmulator(size: frame.size)
    terminal.write(ScreenWriter().write(frame, colors: colors, synchronized: false))
    #expect(terminal[0, 0].style.attributes == .bold)
    #expect((terminal[0, 0].style.foreground == nil) == (colors == .none))
  }

  @Test func `without colors no parameter of a color is written`() {
    let frame = FrameBuffer(size: Size(width: 6, height: 1), palette: CellPalette())
    let styles = [
      CellStyle(foreground: .red), CellStyle(background: .orange), CellStyle(foreground: .secondary),
    ]
    for (x, style) in styles.enumerated() { CellCanvas(frame).put("a", style: style, x: x, y: 0) }
    let text = String(
      decoding: ScreenWriter().write(frame, colors: .none, synchronized: false),
      as: UTF8.self
    )
    #expect(text.matches(of: /\u{1B}\[[0-9;]*m/).map { String($0.output) } == ["\u{1B}[m", "\u{1B}[2m"])
  }
}
