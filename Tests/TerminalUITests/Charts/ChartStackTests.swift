import TerminalUI
import Testing

/// Bars and areas on top of each other, beside each other and in front of each other.
@MainActor
@Suite struct ChartStackTests {
  private func frame(_ chart: some View, width: Int = 20, height: Int = 12) -> Frame {
    render(chart, width: width, height: height)
  }

  private func bare(_ chart: some View) -> some View {
    chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
  }

  private func areas(_ stacking: MarkStackingMethod) -> some View {
    Chart {
      ForEach(0..<3) { x in
        AreaMark(x: .value("X", x), y: .value("Y", 4), stacking: stacking)
          .foregroundStyle(by: .value("S", "A"))
      }
      ForEach(0..<3) { x in
        AreaMark(x: .value("X", x), y: .value("Y", 2), stacking: stacking)
          .foregroundStyle(by: .value("S", "B"))
      }
    }
  }

  /// Returns the colors of the middle column, from the bottom.
  private func colors(_ frame: Frame) -> [Color?] {
    (0..<frame.lines.count).reversed().map { frame.style(x: 10, y: $0).foreground }
  }

  @Test func `areas are stacked, and the axis ends at their sum`() {
    for height in [10, 12] { #expect(frame(areas(.standard), height: height).lines[0].hasSuffix(" 6")) }
    let colors = colors(frame(bare(areas(.standard)).chartYScale(domain: 0...6), height: 6))
    #expect(colors[0...2] == [.blue, .blue, .blue])
    #expect(colors[4...5] == [.green, .green])
  }

  @Test func `areas may be in front of each other`() {
    #expect(frame(areas(.unstacked)).lines[0].hasSuffix(" 4"))
    let colors = colors(frame(bare(areas(.unstacked)), height: 4))
    #expect(colors == [.green, .green, .blue, .blue])
  }

  @Test func `areas may be parts of their sum, or around zero`() {
    #expect(frame(areas(.normalized)).lines[0].hasSuffix(" 1"))
    #expect(colors(frame(bare(areas(.normalized)), height: 6))[1] == .blue)
    let centered = frame(areas(.center).chartYScale(domain: -3...3))
    #expect(centered.text.contains(" -2"))
  }

  @Test func `bars may be in front of each other`() {
    let bars = { (stacking: MarkStackingMethod) in
      Chart {
        BarMark(x: .value("X", "a"), y: .value("Y", 4), stacking: stacking).foregroundStyle(.red)
        BarMark(x: .value("X", "a"), y: .value("Y", 2), stacking: stacking).foregroundStyle(.green)
      }
    }
    #expect(frame(bars(.unstacked)).lines[0].hasSuffix(" 4"))
    #expect(frame(bars(.standard)).lines[0].hasSuffix(" 6"))
    #expect(colors(frame(bare(bars(.unstacked)), height: 4)) == [.green, .green, .red, .red])
  }

  @Test func `a bar has two ends`() {
    let vertical = Chart {
      BarMark(x: .value("X", "a"), yStart: .value("Low", 1), yEnd: .value("High", 3))
    }
    let frame = frame(bare(vertical).chartYScale(domain: 0...4), width: 3, height: 4)
    #expect(frame.lines[0] == "")
    #expect(frame.lines[1].contains("█"))
    #expect(frame.lines[2].contains("█"))
    let horizontal = Chart {
      BarMark(xStart: .value("From", 1), xEnd: .value("To", 3), y: .value("Task", "a"))
    }
    #expect(self.frame(bare(horizontal).chartXScale(domain: 0...4), width: 8, height: 1).text == "  ████")
  }

  @Test func `bars stand beside each other by a value`() {
    let chart = Chart {
      ForEach(["x", "y"], id: \.self) { place in
        BarMark(x: .value("P", place), y: .value("V", 2)).foregroundStyle(.red)
          .position(by: .value("K", "a"))
        BarMark(x: .value("P", place), y: .value("V", 2)).foregroundStyle(.green)
          .position(by: .value("K", "b"))
      }
    }
    let frame = frame(bare(chart), width: 12, height: 2)
    #expect(frame.lines[0] == " ████  ████")
    let colors = (1..<5).map { frame.style(x: $0, y: 0).foreground }
    #expect(colors == [.red, .red, .green, .green])
  }
}
