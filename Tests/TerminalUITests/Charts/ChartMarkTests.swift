import Foundation
import TerminalUI
import Testing

/// The marks of charts: their ends, symbols, steps, dashes and texts.
@MainActor
@Suite struct ChartMarkTests {
  private struct Both: ChartContent {
    let x: Int

    var body: some ChartContent {
      RuleMark(x: .value("X", x))
      PointMark(x: .value("X", x), y: .value("Y", 1))
    }
  }

  private enum Kind: String, Plottable { case small, large }

  private struct Meters: Plottable {
    var primitivePlottable: Int
    init(primitivePlottable: Int) { self.primitivePlottable = primitivePlottable }
  }

  private func frame(_ chart: some View, width: Int = 9, height: Int = 5) -> Frame {
    render(chart, width: width, height: height)
  }

  private func bare(_ chart: some View) -> some View { chart.chartXAxis(.hidden).chartYAxis(.hidden) }

  /// Returns a chart of two points, from the lower left to the upper right.
  private func line(_ change: @MainActor @escaping (LineMark) -> some ChartContent) -> some View {
    bare(Chart([0, 4], id: \.self) { change(LineMark(x: .value("X", $0), y: .value("Y", $0))) })
  }

  @Test func `rules may have ends`() {
    let chart = Chart {
      RuleMark(xStart: .value("X", 2), xEnd: .value("X", 6), y: .value("Y", 4))
      RuleMark(x: .value("X", 8), yStart: .value("Y", 0), yEnd: .value("Y", 1))
      RuleMark(xStart: .value("X", 20), xEnd: .value("X", 30), y: .value("Y", 4))
    }
    let frame = frame(bare(chart).chartXScale(domain: 0...8).chartYScale(domain: 0...4))
    #expect(frame.lines == ["  ─────", "", "", "        │", "        │"])
  }

  @Test func `dates are rounded down to a unit`() throws {
    let calendar = Calendar.current
    let start = try #require(calendar.date(from: DateComponents(year: 2026, month: 3, day: 3)))
    let chart = Chart([1, 20, 30], id: \.self) { hours in
      BarMark(x: .value("D", start.addingTimeInterval(hours * 3600), unit: .day), y: .value("Y", 1))
    }
    let frame = frame(bare(chart).chartYScale(domain: 0...2), width: 10, height: 2)
    #expect(frame.lines[0].contains("█"))
    #expect(frame.lines[0].count < frame.lines[1].count)
  }

  @Test func `decimals, whole numbers and raw values have places`() throws {
    let chart = Chart {
      PointMark(x: .value("X", Meters(primitivePlottable: 0)), y: .value("Y", Decimal(2)))
      PointMark(x: .value("X", Meters(primitivePlottable: 8)), y: .value("Y", Decimal(0)))
    }
    #expect(frame(bare(chart), height: 2).lines == ["●", "        ●"])
    #expect(Kind(primitivePlottable: "large") == .large)
    #expect(Decimal(string: "0.1")?.primitivePlottable == 0.1)
    #expect(Int(primitivePlottable: 1.5) == nil)
  }

  @Test func `points and lines have symbols`() {
    let symbols = frame(line { $0.symbol(.square) })
    #expect(symbols.lines[0].hasSuffix("■"))
    #expect(symbols.lines[4].hasPrefix("■"))
    #expect(!frame(line { $0 }).text.contains("■"))
    let chart = Chart {
      PointMark(x: .value("X", 0), y: .value("Y", 0)).symbol(by: .value("K", "a"))
      PointMark(x: .value("X", 1), y: .value("Y", 0)).symbol(by: .value("K", "b"))
      PointMark(x: .value("X", 2), y: .value("Y", 0)).symbol(.cross)
    }
    let frame = frame(bare(chart), height: 6)
    #expect(frame.text.contains("●   ■   ×"))
    #expect(frame.lines[5] == "● a  ■ b")
  }

  @Test func `lines and areas may have steps`() {
    let start = frame(line { $0.interpolationMethod(.stepStart) })
    #expect(start.lines[0].count == 9)
    #expect(start.lines[4].count == 1)
    let end = frame(line { $0.interpolationMethod(.stepEnd) })
    #expect(end.lines[4].count == 9)
    #expect(end.lines[0].hasPrefix("        "))
    let center = frame(line { $0.interpolationMethod(.stepCenter) })
    #expect(center.lines[4].count == 5)
    #expect(center.lines[0].hasPrefix("    "))
    #expect(frame(line { $0.interpolationMethod(.monotone) }).lines == frame(line { $0 }).lines)
    let area = Chart([0, 4], id: \.self) {
      AreaMark(x: .value("X", $0), y: .value("Y", $0)).interpolationMethod(.stepStart)
    }
    #expect(frame(bare(area)).lines[1] == "⢸⣿⣿⣿⣿⣿⣿⣿⣿")
  }

