import TerminalUI
import Testing

@MainActor
@Suite struct HitTestingTests {
  @Test func `a view that doesn't react to the mouse lets what is behind react`() {
    let log = Recorder<String>()
    let probe = ScreenProbe(width: 4, height: 1) {
      ZStack {
        Text("back").onTapGesture { log.values.append("back") }
        Text("ba").onTapGesture { log.values.append("front") }.allowsHitTesting(false)
      }
    }
    probe.draw()
    probe.click(x: 1, y: 0)
    #expect(log.values == ["back"])
  }
}
