import TerminalUI
import Testing

/// Clicks, several, long ones, and movements with the button held.
@MainActor
@Suite struct GestureTests {
  private let log = Recorder<String>()

  @Test func `a drag tells each movement and its end, from the view's own origin`() {
    let probe = ScreenProbe(width: 10, height: 3) {
      Text("drag").frame(width: 6, height: 2).padding(.leading, 2).gesture(
        DragGesture()
          .onChanged { log.values.append("\($0.translation.width),\($0.translation.height)") }
          .onEnded { log.values.append("from \($0.startLocation.x) to \($0.location.x)") }
      )
    }
    probe.draw()
    probe.drag(from: (3, 1), to: (5, 0))
    #expect(log.values == ["2.0,-1.0", "from 3.0 to 5.0"])
    probe.click(x: 3, y: 1)
    #expect(log.values.count == 2)
  }

  @Test func `a gesture's state is as before at its end`() {
    struct Card: View {
      @GestureState private var x = 0.0
      let log: Recorder<String>

      var body: some View {
        let log = log
        Text("\(Int(x))").frame(width: 5, height: 1).gesture(
          DragGesture(minimumDistance: 0).updating($x) { drag, x, _ in
            x = drag.translation.width + 1
            log.values.append("\(x)")
          }
        )
      }
    }
    let probe = ScreenProbe(width: 10, height: 1) { Card(log: log) }
    probe.draw()
    probe.drag(from: (1, 0), to: (4, 0))
    #expect(log.values == ["1.0", "4.0"])
    #expect(probe.text == "  0")
  }

  @Test func `two clicks are a double click if they are quick`() {
    let probe = ScreenProbe(width: 4, height: 1) {
      Text("two").onTapGesture(count: 2) { log.values.append("2") }
    }
    probe.draw()
    probe.click(x: 1, y: 0)
    #expect(log.values == [])
    probe.time = .milliseconds(500)
    probe.click(x: 1, y: 0)
    #expect(log.values == [])
    probe.time = .milliseconds(700)
    probe.click(x: 1, y: 0)
    #expect(log.values == ["2"])
  }

  @Test func `a long click isn't a short one`() {
    let probe = ScreenProbe(width: 4, height: 1) {
      Text("x").onLongPressGesture(minimumDuration: 1) {
        log.values.append("long")
      } onPressingChanged: {
        log.values.append("\($0)")
      }
    }
    probe.draw()
    probe.drag(from: (0, 0), to: (0, 0), for: .milliseconds(900))
    #expect(log.values == ["true", "false"])
    probe.drag(from: (0, 0), to: (0, 0), for: .seconds(1))
    #expect(log.values == ["true", "false", "true", "long", "false"])
  }

  @Test func `a click on a view that can be dragged is a click`() {
    let probe = ScreenProbe(width: 6, height: 1) {
      Text("card").onTapGesture { log.values.append("tap") }
        .gesture(DragGesture().onEnded { _ in log.values.append("drag") })
    }
    probe.draw()
    probe.click(x: 1, y: 0)
    probe.drag(from: (0, 0), to: (2, 0))
    #expect(log.values == ["tap", "drag"])
  }

  @Test
  func `a view within that reacts to clicks comes first, unless the gesture has priority or is simultaneous`()
  {
    let probe = ScreenProbe(width: 8, height: 3) {
      VStack(alignment: .leading) {
        Button("A") { log.values.append("a") }.gesture(TapGesture().onEnded { log.values.append("after") })
        Button("B") { log.values.append("b") }
          .highPriorityGesture(SpatialTapGesture().onEnded { log.values.append("before \($0.location.x)") })
        Button("C") { log.values.append("c") }
          .simultaneousGesture(TapGesture().onEnded { log.values.append("beside") })
      }
    }
    probe.draw()
    for y in 0..<3 { probe.click(x: 2, y: y) }
    #expect(log.values == ["a", "before 2.0", "c", "beside"])
  }

  @Test func `a disabled view has no gestures, and neither has one that isn't enabled`() {
    let probe = ScreenProbe(width: 4, height: 2) {
      VStack {
        Text("a").gesture(TapGesture().onEnded { log.values.append("a") }).disabled(true)
        Text("b").gesture(TapGesture().onEnded { log.values.append("b") }, isEnabled: false)
      }
    }
    probe.draw()
    probe.click(x: 0, y: 0)
    probe.click(x: 0, y: 1)
    #expect(log.values == [])
  }
}
