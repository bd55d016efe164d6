import TerminalUI
import Testing

/// Rectangles in charts.
@MainActor
@Suite struct RectangleMarkTests {
  private func frame(@ChartContentBuilder _ content: () -> some ChartContent) -> Frame {
    let chart = Chart { content() }.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
      .chartYScale(domain: 0...4).chartXScale(domain: 0...8)
      .chartForegroundStyleScale(range: Gradient(colors: [.red, .blue]))
    return render(chart, width: 8, height: 4)
  }

  @Test func `a rectangle is between its ends`() {
    let frame = frame {
      RectangleMark(
        xStart: .value("a", 2),
        xEnd: .value("b", 5),
        yStart: .value("c", 1),
        yEnd: .value("d", 3)
      )
    }
    #expect(frame.lines == ["", "  ███", "  ███", ""])
  }

  @Test func `without an end a rectangle is as wide or as high as the chart`() {
    #expect(
      frame { RectangleMark(xStart: .value("a", 0), xEnd: .value("b", 2)) }.lines.allSatisfy { $0 == "██" }
    )
    #expect(frame { RectangleMark(yStart: .value("a", 0), yEnd: .value("b", 1)) }.text == "\n\n\n████████")
    #expect(frame { RectangleMark(xStart: .value("a", 9), xEnd: .value("b", 12)) }.text == "")
  }

  @Test func `cells of a heat map have colors between those of the least and the greatest value`() {
    let chart = Chart {
      ForEach(0..<3) { n in
        RectangleMark(x: .value("x", "\(n)"), y: .value("y", "a"), width: .ratio(1), height: .ratio(1))
          .foregroundStyle(by: .value("n", Double(n * n)))
      }
    }
    .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
    .chartForegroundStyleScale(range: Gradient(colors: [.red, .blue]))
    let frame = render(chart, width: 6, height: 2)
    #expect(frame.text == "██████\n██████")
    #expect(frame.style(x: 0, y: 0).foreground == .red)
    #expect(frame.style(x: 2, y: 1).foreground == .red.mix(with: .blue, by: 0.25))
    #expect(frame.style(x: 5, y: 1).foreground == .blue)
  }
}
