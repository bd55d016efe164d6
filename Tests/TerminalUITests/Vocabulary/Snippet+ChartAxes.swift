import Foundation
import TerminalUI

private struct Day: Identifiable {
  let id: Int
  var date: Date { Date(timeIntervalSince1970: 1_795_176_000 + Double(id) * 86_400) }
}

private let days = (0..<5).map(Day.init)

@MainActor private var line: some View {
  Chart(days) { LineMark(x: .value("Day", $0.id), y: .value("Price", $0.id)) }
}

@MainActor private var dates: some View {
  Chart(days) { LineMark(x: .value("Day", $0.date), y: .value("Price", $0.id)) }
}

@MainActor private var colors: some View {
  Chart(["a", "b"], id: \.self) { name in
    PointMark(x: .value("Name", name), y: .value("Price", 1)).foregroundStyle(by: .value("Name", name))
  }
}

extension Snippet {
  static var chartAxes: [Snippet] {
    [
      Snippet("chartXAxis(content:)", draws: "╵") {
        line.chartXAxis {
          AxisMarks(values: .automatic(desiredCount: 4)) { value in
            AxisGridLine()
            AxisTick()
            AxisValueLabel()
          }
        }
      },
      Snippet("chartXAxis(content:)", draws: "┈") { line.chartXAxis {} },
      Snippet("chartYAxis(content:)", draws: "4╶") {
        line.chartYAxis {
          AxisMarks(position: .leading) { _ in
            AxisTick()
            AxisValueLabel()
          }
        }
      },
      Snippet("AxisMarks(position:values:)", draws: "2") { line.chartXAxis { AxisMarks() } },
      Snippet("AxisMarks(position:values:)", draws: "3 ┈") {
        line.chartYAxis { AxisMarks(position: .leading, values: [1, 3]) }
      },
      Snippet("AxisMarks(position:values:content:)", draws: "first") {
        line.chartXAxis {
          AxisMarks(position: .top, values: [0, 2, 4]) { value in
            if value.index == 0 { AxisValueLabel("first") } else { AxisTick() }
          }
        }
      },
      Snippet("AxisMarks(format:position:values:)", draws: "€") {
        line.chartYAxis { AxisMarks(format: Decimal.FormatStyle.Currency(code: "EUR")) }
      },
      Snippet("AxisMarks(values: .automatic(desiredCount:))", draws: "4") {
        line.chartYAxis { AxisMarks(values: .automatic(desiredCount: 4)) }
      },
      Snippet("AxisMarks(values: .stride(by:))", draws: "┈ 3") {
        line.chartYAxis { AxisMarks(values: .stride(by: 1.5)) }
      },
      Snippet("AxisMarks(values: .stride(by:count:))", draws: "╵") {
        dates.chartXAxis { AxisMarks(values: .stride(by: .day, count: 2)) { _ in AxisTick() } }
      },
      Snippet("AxisGridLine", draws: "┆") {
        line.chartXAxis {
          AxisMarks { _ in
            AxisGridLine(stroke: StrokeStyle(lineWidth: 1, dash: [2, 4])).foregroundStyle(.red)
          }
        }
      },
      Snippet("AxisTick", draws: "╴") { line.chartYAxis { AxisMarks { _ in AxisTick() } } },
      Snippet("AxisValueLabel", draws: "2.0 m") {
        line.chartYAxis {
          AxisMarks(values: [2]) { value in
            AxisValueLabel { if let number = value.as(Double.self) { Text("\(number) m") } }
          }
        }
      },
      Snippet("AxisValueLabel(format:)", draws: "Nov") {
        dates.chartXAxis { AxisMarks { _ in AxisValueLabel(format: .dateTime.month(.abbreviated)) } }
      },
      Snippet("AxisValueLabel(centered:content:)", draws: "Q1") {
        line.chartXAxis { AxisMarks(values: [0, 2]) { _ in AxisValueLabel(centered: true) { Text("Q1") } } }
      },
      Snippet("AxisValue", draws: "3 of 3") {
        line.chartXAxis {
          AxisMarks(values: [0, 2, 4]) { value in
            if value.as(Int.self) == 4 { AxisValueLabel("\(value.index + 1) of \(value.count)") }
          }
        }
      },
      Snippet("chartXAxisLabel(_:position:)", draws: "Day") { line.chartXAxisLabel("Day") },
      Snippet("chartYAxisLabel(_:position:)", draws: "Price") { line.chartYAxisLabel("Price") },
    ]
  }

  static var chartLegends: [Snippet] {
    [
      Snippet("chartForegroundStyleScale(_:)", draws: "● b  ● a") {
        colors.chartForegroundStyleScale(["b": .red, "a": .green])
      },
      Snippet("chartForegroundStyleScale(domain:range:)", draws: "● b  ● a") {
        colors.chartForegroundStyleScale(domain: ["b", "a"], range: [.red, .green])
      },
      Snippet("chartForegroundStyleScale(range:)", draws: "● a  ● b") {
        colors.chartForegroundStyleScale(range: [.red, .green])
      },
      Snippet("chartLegend(position:alignment:)", draws: "    ● a  ● b\n") {
        colors.chartLegend(position: .top, alignment: .trailing)
      },
      Snippet("chartLegend(position:alignment:)", draws: "● a\n") { colors.chartLegend(position: .trailing) },
    ]
  }
}
