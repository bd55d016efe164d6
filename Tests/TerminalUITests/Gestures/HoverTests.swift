import ComposableArchitecture
import Testing

@testable import TerminalUI
@testable import TerminalViews

/// The pointer over views.
@MainActor
@Suite struct HoverTests {
  private let log = Recorder<String>()

  @Test func `a view is told once that the pointer enters, and once that it leaves`() {
    let probe = ScreenProbe(width: 10, height: 2) {
      Text("view").onHover { log.values.append("\($0)") }
    }
    probe.draw()
    for (x, y) in [(5, 0), (3, 0), (0, 0), (0, 1), (9, 1), (1, 0)] { probe.movePointer(x: x, y: y) }
    #expect(log.values == ["true", "false", "true"])
  }

  @Test func `a view shows that the pointer is over it`() {
    struct Link: View {
      @State private var isHovered = false
      var body: some View { Text(isHovered ? "[link]" : " link ").onHover { isHovered = $0 } }
    }
    let probe = ScreenProbe(width: 10, height: 2) { Link() }
    probe.draw()
    probe.movePointer(x: 2, y: 0)
    probe.draw()
    #expect(probe.text == "[link]")
    probe.movePointer(x: 2, y: 1)
    probe.draw()
    #expect(probe.text == " link")
  }

  @Test(arguments: [
    (CoordinateSpace.local, ["active 0,0", "active 3,0", "ended"]),
    (.named("pane"), ["active 1,0", "active 4,0", "ended"]),
    (.global, ["active 3,1", "active 6,1", "ended"]),
  ])
  func `a view is told where the pointer is`(space: CoordinateSpace, expected: [String]) {
    let probe = ScreenProbe(width: 10, height: 3) {
      Text("view").onContinuousHover(coordinateSpace: space) { phase in
        switch phase {
        case .active(let place): log.values.append("active \(Int(place.x)),\(Int(place.y))")
        case .ended: log.values.append("ended")
        }
      }
      .padding(.leading, 1).coordinateSpace(name: "pane").padding(.leading, 2).padding(.top, 1)
    }
    probe.draw()
    for (x, y) in [(2, 1), (3, 1), (3, 1), (6, 1), (7, 1)] { probe.movePointer(x: x, y: y) }
    #expect(log.values == expected)
  }

  @Test func `clicks and drags move the pointer, and views around and within are both told`() {
    let probe = ScreenProbe(width: 10, height: 1) {
      HStack(spacing: 0) {
        Button("in") {}.buttonStyle(.plain).onHover { log.values.append("inner \($0)") }
        Text("out")
      }
      .onHover { log.values.append("outer \($0)") }
    }
    probe.draw()
    probe.click(x: 0, y: 0)
    probe.drag(from: (3, 0), to: (9, 0))
    #expect(log.values == ["outer true", "inner true", "inner false", "outer false"])
  }

  @Test func `what is disabled for the mouse or hidden by a sheet isn't hovered`() {
    struct Page: View {
      @State private var isShown = false
      let log: Recorder<String>

      var body: some View {
        let log = log
        VStack(alignment: .leading) {
          Text("first").onHover { log.values.append("first \($0)") }
          Text("second").onHover { log.values.append("second \($0)") }.allowsHitTesting(false)
        }
        .onKeyPress("s") {
          isShown = true
          return .handled
        }
        .sheet(isPresented: $isShown) { Text("sheet") }
      }
    }
    let probe = ScreenProbe(width: 40, height: 12) { Page(log: log) }
    probe.draw()
    probe.movePointer(x: 0, y: 1)
    #expect(log.values == [])
    probe.movePointer(x: 0, y: 0)
    #expect(log.values == ["first true"])
    probe.press("s")
    probe.draw()
    probe.movePointer(x: 1, y: 0)
    #expect(log.values == ["first true", "first false"])
  }

  @Test func `a row that the wheel moves away from the pointer is left, and another is entered`() {
    let probe = ScreenProbe(width: 10, height: 4) {
      List(0..<20) { row in Text("row \(row)").onHover { log.values.append("\(row) \($0)") } }
    }
    probe.draw()
    probe.movePointer(x: 1, y: 1)
    probe.turnWheel(1, x: 1, y: 1)
    probe.draw()
    #expect(log.values.sorted() == ["1 false", "1 true", "4 true"])
  }

  @Test func `a view that moves away because it is hovered doesn't flicker`() {
    struct Shy: View {
      @State private var isHovered = false
      let log: Recorder<String>

      var body: some View {
        Text("shy").onHover {
          isHovered = $0
          log.values.append("\($0)")
        }
        .padding(.top, isHovered ? 2 : 0)
      }
    }
    let probe = ScreenProbe(width: 10, height: 4) { Shy(log: log) }
    probe.draw()
    probe.movePointer(x: 1, y: 0)
    for _ in 0..<5 { probe.draw() }
    #expect(log.values == ["true", "false"])
    #expect(!probe.needsFrame)
  }

  @Test func `a view that disappears is left, and no longer asks for movements`() {
    struct Page: View {
      @State private var isShown = true
      let log: Recorder<String>

      var body: some View {
        let log = log
        Group {
          if isShown { Text("view").onHover { log.values.append("\($0)") } } else { Text("other") }
        }
        .onKeyPress("x") {
          isShown.toggle()
          return .handled
        }
      }
    }
    let graph = ViewGraph(Page(log: log))
    let buffer = FrameBuffer(size: Size(width: 10, height: 2), palette: graph.palette)
    graph.draw(in: buffer)
    _ = graph.send(MouseEvent(kind: .move, location: .zero))
    #expect(graph.hover.targets.count == 1)
    _ = graph.send(KeyPress("x"))
    graph.draw(in: buffer)
    #expect(log.values == ["true", "false"])
    #expect(graph.hover.targets.isEmpty)
  }

  @Test func `in the past nothing is hovered`() {
    let moment = PastMoment(number: 1, shared: SharedMoment()) { log.values.append("refused") }
    let probe = ScreenProbe(width: 10, height: 1) {
      Text("view").onHover { log.values.append("\($0)") }.environment(\.past, moment)
    }
    probe.draw()
    probe.movePointer(x: 0, y: 0)
    #expect(log.values == [])
  }
}
