import Foundation
import TerminalUI
import Testing

/// Views in front of charts and behind them, which know the places of values.
@MainActor
@Suite struct ChartProxyTests {
  private struct Values: View {
    let told: Recorder<String>

    var body: some View {
      Chart(1...5, id: \.self) { PointMark(x: .value("N", $0), y: .value("V", $0 * 10)) }
        .chartYScale(domain: 0...50)
        .chartOverlay(alignment: .topLeading) { chart in
          GeometryReader { geometry in
            let plot = chart.plotFrame.map { geometry[$0] } ?? .zero
            let point = chart.position(for: (x: 3, y: 30)) ?? .zero
            let back = chart.value(at: point, as: (Int, Double).self)
            let text =
              "\(plot.width) \(chart.plotSize.width) \(plot.minX) \(back?.0 ?? 0) \(Int(back?.1 ?? 0))"
            Text("X").offset(x: Int(plot.minX + point.x), y: Int(plot.minY + point.y))
              .onAppear { told.values.append(text) }
          }
        }
        .chartBackground(alignment: .bottomTrailing) { _ in Text("behind") }
    }
  }

  @Test func `an overlay finds the places of values and the values at places`() {
    let told = Recorder<String>()
    let probe = ScreenProbe(width: 34, height: 9) { Values(told: told) }
    probe.draw()
    let lines = probe.frame.lines
    let point = lines.firstIndex { $0.contains("X") }
    // The point for 30 is covered, so that four are left.
    #expect(probe.text.count { $0 == "●" } == 4, "\(probe.text)")
    #expect(point.map { (2...4).contains($0) } == true, "\(probe.text)")
    #expect(told.values == ["31.0 31.0 0.0 3 30"])
    #expect(lines.last?.hasSuffix("hind") == true || probe.text.contains("behind"), "\(probe.text)")
  }

  @Test func `dates and categories have places`() {
    let days = [0, 1, 2].map { Date(timeIntervalSinceReferenceDate: $0 * 86_400) }
    let told = Recorder<String>()
    let probe = ScreenProbe(width: 30, height: 8) {
      Chart(days, id: \.self) { LineMark(x: .value("Day", $0), y: .value("Kind", "a")) }
        .chartOverlay { chart in
          let day = chart.position(forX: days[1]).flatMap { chart.value(atX: $0, as: Date.self) }
          let kind = chart.position(forY: "a").flatMap { chart.value(atY: $0, as: String.self) }
          let none = chart.position(forY: "b") == nil && chart.value(atX: 1, as: String.self) == nil
          Color.clear.onAppear { told.values.append("\(day == days[1]) \(kind ?? "-") \(none)") }
        }
    }
    probe.draw()
    #expect(told.values == ["true a true"])
  }

  @Test func `a chart without marks has no places`() {
    let frame = render(
      Chart {}.chartOverlay { chart in Text(chart.plotFrame == nil ? "none" : "some") },
      width: 20,
      height: 5
    )
    #expect(frame.text.contains("none"))
  }
}
