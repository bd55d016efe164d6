import Foundation
import TerminalUI
import Testing

/// The axes of charts: their marks, titles and sides.
@MainActor
@Suite struct ChartAxisTests {
  private func frame(_ chart: some View, width: Int = 30, height: Int = 8) -> Frame {
    render(chart, width: width, height: height)
  }

  /// A chart from 0 to 4 in both directions.
  private var chart: some View {
    Chart(0..<5, id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", $0)) }
  }

  /// Returns the columns of a row in which a text is.
  private func columns(of text: Character, in line: String) -> [Int] {
    line.enumerated().filter { $0.element == text }.map(\.offset)
  }

  @Test func `marks without content are those that an axis has by default`() {
    let marked = chart.chartXAxis { AxisMarks() }.chartYAxis { AxisMarks() }
    #expect(frame(marked).lines == frame(chart).lines)
  }

  @Test func `grid lines, ticks and labels stand at the same value`() {
    let marked = chart.chartXAxis {
      AxisMarks(values: .automatic(desiredCount: 4)) { _ in
        AxisGridLine()
        AxisTick()
        AxisValueLabel()
      }
    }
    .chartYAxis(.hidden)
    let frame = frame(marked)
    #expect(frame.lines[7].split(separator: " ") == ["0", "1", "2", "3", "4"])
    #expect(columns(of: "╵", in: frame.lines[6]) == [0, 7, 15, 22, 29])
    #expect(columns(of: "┊", in: frame.lines[5]) == [7, 15, 22, 29])
    #expect(frame.style(of: "┊")?.foreground == .line)
    let few = chart.chartXAxis {
      AxisMarks(values: .automatic(desiredCount: 2)) { _ in AxisValueLabel() }
    }
    #expect(self.frame(few).lines[7].split(separator: " ") == ["0", "2", "4"])
    #expect(!self.frame(few).text.contains("┊"))
  }

  @Test func `the vertical axis is on either side, with ticks at its labels`() {
    let marked = chart.chartXAxis(.hidden).chartYAxis {
      AxisMarks(position: .leading, values: [0, 4]) { _ in
        AxisTick()
        AxisValueLabel()
      }
    }
    let frame = frame(marked)
    #expect(frame.lines[0].hasPrefix("4╶"))
    #expect(frame.lines[7].hasPrefix("0╶●"))
    #expect(!frame.text.contains("┈"))
    let trailing = chart.chartYAxis { AxisMarks(position: .trailing) }
    #expect(self.frame(trailing).lines == self.frame(chart).lines)
    let both = chart.chartXAxis(.hidden).chartYAxis {
      AxisMarks(position: .leading, values: [0])
      AxisMarks(position: .trailing, values: [4])
    }
    #expect(self.frame(both).lines[0].hasSuffix(" 4"))
    #expect(self.frame(both).lines[7].hasPrefix("0 ●"))
  }

  @Test func `the horizontal axis may be above the chart`() {
    let marked = chart.chartYAxis(.hidden).chartXAxis { AxisMarks(position: .top) }
    #expect(frame(marked).lines[0].hasPrefix("0"))
    #expect(frame(marked).lines[7].hasPrefix("●"))
  }

  @Test func `values are listed, or multiples of a number`() {
    let listed = chart.chartXAxis { AxisMarks(values: [1, 3, 9]) }
    #expect(frame(listed).lines[7].split(separator: " ") == ["1", "3"])
    let multiples = chart.chartYAxis(.hidden).chartXAxis { AxisMarks(values: .stride(by: 2)) }
    #expect(frame(multiples, width: 60).lines[7].split(separator: " ") == ["0", "2", "4"])
    let vertical = chart.chartXAxis {}.chartYAxis { AxisMarks(values: .stride(by: 1.5)) }
    #expect(frame(vertical).lines.compactMap { $0.split(separator: " ").last }.contains("1.5"))
    #expect(frame(vertical).lines[0].hasSuffix("┈● 4.5"))
  }

  @Test(arguments: [
    (Calendar.Component.month, 7, 2, [0, 3, 6]), (.day, 7, 3, [0, 2, 4, 6]), (.year, 12, 3, [0, 5, 10]),
    (.day, 2, 4, []),
  ])
  func `dates have automatic marks at beginnings of units`(
    unit: Calendar.Component,
    count: Int,
    parts: Int,
    marked: [Int]
  ) throws {
    let calendar = Calendar.current
    let start = try #require(calendar.date(from: DateComponents(year: 2025, month: 1, day: 1)))
    let dates = (0..<count).compactMap { calendar.date(byAdding: unit, value: $0, to: start) }
    let chart = Chart(dates, id: \.self) { PointMark(x: .value("D", $0), y: .value("Y", 1)) }
    let minutes = chart.chartXAxis {
      AxisMarks(values: .automatic(desiredCount: parts)) { value in
        if let date = value.as(Date.self) {
          AxisValueLabel(calendar.component(.minute, from: date) == 0 ? "|" : "?")
        }
      }
    }
    #expect(!frame(minutes, width: 60).text.contains("?"))
    if marked.isEmpty { return }
    let labels = marked.map {
      dates[$0].formatted(unit == .year ? .dateTime.year() : .dateTime.month(.abbreviated).day())
    }
    let plain = chart.chartXAxis { AxisMarks(values: .automatic(desiredCount: parts)) }
    let line = frame(plain, width: 60).lines[7]
    let shown = line.split(separator: /\s\s+/).map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(shown.filter { !$0.isEmpty } == labels)
  }

  @Test func `dates have marks at units of the calendar`() throws {
    let calendar = Calendar.current
    let start = try #require(calendar.date(from: DateComponents(year: 2026, month: 1, day: 1, hour: 5)))
    let dates = (0..<5).compactMap { calendar.date(byAdding: .month, value: $0, to: start) }
    let chart = Chart(dates, id: \.self) { PointMark(x: .value("D", $0), y: .value("Y", 1)) }
    let marked = chart.chartYAxis(.hidden).chartXAxis {
      AxisMarks(values: .stride(by: .month, count: 2)) { value in
        AxisValueLabel(format: .dateTime.month(.twoDigits).locale(Locale(identifier: "de_DE")))
        if value.as(Date.self).map({ calendar.component(.day, from: $0) }) == 1 { AxisTick() }
      }
    }
    let frame = frame(marked, width: 50)
    #expect(frame.lines[7].split(separator: " ") == ["02", "04"])
    #expect(columns(of: "╵", in: frame.lines[6]).count == 2)
  }

  @Test func `labels have a format, or a text for the value`() {
    let price = FloatingPointFormatStyle<Double>.Percent(locale: Locale(identifier: "en_US"))
    let formatted = chart.chartYAxis { AxisMarks(values: [0, 4]) { _ in AxisValueLabel(format: price) } }
    #expect(frame(formatted).lines[0].hasSuffix(" 400%"))
    #expect(frame(formatted).text.contains(" 0%"))
    let short = chart.chartYAxis { AxisMarks(format: price, values: .automatic(desiredCount: 4)) }
    #expect(frame(short).lines[0].hasSuffix("┈┈● 400%"))
    let texts = chart.chartYAxis {
      AxisMarks(values: .automatic(desiredCount: 4)) { value in
        AxisValueLabel {
          if let number = value.as(Double.self), number > 1 { Text("\(Int(number)) m").bold() }
        }
        .foregroundStyle(.red)
      }
    }
    let frame = frame(texts)
    #expect(frame.lines[0].hasSuffix("4 m"))
    #expect(!frame.text.contains("0 m"))
    #expect(frame.style(of: "m")?.foreground == .red)
    #expect(frame.style(of: "m")?.attributes == .bold)
  }

  @Test func `values are read as other types`() {
    var read: [String] = []
    let marked = chart.chartYAxis {
      AxisMarks(values: [1.5, 2]) { value in
        let _ = read.append("\(value.index)/\(value.count) \(value.as(Int.self) ?? -1)")
        let _ = read.append("\(value.as(String.self) ?? "-") \(value.as(Decimal.self) ?? 0)")
        AxisValueLabel()
      }
    }
    _ = frame(marked)
    #expect(read == ["0/2 -1", "- 1.5", "1/2 2", "- 2"])
  }

  @Test func `an axis without marks is hidden`() {
    let bare = frame(chart.chartXAxis {}.chartYAxis {})
    #expect(bare.lines == frame(chart.chartXAxis(.hidden).chartYAxis(.hidden)).lines)
    #expect(bare.lines[0].count == 30)
  }

  @Test func `a centered label is between two values`() {
    let marked = chart.chartYAxis(.hidden).chartXAxis {
      AxisMarks(values: [0, 2]) { _ in AxisValueLabel(centered: true) }
    }
    #expect(columns(of: "0", in: frame(marked).lines[7]) == [7])
    #expect(columns(of: "2", in: frame(marked).lines[7]) == [22])
  }

  @Test func `grid lines have a stroke and a color`() {
    let marked = chart.chartXAxis {
      AxisMarks(values: [2]) { _ in AxisGridLine(stroke: StrokeStyle(dash: [2, 2])).foregroundStyle(.red) }
    }
    .chartYAxis { AxisMarks(values: [3]) { _ in AxisGridLine(stroke: StrokeStyle(lineWidth: 1)) } }
    #expect(frame(marked).style(of: "┆")?.foreground == .red)
    #expect(frame(marked).text.contains("──"))
  }

  @Test func `axes have titles`() {
    let titled = chart.chartXAxisLabel("Day").chartYAxisLabel("Price")
    let frame = frame(titled)
    #expect(frame.lines[0].trimmingCharacters(in: .whitespaces) == "Price")
    #expect(frame.lines[0].hasPrefix("    "))
    #expect(frame.lines[7] == String(repeating: " ", count: 13) + "Day")
    let moved = chart.chartXAxisLabel(position: .top) { Text("Day") }
      .chartYAxisLabel(position: .leading) { Text("Price") }
    #expect(self.frame(moved).lines[0].contains("Day"))
    #expect(self.frame(moved).lines[1] == "Price")
    let leading = titled.chartYAxis { AxisMarks(position: .leading) }
    #expect(self.frame(leading).lines[0] == "Price")
  }
}
