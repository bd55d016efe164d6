import TerminalUI
import Testing

@testable import TerminalViews

@MainActor
@Suite struct ProgressViewTests {
  private func text(_ view: some View, width: Int = 40) -> String {
    render(view, width: width, height: 2).text
  }

  @Test(
    arguments: [
      (-1, 1, "──────────────────── 0%"), (0, 1, "──────────────────── 0%"),
      (0.25, 1, "━━━━━─────────────── 25%"),
      (29, 100, "━━━━━━────────────── 29%"), (1, 3, "━━━━━━━───────────── 33%"),
      (57, 100, "━━━━━━━━━━━───────── 57%"), (0.999, 1, "━━━━━━━━━━━━━━━━━━━━ 99%"),
      (1, 1, "━━━━━━━━━━━━━━━━━━━━ 100%"), (7, 1, "━━━━━━━━━━━━━━━━━━━━ 100%"),
      (.greatestFiniteMagnitude, .leastNonzeroMagnitude, "━━━━━━━━━━━━━━━━━━━━ 100%"),
    ] as [(Double, Double, String)]
  )
  func `a bar is between empty and full`(value: Double, total: Double, expected: String) {
    #expect(text(ProgressView(value: value, total: total)) == expected)
  }

  @Test func `each whole percentage is shown as it is`() {
    for percent in 0...100 {
      let line = text(ProgressView(value: Double(percent), total: 100))
      #expect(line.hasSuffix(" \(percent)%"), "\(line)")
    }
  }

  @Test(
    arguments: [
      (nil, 1), (.nan, 1), (.infinity, 1), (-.infinity, 1), (1, 0), (1, -1), (1, .nan),
    ] as [(Double?, Double)]
  )
  func `progress that isn't known is a spinner`(value: Double?, total: Double) {
    #expect(text(ProgressView("Load", value: value, total: total)) == "⠋ Load")
  }

  @Test(arguments: [(20, "━━━━━━━━──────── 50%"), (10, "━━━─── 50%"), (8, "━━── 50%")])
  func `a narrow bar is shorter`(width: Int, expected: String) {
    #expect(text(ProgressView(value: 0.5), width: width) == expected)
  }

  @Test func `only the full part is emphasized`() {
    let frame = render(ProgressView(value: 0.5), width: 40, height: 1)
    #expect(frame.style(x: 0, y: 0).foreground == .accentColor)
    #expect(frame.style(x: 9, y: 0).foreground == .accentColor)
    #expect(frame.style(x: 10, y: 0).foreground == .secondary)
  }

  @Test func `a spinner turns with the time and a bar stands still`() {
    let spinner = ViewGraph(ProgressView("Load"))
    let buffer = FrameBuffer(size: Size(width: 10, height: 1), palette: spinner.palette)
    var phases: [String] = []
    for tick in 0..<12 {
      spinner.animationTick = tick
      spinner.draw(in: buffer)
      phases.append(String(Frame(buffer).text.prefix(1)))
    }
    #expect(spinner.isAnimating)
    #expect(Set(phases.prefix(10)).count == 10)
    #expect(phases[10...] == phases[..<2])
    let bar = ViewGraph(ProgressView(value: 1))
    bar.draw(in: FrameBuffer(size: buffer.size, palette: bar.palette))
    #expect(!bar.isAnimating)
  }

  @Test func `a spinner has the color of the views around it`() {
    #expect(render(ProgressView(), width: 4, height: 1).style(x: 0, y: 0).foreground == .accentColor)
    let red = ProgressView().foregroundColor(.red)
    #expect(render(red, width: 4, height: 1).style(x: 0, y: 0).foreground == .red)
  }
}
