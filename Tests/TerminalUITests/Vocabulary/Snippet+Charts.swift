import Foundation
import TerminalUI

private struct Day: Identifiable {
  let id: Int
  let price: Double
  var kind = "coin"
}

private let days = [Day(id: 1, price: 3), Day(id: 2, price: 8), Day(id: 3, price: 5, kind: "token")]

extension Snippet {
  static var charts: [Snippet] {
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
}
