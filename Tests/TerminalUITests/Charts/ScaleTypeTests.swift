import TerminalUI
import Testing

/// Axes that aren't linear.
@MainActor
@Suite struct ScaleTypeTests {
  private func chart(_ values: [Double]) -> some View {
    Chart(values.indices, id: \.self) { PointMark(x: .value("N", $0), y: .value("V", values[$0])) }
      .chartXAxis(.hidden)
  }

  /// Returns the rows of the points, from left to right.
  private func rows(_ view: some View, height: Int = 9) -> [Int] {
    let lines = render(view, width: 30, height: height).lines.map(Array.init)
    return (0..<30).compactMap { x in lines.firstIndex { $0.count > x && $0[x] == "●" } }
  }

  @Test func `on a logarithmic axis equal ratios have equal distances`() {
    let rows = rows(chart([1, 10, 100, 1000, 10_000]).chartYScale(type: .log))
    #expect(rows == [8, 6, 4, 2, 0])
  }

  @Test func `labels are powers of ten, or 1, 2 and 5 in a short range`() {
    let long = render(chart([1, 1_000_000]).chartYScale(type: .log), width: 30, height: 9).text
    #expect(long.contains("1000") && long.contains("1000k"), "\(long)")
    let short = render(chart([0.2, 3]).chartYScale(type: .log), width: 30, height: 12).text
    for label in ["0.2", "0.5", "1", "2", "5"] { #expect(short.contains(label), "\(short)") }
  }

  @Test func `numbers that aren't above zero have no place on a logarithmic axis`() {
    #expect(rows(chart([-5, 0, 1, 100]).chartYScale(type: .log)) == [8, 0])
    #expect(rows(chart([-5, 0]).chartYScale(type: .log)) == [])
    #expect(rows(chart([7, 7]).chartYScale(type: .log)).count == 2)
    #expect(rows(chart([1, 10, 100]).chartYScale(domain: -1...100, type: .log)) == [8, 4, 0])
  }

  @Test func `bars on a logarithmic axis begin at its lower end`() {
    let bars = Chart(["a", "b"], id: \.self) {
      BarMark(x: .value("K", $0), y: .value("V", $0 == "a" ? 10 : 1000))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 1...1000, type: .log)
    let lines = render(bars, width: 8, height: 6).lines
    #expect(lines.count { $0.prefix(4).contains("█") } == 2)
    #expect(lines.count { $0.dropFirst(4).contains("█") } == 6)
  }

  @Test(arguments: [ScaleType.squareRoot, .symmetricLog])
  func `others place negative numbers below zero`(type: ScaleType) {
    let rows = rows(chart([-100, 0, 1, 100]).chartYScale(type: type))
    #expect(rows[0] == 8 && rows[1] == 4 && rows[3] == 0)
    #expect(rows[2] < 4 || type == .squareRoot)
  }

  @Test(arguments: 1...6) func `a very long logarithmic axis has no tick at infinity`(height: Int) {
    let chart = Chart([1e-290, 1e290], id: \.self) { value in
      PointMark(x: .value("N", 1), y: .value("V", value)).annotation { Text("t") }
    }
    .chartYScale(type: .log)
    #expect(!render(chart, width: 40, height: height).text.contains("inf"))
  }

  @Test func `a horizontal axis can be logarithmic`() {
    let chart = Chart([1, 10, 100], id: \.self) { PointMark(x: .value("N", $0), y: .value("V", 1)) }
      .chartYAxis(.hidden).chartXAxis(.hidden).chartXScale(type: .log)
    let line = render(chart, width: 21, height: 5).lines.first { $0.contains("●") } ?? ""
    #expect(Array(line).indices.filter { Array(line)[$0] == "●" } == [0, 10, 20])
  }
}
