import ComposableArchitecture
import TerminalUI
import Testing

@testable import TerminalViews

private struct Marked: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

/// Only what has changed, and what is around it, is placed again.
@MainActor
@Suite struct PlacementTests {
  /// A layout that counts how often it places its views.
  private struct Counted: Layout {
    let log: Log

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
      subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      log.add("placed")
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  @Test func `a list that scrolls places nothing beside it`() {
    let log = Log()
    let screen = ScreenProbe(width: 40, height: 8) {
      HStack {
        List(0..<100, id: \.self) { Text("row \($0)") }
        Counted(log: log) { Text("beside") }
      }
    }
    screen.draw()
    _ = log.take()
    screen.turnWheel(3, x: 2, y: 2)
    screen.draw()
    #expect(screen.frame.text.contains("row 9 "))
    #expect(log.take().isEmpty)
    #expect(screen.isComplete())
  }

  @Test func `a view that moves another places it again`() {
    let log = Log()
    let isTall = Changeable(false)
    let screen = ScreenProbe(width: 40, height: 8) {
      isTall.view { isTall in
        VStack {
          Text(isTall.wrappedValue ? "one\ntwo" : "one")
          Counted(log: log) { Text("below") }
        }
      }
    }
    screen.draw()
    _ = log.take()
    isTall.value = true
    screen.draw()
    #expect(log.take() == ["placed"])
    #expect(screen.isComplete())
  }

  @Test func `a row scrolls what is in it`() {
    let screen = ScreenProbe(width: 12, height: 4) {
      List(0..<3, id: \.self) { row in
        ScrollView(.horizontal) { Text("\(row) a long line of text") }
      }
    }
    screen.draw()
    screen.turnWheel(1, x: 4, y: 1)
    screen.draw()
    #expect(screen.frame.text == "0 a long li▸\n◂long line ▸\n2 a long li▸")
    #expect(screen.isComplete())
  }

  @Test func `a view in a group is told that it is no longer seen`() {
    let log = Log()
    let lines = Changeable(1)
    let probe = ScreenProbe(width: 20, height: 6) {
      VStack(alignment: .leading, spacing: 0) {
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            Text("a")
            Text("b")
            Text("c").onScrollVisibilityChange { log.add("c \($0)") }
            ForEach(0..<9, id: \.self) { Text("further \($0)") }
          }
        }
        lines.view { lines in ForEach(0..<lines.wrappedValue, id: \.self) { Text("line \($0)") } }
      }
    }
    probe.draw()
    #expect(log.take() == ["c true"])
    lines.value = 4
    probe.draw()
    #expect(log.take() == ["c false"])
    lines.value = 1
    probe.draw()
    #expect(log.take() == ["c true"])
  }

  @Test func `a view in a group is told of a coordinate space that moves`() {
    let log = Log()
    let wide = Changeable(1)
    let probe = ScreenProbe(width: 30, height: 6) {
      HStack(spacing: 0) {
        Spacer()
        wide.view { Text(String(repeating: "x", count: $0.wrappedValue)) }
        HStack(spacing: 0) {
          Text("a").onGeometryChange(for: Int.self) {
            $0.cells(in: .named("s")).minX
          } action: {
            log.add("a \($0)")
          }
          Text("b")
        }
      }
      .fixedSize()
      .coordinateSpace(.named("s"))
      .frame(width: 30, alignment: .trailing)
    }
    probe.draw()
    #expect(log.take() == ["a 1"])
    wide.value = 4
    probe.draw()
    #expect(log.take() == ["a 4"])
  }

  @Test func `an offset that ends while it isn't drawn is at its end when it is`() {
    let (column, opacity) = (Changeable(0), Changeable(1.0))
    let probe = ScreenProbe(width: 20, height: 2, moves: true) {
      VStack(alignment: .leading, spacing: 0) {
        column.view { Text("a").offset(x: $0.wrappedValue) }
      }
      .visualEffect { content, _ in content.opacity(opacity.value) }
    }
    #expect(probe.text == "a")
    withAnimation(.linear(duration: 1)) { column.value = 8 }
    probe.draw()
    probe.time = .milliseconds(500)
    #expect(probe.text == "    a")
    opacity.value = 0
    #expect(probe.text == "")
    probe.time = .milliseconds(600)
    #expect(probe.text == "")
    probe.time = .seconds(5)
    opacity.value = 1
    #expect(probe.text == "        a")
  }

  @Test func `a reader in a group follows an anchor that only moves`() {
    let rows = Changeable(0)
    let probe = ScreenProbe(width: 12, height: 6) {
      VStack(alignment: .leading, spacing: 0) {
        rows.view { rows in ForEach(0..<rows.wrappedValue, id: \.self) { Text("row \($0)") } }
        Text("mark").anchorPreference(key: Marked.self, value: .bounds) { [$0] }
      }
      .frame(width: 12, height: 6, alignment: .topLeading)
      .overlayPreferenceValue(Marked.self, alignment: .topLeading) { anchors in
        ZStack(alignment: .topLeading) {
          Text("")
          GeometryReader { proxy in
            ForEach(anchors, id: \.self) { Text("<>").offset(x: proxy[$0].minX + 5, y: proxy[$0].minY) }
          }
        }
      }
    }
    #expect(probe.text == "mark <>")
    rows.value = 2
    #expect(probe.text == "row 0\nrow 1\nmark <>")
    rows.value = 1
    #expect(probe.text == "row 0\nmark <>")
  }

  @Test func `a button that has been scrolled away isn't pressed`() {
    let log = Log()
    let probe = ScreenProbe(width: 12, height: 4) {
      VStack(alignment: .leading, spacing: 0) {
        Text("title")
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<6, id: \.self) { row in Button("b\(row)") { log.add("\(row)") } }
          }
        }
        .frame(height: 2)
        Text("end")
      }
    }
    probe.draw()
    probe.click(x: 1, y: 3)
    #expect(log.take() == [])
    probe.turnWheel(1, x: 1, y: 1)
    probe.draw()
    probe.click(x: 1, y: 0)
    #expect(log.take() == [])
    probe.click(x: 1, y: 1)
    #expect(log.take() == ["3"])
  }

  @Test func `a control of a row that overflows a list isn't pressed below the list`() {
    let log = Log()
    let probe = ScreenProbe(width: 12, height: 5) {
      VStack(alignment: .leading, spacing: 0) {
        List {
          ForEach(0..<4, id: \.self) { row in
            VStack(alignment: .leading, spacing: 0) {
              Text("row \(row)")
              Button("b\(row)") { log.add("\(row)") }
            }
          }
        }
        .frame(height: 3)
        Text("below")
      }
    }
    probe.draw()
    probe.click(x: 1, y: 3)
    #expect(log.take() == [])
  }

  @Test func `a list row is told of its place while the list scrolls`() {
    let log = Log()
    let probe = ScreenProbe(width: 20, height: 4) {
      List(0..<30, id: \.self) { row in
        HStack(spacing: 0) {
          Text("row \(row)")
          Text("!").onGeometryChange(for: Int.self) {
            $0.cells(in: .global).minY
          } action: {
            log.add("\(row) at \($0)")
          }
        }
      }
    }
    probe.draw()
    _ = log.take()
    probe.turnWheel(1, x: 1, y: 1)
    probe.draw()
    #expect(log.take().contains("3 at 0"))
  }
}
