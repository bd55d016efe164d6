import TerminalUI
import Testing

/// Sliders and the mouse.
@MainActor
@Suite struct SliderTests {
  private let log = Log()

  private func probe(_ step: Double?, isDisabled: Bool = false) -> ScreenProbe {
    let probe = ScreenProbe(width: 30, height: 2) {
      Stateful(0.0) { [log] value in
        Slider(value: value, in: 0...100, step: step) { log.add($0 ? "begins" : "ends") }
          .disabled(isDisabled)
        Text("=\(Int(value.wrappedValue))")
      }
    }
    probe.draw()
    return probe
  }

  @Test func `a click moves a slider to the nearest step`() {
    let probe = probe(10)
    #expect(probe.text.hasPrefix("────────────────────\n"))
    probe.click(x: 10, y: 0)
    #expect(probe.text.hasSuffix("=50"))
    probe.click(x: 19, y: 0)
    #expect(probe.text.hasSuffix("=100"))
    #expect(log.take() == ["begins", "ends", "begins", "ends"])
  }

  @Test func `a drag moves a slider and tells when it begins and ends`() {
    let probe = probe(nil)
    probe.drag(from: (0, 0), to: (19, 0))
    #expect(probe.text.hasSuffix("=100"))
    #expect(log.take() == ["begins", "ends"])
    probe.drag(from: (19, 0), to: (29, 1))
    #expect(probe.text.hasSuffix("=100"))
    probe.drag(from: (19, 0), to: (0, 1))
    #expect(probe.text.hasSuffix("=0"))
  }

  @Test func `the mouse leaves a disabled slider as it is`() {
    let probe = probe(10, isDisabled: true)
    probe.click(x: 10, y: 0)
    #expect(probe.text.hasSuffix("=0"))
    #expect(log.take() == [])
  }
}
