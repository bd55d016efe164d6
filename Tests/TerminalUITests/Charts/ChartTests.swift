import Foundation
import TerminalUI
import Testing

/// Charts: marks, axes and legends.
@MainActor
@Suite struct ChartTests {
  private struct Point: Identifiable {
    let id: Int
    let value: Double
  }

  private func frame(_ chart: some View, width: Int = 12, height: Int = 5) -> Frame {
    render(chart, width: width, height: height)
  }

  private func bare(_ chart: some View) -> some View { chart.chartXAxis(.hidden).chartYAxis(.hidden) }

  private let points = [0, 2, 4].enumerated().map { Point(id: $0.offset, value: $0.element) }

  @Test func `a line joins its points`() {
    let chart = Chart(points) { LineMark(x: .value("N", $0.id), y: .value("V", $0.value)) }
    let frame = frame(bare(chart), width: 4, height: 2)
    #expect(frame.lines[0].count == 4)
    #expect(frame.lines[0].hasPrefix(" "))
    #expect((1...3).contains(frame.lines[1].count))
    #expect(!frame.lines[1].hasPrefix(" "))
    #expect(frame.style(x: 0, y: 1).foreground == .accentColor)
  }

  @Test func `bars begin at zero and end in eighths of a cell`() {
    let chart = Chart {
      BarMark(x: .value("K", "a"), y: .value("V", 2))
      BarMark(x: .value("K", "b"), y: .value("V", 0.5)).foregroundStyle(.red)
      BarMark(x: .value("K", "c"), y: .value("V", 0))
    }
    let frame = frame(bare(chart).chartYScale(domain: 0...2), width: 6, height: 2)
    #expect(frame.lines[0].trimmingCharacters(in: .whitespaces).allSatisfy { $0 == "█" })
    #expect(frame.text.contains("▄"))
    #expect(frame.style(of: "▄")?.foreground == .red)
    #expect(frame.style(of: "█")?.foreground == .accentColor)
  }

  @Test func `bars of one position are stacked`() {
    let chart = Chart {
      BarMark(x: .value("K", "a"), y: .value("V", 1)).foregroundStyle(by: .value("S", "one"))
      BarMark(x: .value("K", "a"), y: .value("V", 1)).foregroundStyle(by: .value("S", "two"))
    }
    let frame = frame(bare(chart).chartLegend(.hidden), width: 3, height: 2)
    #expect(frame.style(x: 1, y: 1).foreground == .blue)
    #expect(frame.style(x: 1, y: 0).foreground == .green)
  }

  @Test func `bars of a number and a category are horizontal`() {
    let chart = Chart {
      BarMark(x: .value("V", 4), y: .value("K", "a"))
      BarMark(x: .value("V", 2), y: .value("K", "b"))
    }
    let frame = frame(chart.chartXAxis(.hidden), width: 12, height: 2)
    #expect(frame.lines[0].hasPrefix("██████████"))
    #expect(frame.lines[0].hasSuffix("a"))
    #expect(frame.lines[1].hasPrefix("█████ "))
    #expect(frame.lines[1].hasSuffix("b"))
  }

  @Test func `points and rules are drawn where they are`() {
    let chart = Chart {
      RuleMark(y: .value("V", 5))
      PointMark(x: .value("X", 0), y: .value("V", 10))
      PointMark(x: .value("X", 10), y: .value("V", 0))
      RuleMark(x: .value("X", 5)).foregroundStyle(.red)
    }
    let frame = frame(bare(chart), width: 5, height: 3)
    #expect(frame.lines == ["● │", "──│──", "  │ ●"])
    #expect(frame.style(x: 2, y: 1).foreground == .red)
  }

  @Test func `an area is filled down to zero, or to its other end`() {
    let filled = Chart(points) { AreaMark(x: .value("N", $0.id), y: .value("V", $0.value)) }
    let frame = frame(bare(filled), width: 4, height: 2)
    #expect(frame.lines[1].hasSuffix("⣿"))
    #expect(frame.lines[0].hasPrefix("  "))
    let band = Chart(points) {
      AreaMark(x: .value("N", $0.id), yStart: .value("L", 3), yEnd: .value("H", 4))
    }
    #expect(self.frame(bare(band), width: 4, height: 4).lines[2] == "")
  }

  @Test func `the axes have labels at round numbers`() {
    let chart = Chart(points) { LineMark(x: .value("N", $0.id), y: .value("V", $0.value)) }
    let frame = frame(chart, width: 30, height: 7)
    #expect(frame.lines[0].hasSuffix("┈ 4") || frame.lines[0].hasSuffix(" 4"))
    #expect(frame.lines[5].hasSuffix(" 0"))
    #expect(frame.lines[6].hasPrefix("0"))
    #expect(frame.text.contains("┈"))
  }

  @Test func `the vertical axis may begin above zero`() {
    let chart = Chart([100, 104], id: \.self) { LineMark(x: .value("N", $0), y: .value("V", $0)) }
    #expect(frame(chart, width: 30, height: 7).text.contains(" 0\n"))
    let close = frame(chart.chartYScale(domain: .automatic(includesZero: false)), width: 30, height: 7)
    #expect(!close.text.contains(" 0\n"))
    #expect(close.text.contains(" 104"))
    let fixed = frame(chart.chartYScale(domain: 90...110), width: 30, height: 7)
    #expect(fixed.text.contains(" 90"))
  }

