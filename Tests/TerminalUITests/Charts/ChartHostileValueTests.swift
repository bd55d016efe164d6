import Foundation
import TerminalUI
import Testing

/// Values that have no place in a chart.
@MainActor
@Suite struct ChartHostileValueTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func `a date that isn't a time isn't drawn`(seconds: Double) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    let chart = Chart {
      PointMark(x: .value("Date", date), y: .value("Price", 1)).foregroundStyle(by: .value("Date", date))
      BarMark(x: .value("Date", date, unit: .day), y: .value("Price", 2))
    }
    let frame = render(chart.chartXScale(domain: date...date), width: 30, height: 8)
    #expect(frame.lines.prefix(6).allSatisfy { !$0.contains("●") })
    #expect(frame.text.contains("● –"))
  }

  @Test func `a point between gaps of a line is drawn`() {
    let values = [(0, 1), (1, .nan), (2, 3), (3, .nan)] as [(Int, Double)]
    let chart = Chart(values, id: \.0) { LineMark(x: .value("X", $0.0), y: .value("Y", $0.1)) }
    let frame = render(chart.chartXAxis(.hidden).chartYAxis(.hidden), width: 9, height: 4)
    let dots = frame.text.unicodeScalars.count { (0x2801...0x28FF).contains($0.value) }
    #expect(dots == 2, "\(frame.text)")
  }

  @Test func `the categories of an axis may be given`() {
    let chart = Chart {
      BarMark(x: .value("Kind", "b"), y: .value("Count", 1))
      BarMark(x: .value("Kind", "other"), y: .value("Count", 1))
    }
    let frame = render(chart.chartXScale(domain: ["a", "b", "c"]), width: 30, height: 6)
    #expect(frame.lines.last?.split(separator: " ") == ["a", "b", "c"])
    #expect(!frame.text.contains("other"))
  }

  @Test func `marks may be nearer to the background`() {
    let chart = Chart {
      BarMark(x: .value("Kind", "a"), y: .value("Count", 1)).foregroundStyle(.red).opacity(0.5)
    }
    let style = render(chart, width: 30, height: 6).style(of: "█")
    #expect(style?.foreground == .red.opacity(0.5))
  }
}
