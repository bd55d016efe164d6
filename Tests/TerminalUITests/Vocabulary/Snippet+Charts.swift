import Foundation
import TerminalUI

private struct Day: Identifiable {
  let id: Int
  let price: Double
  var kind = "coin"
}

private struct PriceMarks: ChartContent {
  let day: Day

  var body: some ChartContent {
    LineMark(x: .value("Day", day.id), y: .value("Price", day.price))
    PointMark(x: .value("Day", day.id), y: .value("Price", day.price)).foregroundStyle(.secondary)
  }
}

private enum Size: String, Plottable { case small, large }

private struct TwoRules: View {
  @ChartContentBuilder private var rules: some ChartContent {
    RuleMark(y: .value("Low", 1))
    RuleMark(y: .value("High", 9))
  }

  var body: some View { Chart { rules } }
}

private let days = [Day(id: 1, price: 3), Day(id: 2, price: 8), Day(id: 3, price: 5, kind: "token")]

extension Snippet {
  static var charts: [Snippet] { plainCharts + chartMarks + chartAxes + chartLegends }

  private static var plainCharts: [Snippet] {
    [
      Snippet("Chart", draws: "┈") {
        Chart {
          LineMark(x: .value("Day", 1), y: .value("Price", 2.5))
          LineMark(x: .value("Day", 2), y: .value("Price", 4.0))
        }
      },
      Snippet("Chart(_:content:)", draws: "3") {
        Chart(days) { day in LineMark(x: .value("Day", day.id), y: .value("Price", day.price)) }
      },
      Snippet("Chart(_:content:)", draws: "█") {
        Chart(days, id: \.id) { BarMark(x: .value("Day", "\($0.id)"), y: .value("Price", $0.price)) }
      },
      Snippet("LineMark", draws: "┈") {
        Chart(days) {
          LineMark(x: .value("Day", $0.id), y: .value("Price", $0.price), series: .value("Kind", $0.kind))
            .foregroundStyle(.green)
        }
      },
      Snippet("LineMark", draws: ":") {
        Chart(days) { day in
          LineMark(
            x: .value("Day", Date(timeIntervalSince1970: Double(day.id) * 3600)),
            y: .value("Price", day.price)
          )
        }
      },
      Snippet("BarMark", draws: "█") {
        Chart(days) { BarMark(x: .value("Kind", $0.kind), y: .value("Price", $0.price)) }
      },
      Snippet("PointMark", draws: "●") {
        Chart(days) { PointMark(x: .value("Day", $0.id), y: .value("Price", $0.price)) }
      },
      Snippet("RuleMark", draws: "───") {
        Chart {
          ForEach(days) { day in BarMark(x: .value("Kind", day.kind), y: .value("Price", day.price)) }
          RuleMark(y: .value("Average", 9)).foregroundStyle(.red)
        }
      },
      Snippet("AreaMark", draws: "⣿") {
        Chart(days) { AreaMark(x: .value("Day", $0.id), y: .value("Price", $0.price)) }
      },
      Snippet("AreaMark", draws: "⣿") {
        Chart(days) {
          AreaMark(x: .value("Day", $0.id), yStart: .value("Low", 0), yEnd: .value("High", $0.price))
        }
      },
      Snippet("foregroundStyle(by:)", draws: "● coin  ● token") {
        Chart(days) { day in
          BarMark(x: .value("Day", "\(day.id)"), y: .value("Price", day.price))
            .foregroundStyle(by: .value("Kind", day.kind))
        }
      },
      Snippet("chartXAxis(_:)", draws: "┈") {
        Chart(days) { PointMark(x: .value("Day", $0.id), y: .value("Price", $0.price)) }.chartXAxis(.hidden)
      },
      Snippet("chartYAxis(_:)", draws: "●") {
        Chart(days) { PointMark(x: .value("Day", $0.id), y: .value("Price", $0.price)) }.chartYAxis(.hidden)
      },
      Snippet("chartLegend(_:)", draws: "●") {
        Chart(days) {
          PointMark(x: .value("Day", $0.id), y: .value("Price", $0.price))
            .foregroundStyle(by: .value("Kind", $0.kind))
        }
        .chartLegend(.hidden)
      },
      Snippet("chartYScale(domain:)", draws: "100") {
        Chart(days) { PointMark(x: .value("Day", $0.id), y: .value("Price", $0.price)) }
          .chartYScale(domain: 0...100)
      },
      Snippet("chartXScale(domain:)", draws: "●") {
        Chart(days) { PointMark(x: .value("Day", $0.id), y: .value("Price", $0.price)) }
          .chartXScale(domain: 0...9)
      },
      Snippet("Canvas", draws: "Hello") {
        Canvas { context, size in
          context.stroke(
            Path(ellipseIn: CGRect(origin: .zero, size: size)),
            with: .color(.green),
            lineWidth: 4
          )
          context.draw(Text("Hello"), at: CGPoint(x: size.width / 2, y: size.height / 2))
        }
      },
      Snippet("Canvas", draws: "████") {
        Canvas { context, size in
          context.fill(
            Path(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)),
            with: .color(.blue)
          )
        }
      },
      Snippet("Path", draws: "⠑⠢") {
        Canvas { context, size in
          let path = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: size.width, y: size.height))
          }
          context.stroke(path, with: .color(.red))
        }
      },
      Snippet("TimelineView", draws: "at") {
        TimelineView(.everyMinute) { context in Text("at \(context.date.timeIntervalSince1970)") }
      },
      Snippet("TimelineView(.periodic(from:by:))", draws: ":") {
        TimelineView(.periodic(from: .now, by: 1)) { context in Text(context.date, style: .time) }
      },
    ]
  }

  private static var chartMarks: [Snippet] {
    [
      Snippet("ChartContent", draws: "●") { Chart(days) { PriceMarks(day: $0) } },
      Snippet("ChartContentBuilder", draws: "────") { TwoRules() },
      Snippet("BarMark(x:y:stacking:)", draws: "┈ 8\n") {
        Chart(days) { BarMark(x: .value("A", "a"), y: .value("P", $0.price), stacking: .unstacked) }
      },
      Snippet("BarMark(x:yStart:yEnd:)", draws: "█") {
        Chart(days) { day in
          BarMark(
            x: .value("Day", "\(day.id)"),
            yStart: .value("Low", day.price - 1),
            yEnd: .value("High", day.price + 1)
          )
        }
      },
      Snippet("BarMark(xStart:xEnd:y:)", draws: "█") {
        Chart(days) { day in
          BarMark(xStart: .value("From", day.id), xEnd: .value("To", 9), y: .value("Kind", day.kind))
        }
      },
      Snippet("RuleMark(xStart:xEnd:y:)", draws: "───") {
        Chart { RuleMark(xStart: .value("From", 1), xEnd: .value("To", 3), y: .value("Price", 5)) }
      },
      Snippet("RuleMark(x:yStart:yEnd:)", draws: "│") {
        Chart { RuleMark(x: .value("Day", 1), yStart: .value("Low", 1), yEnd: .value("High", 5)) }
      },
      Snippet("AreaMark(x:y:stacking:)", draws: " 12\n") {
        Chart(days) { day in
          AreaMark(x: .value("Day", day.id), y: .value("A", 6)).foregroundStyle(by: .value("S", "A"))
          AreaMark(x: .value("Day", day.id), y: .value("B", 6), stacking: .standard)
            .foregroundStyle(by: .value("S", "B"))
        }
        .chartYAxis { AxisMarks(values: .stride(by: 4)) }
      },
      Snippet("Plottable", draws: "large") {
        Chart { BarMark(x: .value("Size", Size.large), y: .value("Price", Decimal(2))) }
      },
      Snippet("value(_:_:unit:)", draws: "█") {
        Chart(days) { BarMark(x: .value("Day", Date.now, unit: .day), y: .value("Price", $0.price)) }
      },
      Snippet("symbol(_:)", draws: "◆") {
        Chart(days) { PointMark(x: .value("Day", $0.id), y: .value("Price", $0.price)).symbol(.diamond) }
      },
      Snippet("symbolSize(_:)", draws: "●") {
        Chart(days) { PointMark(x: .value("Day", $0.id), y: .value("Price", $0.price)).symbolSize(30) }
      },
      Snippet("symbol(by:)", draws: "● coin  ■ token") {
        Chart(days) { day in
          LineMark(x: .value("Day", day.id), y: .value("Price", day.price))
            .symbol(by: .value("Kind", day.kind))
        }
      },
      Snippet("interpolationMethod(_:)", draws: "┈") {
        Chart(days) {
          LineMark(x: .value("Day", $0.id), y: .value("Price", $0.price)).interpolationMethod(.catmullRom)
        }
      },
      Snippet("lineStyle(_:)", draws: "┄┄") {
        Chart { RuleMark(y: .value("Goal", 5)).lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 2])) }
      },
      Snippet("annotation(position:alignment:content:)", draws: "best") {
        Chart(days) { day in
          BarMark(x: .value("Day", "\(day.id)"), y: .value("Price", day.price))
            .annotation(position: .top) { if day.price > 7 { Text("best").font(.caption) } }
        }
      },
      Snippet("position(by:)", draws: "█") {
        Chart(days) { day in
          BarMark(x: .value("A", "a"), y: .value("Price", day.price)).position(by: .value("Kind", day.kind))
        }
      },
    ]
  }
}
