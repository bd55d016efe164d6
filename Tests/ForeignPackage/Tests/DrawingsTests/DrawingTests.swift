import Drawings
import TerminalUI
import Testing

/// Views that draw and views that lay out others, written outside of the package of `TerminalUI`.
@MainActor
@Suite struct DrawingTests {
  @Test func `a view draws lines and text`() {
    let frame = render(Speedometer(speed: 30, limit: 100), width: 12, height: 4)
    #expect(frame.text.contains("30"))
    #expect(frame.style(of: "30")?.attributes == .bold)
    let dots = frame.text.unicodeScalars.filter { (0x2801...0x28FF).contains($0.value) }
    #expect(dots.count > 12)
    let colors = (0..<4).flatMap { y in (0..<12).map { frame.style(x: $0, y: y).foreground } }
    #expect(colors.contains(.green))
    #expect(!colors.contains(.red))
  }

  @Test func `a view draws something else for other values`() {
    let fast = render(Speedometer(speed: 130, limit: 100), width: 12, height: 4)
    let colors = (0..<4).flatMap { y in (0..<12).map { fast.style(x: $0, y: y).foreground } }
    #expect(colors.contains(.red))
  }

  @Test func `a layout places views`() {
    let view = Diagonal() {
      Text("ab")
      Text("c\nd")
      Button("e") {}
    }
    #expect(render(view, width: 20, height: 6).text == "ab\n  c\n  d\n   [e]")
  }
}
