import Foundation
import TerminalUI
import Testing

/// The marks of an axis of dates.
@MainActor
@Suite struct ChartDateTests {
  private static let noon = Date(timeIntervalSince1970: 1_795_176_000)

  private func frame(_ dates: [Date], _ unit: Calendar.Component?) -> Frame {
    let chart = Chart(dates, id: \.self) { PointMark(x: .value("Date", $0), y: .value("Y", 1)) }
    guard let unit else { return render(chart, width: 40, height: 6) }
    return render(chart.chartXAxis { AxisMarks(values: .stride(by: unit)) }, width: 40, height: 6)
  }

  /// Returns the words of the labels below a chart, in any order: the language decides it.
  private func labels(_ dates: [Date], _ unit: Calendar.Component?) -> [String] {
    (frame(dates, unit).lines.last ?? "").split(separator: " ").map(String.init).sorted()
  }

  private func day(_ date: Date) -> [String] {
    date.formatted(.dateTime.month(.abbreviated).day()).split(separator: " ").map(String.init)
  }

  private var midnight: Date { Calendar.current.startOfDay(for: Self.noon) }

  @Test func `the only date has a label, in the middle`() {
    #expect(labels([Self.noon], .day) == day(Self.noon).sorted())
    #expect(labels([Self.noon], .year) == [Self.noon.formatted(.dateTime.year())])
    #expect(!labels([Self.noon], .month).isEmpty)
    #expect(labels([midnight], nil) == day(midnight).sorted())
    let time = Self.noon.formatted(date: .omitted, time: .shortened)
    #expect(frame([Self.noon], nil).lines.last?.trimmingCharacters(in: .whitespaces) == time)
  }

  @Test func `dates of one day are labeled with that day`() {
    let dates = (0..<4).map { Self.noon.addingTimeInterval(Double($0) * 600) }
    #expect(labels(dates, .day) == day(Self.noon).sorted())
    #expect(!labels(dates, .hour).isEmpty)
  }

  @Test func `days are labeled as days, even if there are only two`() {
    let dates = [midnight, midnight.addingTimeInterval(86_400)]
    #expect(labels(dates, .day) == dates.flatMap(day).sorted())
  }

  @Test func `dates within a second are still times on an axis`() {
    #expect(!labels([Self.noon, Self.noon.addingTimeInterval(0.5)], nil).isEmpty)
  }

  @Test func `a bar of a day stands between the day's ends, above its centered label`() throws {
    let days = (0..<3).map { Self.noon.addingTimeInterval(Double($0) * 86_400) }
    let chart = Chart(days, id: \.self) { BarMark(x: .value("Day", $0, unit: .day), y: .value("Y", 2)) }
      .chartXAxis {
        AxisMarks(values: .stride(by: .day)) { _ in
          AxisTick()
          AxisValueLabel(format: .dateTime.day(), centered: true)
        }
      }
      .chartYAxis(.hidden)
    let lines = render(chart, width: 60, height: 6).lines
    func columns(_ line: String, _ isIn: (Character) -> Bool) -> [Int] {
      Array(line).enumerated().filter { isIn($0.element) }.map(\.offset)
    }
    let bars = columns(lines[3]) { $0 == "█" }
    #expect(bars == Array(3..<17) + Array(23..<37) + Array(43..<57))
    #expect(columns(lines[4]) { $0 == "╵" } == [0, 20, 40, 59])
    for label in columns(lines[5], { $0.isNumber }) { #expect(bars.contains(label)) }
  }

  @Test func `a bar of an only day has its label in the middle`() {
    let chart = Chart([Self.noon], id: \.self) {
      BarMark(x: .value("Day", $0, unit: .day), y: .value("Y", 2))
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .day)) { _ in AxisValueLabel(format: .dateTime.day(), centered: true) }
    }
    .chartYAxis(.hidden)
    #expect((29...32).contains(render(chart, width: 60, height: 6).lines[5].count))
  }
}