  @Test func `categories and dates have labels`() {
    let bars = Chart {
      BarMark(x: .value("K", "Mon"), y: .value("V", 2))
      BarMark(x: .value("K", "Tue"), y: .value("V", 3))
    }
    #expect(frame(bars, width: 20, height: 5).lines[4].contains("Mon"))
    #expect(frame(bars, width: 20, height: 5).lines[4].contains("Tue"))
    let start = Date(timeIntervalSince1970: 1_795_176_000)
    let dates = Chart(0..<5, id: \.self) { day in
      LineMark(x: .value("D", start.addingTimeInterval(Double(day) * 86_400)), y: .value("V", day))
    }
    let label = start.addingTimeInterval(86_400).formatted(.dateTime.month(.abbreviated).day())
    #expect(frame(dates, width: 40, height: 5).lines[4].contains(label))
  }

  @Test func `colors by a value have a legend, and divide lines`() {
    let chart = Chart(points) { point in
      LineMark(x: .value("N", point.id), y: .value("V", point.value)).foregroundStyle(by: .value("S", "up"))
      LineMark(x: .value("N", point.id), y: .value("V", 4 - point.value))
        .foregroundStyle(by: .value("S", "down"))
    }
    let frame = frame(chart, width: 30, height: 8)
    #expect(frame.lines[7] == "● up  ● down")
    #expect(frame.style(x: 0, y: 7).foreground == .blue)
    #expect(frame.style(x: 6, y: 7).foreground == .green)
    #expect(!self.frame(chart.chartLegend(.hidden), width: 30, height: 8).text.contains("up"))
  }

  @Test(
    arguments: [
      (0.0, 1.0, "0"), (1.5, 0.5, "1.5"), (12_000, 2000, "12k"), (2_500_000, 500_000, "2500k"),
      (25_000_000, 5_000_000, "25M"), (-0.5, 0.5, "-0.5"), (3, 1, "3"),
    ] as [(Double, Double, String)]
  )
  func `numbers are as short as their distance allows`(number: Double, step: Double, expected: String) {
    let chart = Chart([number, number + step * 2], id: \.self) { value in
      PointMark(x: .value("X", 0), y: .value("Y", value))
    }
    let domain = number...(number + step * 2)
    #expect(frame(chart.chartYScale(domain: domain), width: 40, height: 7).text.contains(" \(expected)"))
  }

  @Test func `what has no place isn't drawn, and nothing crashes`() {
    let values = [Double.nan, .infinity, -.infinity, 1e308]
    let chart = Chart(values, id: \.self) { value in
      LineMark(x: .value("X", value), y: .value("Y", value))
      BarMark(x: .value("X", value), y: .value("Y", value))
      AreaMark(x: .value("X", 1), y: .value("Y", value))
      PointMark(x: .value("X", value), y: .value("Y", 1))
      RuleMark(y: .value("Y", value))
      Text("not a mark")
    }
    for (width, height) in [(40, 10), (3, 2), (1, 1), (0, 0)] {
      _ = frame(chart, width: width, height: height)
    }
    #expect(frame(Chart {}, width: 10, height: 4).text == "")
  }

  @Test func `no ends, steps and sizes crash`() {
    let values = [Double.nan, .infinity, -1e299, 1e299, 0, 1]
    let chart = Chart(values, id: \.self) { value in
      BarMark(x: .value("X", value), yStart: .value("Y", value), yEnd: .value("Y", 2))
        .annotation { Text("one\ntwo") }
      RuleMark(xStart: .value("X", value), xEnd: .value("X", 1), y: .value("Y", value))
      AreaMark(x: .value("X", 1), y: .value("Y", value), stacking: .normalized)
      LineMark(x: .value("X", value), y: .value("Y", value)).lineStyle(StrokeStyle(dash: [value, 0]))
        .interpolationMethod(.stepCenter).symbol(.plus).annotation(position: .bottomTrailing) { Text("") }
    }
    let days = Chart([Date.distantPast, .now, .distantFuture], id: \.self) { date in
      BarMark(x: .value("D", date, unit: .day), y: .value("Y", 1))
    }
    let steps =
      values.map { AxisMarkValues.stride(by: $0) } + [
        .automatic(desiredCount: 0), .automatic(desiredCount: -5), .automatic(desiredCount: .max),
        .stride(by: .day, count: 0), .stride(by: .year, count: .max),
      ]
    for step in steps {
      for (width, height) in [(40, 10), (3, 4)] {
        let axis = AxisMarks(position: .leading, values: step)
        for chart in [AnyView(chart), AnyView(days)] {
          _ = frame(chart.chartXAxis { axis }.chartYAxis { axis }, width: width, height: height)
        }
      }
    }
  }

  @Test func `a chart without room for its axes is drawn without them`() {
    let chart = Chart(points) { PointMark(x: .value("N", $0.id), y: .value("V", 1)) }.chartXAxis {
      AxisMarks(position: .top) { _ in
        AxisTick()
        AxisValueLabel()
      }
      AxisMarks()
    }
    #expect(frame(chart, width: 20, height: 3).text.contains("●"))
    #expect(!frame(chart, width: 20, height: 3).text.contains("╷"))
    #expect(frame(chart, width: 20, height: 8).text.contains("╷"))
  }

  @Test func `marks stand in loops and conditions`() {
    let isShown = points.count > 2
    let chart = Chart {
      if isShown { RuleMark(y: .value("V", 1)) }
      ForEach(points) { PointMark(x: .value("N", $0.id), y: .value("V", 1)) }
    }
    #expect(frame(bare(chart).chartYScale(domain: 0...2), width: 5, height: 1).text == "●─●─●")
  }
}