  @Test func `lines and rules may have dashes`() {
    let dots = { (frame: Frame) in
      frame.text.unicodeScalars.map { $0.value & 0xFF00 == 0x2800 ? ($0.value & 0xFF).nonzeroBitCount : 0 }
        .reduce(0, +)
    }
    let whole = dots(frame(line { $0 }))
    let dashed = dots(frame(line { $0.lineStyle(StrokeStyle(lineWidth: 1, dash: [8, 8])) }))
    #expect(dashed > 0)
    #expect(dashed < whole * 2 / 3)
    let rules = Chart {
      RuleMark(y: .value("Y", 1)).lineStyle(StrokeStyle(dash: [4, 4]))
      RuleMark(x: .value("X", 1)).lineStyle(StrokeStyle(dash: [4, 4]))
    }
    #expect(frame(bare(rules)).text.contains("┄┄"))
    #expect(frame(bare(rules)).text.contains("┆"))
  }

  @Test func `bars, points and rules have texts beside them`() {
    let bars = Chart {
      BarMark(x: .value("K", "a"), y: .value("V", 2)).annotation { Text("2").foregroundStyle(.red) }
      BarMark(x: .value("K", "b"), y: .value("V", 1)).annotation(position: .overlay) { Text("1") }
    }
    let frame = frame(bare(bars), width: 10, height: 7)
    #expect(frame.lines[0] == "  2")
    #expect(frame.lines[1] == " ████")
    #expect(frame.style(of: "2")?.foreground == .red)
    #expect(frame.lines[5] == " ████ █1██")
    // With an axis, the room above doesn't change the labels.
    #expect(self.frame(bars, width: 20, height: 8).lines[1].hasSuffix(" 2"))
    let others = Chart {
      PointMark(x: .value("X", 0), y: .value("Y", 0)).annotation(position: .trailing) { Text("low") }
      PointMark(x: .value("X", 8), y: .value("Y", 4)).annotation(position: .bottom) { Text("up") }
      RuleMark(y: .value("Y", 2)).annotation(position: .top, alignment: .leading) { Text("goal") }
    }
    let texts = self.frame(bare(others))
    #expect(texts.lines == ["        ●", "goal   up", "─────────", "", "●low"])
  }

  @Test func `a type may stand for several marks`() {
    let chart = Chart([0, 4], id: \.self) { Both(x: $0).foregroundStyle(.red) }
    let frame = frame(bare(chart).chartYScale(domain: 0...2), height: 3)
    #expect(frame.lines == ["│       │", "●       ●", "│       │"])
    #expect(frame.style(x: 0, y: 0).foreground == .red)
    #expect(frame.style(x: 8, y: 1).foreground == .red)
  }

  @Test func `what a mark has been given stays`() {
    let chart = Chart {
      Group { PointMark(x: .value("X", 0), y: .value("Y", 0)).foregroundStyle(.green) }
        .foregroundStyle(.red)
    }
    #expect(frame(bare(chart)).style(of: "●")?.foreground == .green)
  }

  @Test func `marks are drawn with modifiers of views, too`() {
    let chart = Chart([0, 8], id: \.self) { x in
      PointMark(x: .value("X", x), y: .value("Y", 0)).accessibilityLabel("a point")
    }
    #expect(frame(bare(chart), height: 1).text == "●       ●")
  }

  // MARK: Legends

  private var colored: some View {
    Chart(["a", "b"], id: \.self) { name in
      PointMark(x: .value("X", name), y: .value("Y", 1)).foregroundStyle(by: .value("K", name))
    }
  }

  @Test func `values have the colors of a scale, and the legend its order`() {
    let mapped = frame(colored.chartForegroundStyleScale(["b": .red, "a": .cyan]), width: 20, height: 8)
    #expect(mapped.lines[7] == "● b  ● a")
    #expect(mapped.style(x: 0, y: 7).foreground == .red)
    #expect(mapped.style(x: 5, y: 7).foreground == .cyan)
    let paired = colored.chartForegroundStyleScale(domain: ["a", "b"], range: [.pink, .cyan])
    #expect(frame(paired, width: 20, height: 8).style(x: 5, y: 7).foreground == .cyan)
    let palette = frame(colored.chartForegroundStyleScale(range: [.pink, .red]), width: 20, height: 8)
    #expect(palette.style(x: 0, y: 7).foreground == .pink)
    #expect(palette.style(x: 5, y: 7).foreground == .red)
  }

  @Test func `the legend stands at a side`() {
    let at = { (position: AnnotationPosition, alignment: Alignment) in
      frame(colored.chartLegend(position: position, alignment: alignment), width: 20, height: 8).lines
    }
    #expect(at(.top, .leading)[0] == "● a  ● b")
    #expect(at(.top, .trailing)[0] == "            ● a  ● b")
    #expect(at(.bottom, .center)[7] == "      ● a  ● b")
    #expect(at(.leading, .leading)[0].hasPrefix("● a "))
    #expect(at(.leading, .leading)[1] == "● b")
    #expect(at(.trailing, .leading)[0].hasSuffix(" ● a"))
  }
}
