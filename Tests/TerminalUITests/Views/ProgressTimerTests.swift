import Foundation
import TerminalUI
import Testing

/// Bars that move with the time, and charts of one bar.
@MainActor
@Suite struct ProgressTimerTests {
  /// The time of tests.
  private let now = Date(timeIntervalSince1970: 1_795_176_000)

  private func text(_ begin: Double, _ end: Double, countsDown: Bool) -> String {
    let interval = now.addingTimeInterval(begin)...now.addingTimeInterval(end)
    return render(ProgressView(timerInterval: interval, countsDown: countsDown), width: 30, height: 1).text
  }

  @Test func `a bar shows the part of the time that is left or that has passed`() {
    #expect(text(-30, 10, countsDown: true).contains("25%"))
    #expect(text(-30, 10, countsDown: false).contains("75%"))
    #expect(text(-30, -10, countsDown: true).contains("0%"))
    #expect(text(10, 20, countsDown: true).contains("100%"))
    #expect(text(0, 0, countsDown: false).contains("100%"))
  }

  @Test func `bars without a position are parts of one`() {
    let chart = Chart {
      BarMark(x: .value("x", 1)).foregroundStyle(.red)
      BarMark(x: .value("x", 3)).foregroundStyle(.blue)
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    let frame = render(chart, width: 8, height: 1)
    #expect(frame.text == "████████")
    #expect(frame.style(x: 1, y: 0).foreground == .red)
    #expect(frame.style(x: 2, y: 0).foreground == .blue)
  }
}
