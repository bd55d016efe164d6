import TerminalUI
import Testing

/// A gauge as a ring.
@MainActor
@Suite struct GaugeRingTests {
  private func frame(_ value: Double) -> Frame {
    render(
      Gauge(value: value, in: 0...60) {
        EmptyView()
      } currentValueLabel: {
        Text("15")
      }
      .gaugeStyle(.accessoryCircularCapacity),
      width: 8,
      height: 4
    )
  }

  /// Returns the lit cells, as rows of text.
  private func lit(_ value: Double) -> [String] {
    let frame = frame(value)
    return (0..<4).map { y in
      (0..<8).map { frame.style(x: $0, y: y).foreground == .accentColor ? "#" : "." }.joined()
    }
  }

  @Test func `the ring is round, with the label in it`() {
    let lines = frame(0).lines
    #expect(lines == [" ⣠⠖⠛⠛⠲⣄", "⣼⠁ 15 ⠈⣧", "⢻⡀    ⢀⡟", " ⠙⠦⣤⣤⠴⠋"])
  }

  @Test func `it is lit clockwise from the top`() {
    #expect(lit(0).joined().contains("#") == false)
    #expect(lit(15).map { $0.dropFirst(4).contains("#") } == [true, true, false, false])
    #expect(lit(30).joined().filter { $0 == "#" }.count > lit(15).joined().filter { $0 == "#" }.count)
    #expect(lit(60).joined().contains(".") == true)
    #expect(lit(60)[0].filter { $0 == "#" }.count == 6)
  }
}
