import ComposableArchitecture
import TerminalUI
import Testing

/// Backgrounds, overlays and hidden views.
@MainActor
@Suite struct LayerTests {
  @Test func `a background fills the cells of its view and no others`() {
    let view = HStack(spacing: 0) {
      Text("a").frame(width: 3, height: 2, alignment: .topLeading).background(.red)
      Text("b")
    }
    let frame = render(view, width: 5, height: 3)
    let colors = (0..<3).map { y in (0..<5).map { frame.style(x: $0, y: y).background } }
    #expect(colors[0] == [.red, .red, .red, nil, nil])
    #expect(colors[1] == colors[0])
    #expect(colors[2] == [nil, nil, nil, nil, nil])
  }

  @Test func `a style over a view hides it, and is as large`() {
    let frame = render(
      HStack(spacing: 0) {
        Text("abc").overlay(.red)
        Text("d")
      },
      width: 5,
      height: 1
    )
    #expect(frame.text == "   d")
    #expect((0..<5).map { frame.style(x: $0, y: 0).background } == [.red, .red, .red, nil, nil])
  }

  @Test func `padding counts as background only inside of it`() {
    let inside = render(Text("a").padding(.leading, 1).background(.red), width: 3, height: 1)
    #expect((0..<3).map { inside.style(x: $0, y: 0).background } == [.red, .red, nil])
    let outside = render(Text("a").background(.red).padding(.leading, 1), width: 3, height: 1)
    #expect((0..<3).map { outside.style(x: $0, y: 0).background } == [nil, .red, nil])
  }

  @Test func `the innermost background is seen`() {
    let view = Text("a").background(.red).padding(.horizontal, 1).background(.blue)
    let frame = render(view, width: 3, height: 1)
    #expect((0..<3).map { frame.style(x: $0, y: 0).background } == [.blue, .red, .blue])
  }

  @Test func `text on a background keeps its other styles`() {
    let frame = render(Text("a").bold().foregroundColor(.green).background(.red), width: 1, height: 1)
    #expect(
      frame.style(x: 0, y: 0) == CellStyle(foreground: .green, background: .red, attributes: .bold)
    )
  }

  @Test(
    arguments: [
      (.topLeading, "X--\n---\n---"), (.top, "-X-\n---\n---"), (.center, "---\n-X-\n---"),
      (.trailing, "---\n--X\n---"), (.bottomTrailing, "---\n---\n--X"),
    ] as [(Alignment, String)]
  )
  func `an overlay is in front at its place`(alignment: Alignment, expected: String) {
    let view = Text("---\n---\n---").overlay(alignment: alignment) { Text("X") }
    #expect(render(view, width: 5, height: 4).text == expected)
  }

  @Test func `layers don't change the size of a view`() {
    let view = HStack(spacing: 0) {
      Text("ab").overlay(alignment: .leading) { Text("long").fixedSize() }
      Text("|")
    }
    #expect(render(view, width: 10, height: 1).text == "lo|g")
    let behind = HStack(spacing: 0) {
      Text("ab").background(alignment: .leading) { Text("long").fixedSize() }
      Text("|")
    }
    #expect(render(behind, width: 10, height: 1).text == "ab|g")
  }

  @Test func `several views in a layer lie over each other`() {
    let view = Text("----\n----").overlay(alignment: .bottomTrailing) {
      Text("abc")
      Text("X")
    }
    #expect(render(view, width: 6, height: 3).text == "----\n-abX")
    let behind = EmptyView().frame(width: 4, height: 2).background(alignment: .topLeading) {
      Text("abc")
      Text("X")
    }
    #expect(render(behind, width: 6, height: 3).text == "Xbc")
  }

  @Test func `a layer in front of half a wide character leaves a space`() {
    let view = Text("漢字").overlay(alignment: .leading) { Text("X") }
    #expect(render(view, width: 5, height: 1).text == "X 字")
    let second = Text("漢字").overlay(alignment: .leading) { Text("X").padding(.leading, 1) }
    #expect(render(second, width: 5, height: 1).text == " X字")
  }

  @Test func `a stack of layers is as large as the largest`() {
    let view = HStack(spacing: 0) {
      ZStack(alignment: .bottomTrailing) {
        Text("a\nb\nc")
        Text("wide")
      }
      Text("|")
    }
    #expect(render(view, width: 8, height: 4).text == "   a\n   b|\nwide")
  }

  @Test func `buttons in an overlay are pressed before those behind it`() {
    let presses = Recorder<String>()
    let probe = ScreenProbe(width: 10, height: 1) {
      Button("behind") { presses.values.append("behind") }
        .overlay(alignment: .leading) { Button("A") { presses.values.append("front") } }
    }
    probe.draw()
    probe.click(x: 1, y: 0)
    probe.click(x: 5, y: 0)
    #expect(presses.values == ["front", "behind"])
  }

  // MARK: Hidden views

  @Test func `a hidden view keeps its room`() {
    let view = VStack(alignment: .leading) {
      HStack {
        Text("abc").border().hidden()
        Text("|")
      }
      Text("next")
    }
    #expect(render(view, width: 10, height: 5).text == "\n      |\n\nnext")
  }

  @Test func `a hidden button has neither focus nor key nor click`() {
    let presses = Recorder<String>()
    let probe = ScreenProbe(width: 10, height: 2) {
      VStack(alignment: .leading) {
        Button("A") { presses.values.append("A") }.keyboardShortcut("a").hidden()
        Button("B") { presses.values.append("B") }
      }
    }
    #expect(probe.isFocused("[B]"))
    #expect(probe.press("a") == .ignored)
    probe.click(x: 1, y: 0)
    probe.press(.tab)
    #expect(probe.isFocused("[B]"))
    #expect(presses.values == [])
  }

  @Test func `a hidden view appears, but has no key bar`() {
    let log = Log()
    let probe = ScreenProbe(width: 10, height: 2) {
      Text("a").onAppear { log.add("appear") }.toolbar { Button("Key") {}.keyboardShortcut("k") }.hidden()
    }
    #expect(probe.text == "")
    #expect(log.take() == ["appear"])
    #expect(probe.press("k") == .ignored)
  }

  @Test func `hidden views get no keys, no focus, no clicks, and no commands`() {
    let log = Log()
    let probe = ScreenProbe(width: 20, height: 3) {
      VStack(alignment: .leading) {
        VStack {
          TextField("a", text: .constant("")).onKeyPress("x") {
            log.add("x")
            return .handled
          }
          Text("b").onTapGesture { log.add("tap") }
        }
        .hidden()
        Text("c")
      }
    }
    probe.press(.tab)
    #expect(probe.press("x") == .ignored)
    probe.click(x: 0, y: 0)
    probe.click(x: 0, y: 1)
    #expect(log.take() == [])
    #expect(probe.frame.cursor == nil)
  }

  @Test func `Return in a row presses the button that isn't hidden`() {
    let log = Log()
    let probe = ScreenProbe(width: 20, height: 3) {
      List {
        HStack {
          Button("A") { log.add("A") }.hidden()
          Button("B") { log.add("B") }
        }
        Button("C") { log.add("C") }.hidden()
      }
    }
    probe.press(.return)
    #expect(log.take() == ["B"])
    probe.press(.downArrow)
    probe.press(.return)
    #expect(!log.take().contains("C"))
  }

  @Test func `the sheet of a hidden view is shown`() {
    let probe = ScreenProbe(width: 20, height: 6) {
      Text("a").sheet(isPresented: .constant(true)) { Button("OK") {} }.hidden()
    }
    #expect(probe.isFocused("[OK]"))
  }
}
