import ComposableArchitecture
import Foundation
import TerminalUI
import Testing

/// Values that the user chooses in a chart.
@MainActor
@Suite struct ChartSelectionTests {
  private func probe(_ chosen: String? = nil) -> ScreenProbe {
    ScreenProbe(width: 30, height: 9) {
      Stateful(chosen) { chosen in
        Chart(["a", "b", "c"], id: \.self) { BarMark(x: .value("Kind", $0), y: .value("Count", 2)) }
          .chartXSelection(value: chosen)
          .frame(height: 8)
        Text("=\(chosen.wrappedValue ?? "nil")")
      }
    }
  }

  @Test(
    arguments: [
      ([.rightArrow], "=a"), ([.leftArrow], "=c"), ([.rightArrow, .rightArrow], "=b"),
      ([.rightArrow, .leftArrow], "=a"), ([.leftArrow, .rightArrow], "=c"), ([.rightArrow, .escape], "=nil"),
      ([.return], "=nil"),
    ] as [([KeyEquivalent], String)]
  )
  func `arrow keys go from value to value and Escape chooses none`(keys: [KeyEquivalent], text: String) {
    let probe = probe()
    for key in keys { probe.press(key) }
    #expect(probe.text.hasSuffix(text))
  }

  @Test(arguments: [(0, "=a"), (14, "=b"), (27, "=c")])
  func `a click chooses the nearest value`(x: Int, text: String) {
    let probe = probe()
    probe.draw()
    probe.click(x: x, y: 3)
    #expect(probe.text.hasSuffix(text))
  }

  @Test func `the chosen value is tinted while the chart has the focus`() {
    let probe = probe("b")
    probe.draw()
    let tinted = (0..<28).filter { probe.frame.style(x: $0, y: 7).background == .selection }
    #expect(tinted.first ?? 0 > 5)
    #expect(tinted.last ?? 28 < 22)
  }

  @Test func `dates are chosen as dates`() {
    let days = [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 86_400)]
    let chosen = Recorder<Date?>()
    let probe = ScreenProbe(width: 30, height: 8) {
      Stateful(nil as Date?) { day in
        Chart(days, id: \.self) { LineMark(x: .value("Day", $0), y: .value("Count", 2)) }
          .chartXSelection(value: day)
          .onChange(of: day.wrappedValue) { chosen.values.append(day.wrappedValue) }
      }
    }
    probe.press(.rightArrow)
    probe.press(.rightArrow)
    #expect(chosen.values == days)
  }

  @Test func `a chart that is disabled or has no values doesn't take the focus`() {
    let probe = ScreenProbe(width: 30, height: 9) {
      Stateful(nil as String?) { chosen in
        Chart { RuleMark(y: .value("Goal", 1)) }.chartXSelection(value: chosen).frame(height: 3).disabled(
          true
        )
        Chart {}.chartXSelection(value: chosen).frame(height: 3)
        Button("Go") { chosen.wrappedValue = "gone" }
        Text("=\(chosen.wrappedValue ?? "nil")")
      }
    }
    probe.press(.return)
    #expect(probe.text.hasSuffix("=gone"))
  }

  @Test func `a screen reader is told the chosen value`() async {
    let app = ViewDriver(initialState: 0) {
      Nothing()
    } view: { _ in
      Stateful(nil as String?) { chosen in
        Chart(["a", "b"], id: \.self) { BarMark(x: .value("Kind", $0), y: .value("Count", 2)) }
          .chartXSelection(value: chosen)
      }
    }
    await app.settle()
    #expect(app.told().last?.hasSuffix("chart") == true)
    await app.press(.rightArrow)
    #expect(app.told().last?.hasSuffix("chart, a chosen") == true)
  }

  @Test func `days of a chart with units are chosen one after the other`() {
    let days = (0..<3).map { Date(timeIntervalSince1970: Double($0) * 86_400 + 40_000) }
    let chosen = Recorder<Date?>()
    let probe = ScreenProbe(width: 30, height: 8) {
      Stateful(nil as Date?) { day in
        Chart {
          ForEach(days, id: \.self) { BarMark(x: .value("Day", $0, unit: .day), y: .value("Count", 2)) }
          if let day = day.wrappedValue { RuleMark(x: .value("Chosen", day, unit: .day)) }
        }
        .chartXSelection(value: day)
        .onChange(of: day.wrappedValue) { chosen.values.append(day.wrappedValue) }
      }
    }
    for _ in 0..<2 { probe.press(.rightArrow) }
    probe.press(.leftArrow)
    #expect(chosen.values.map { $0.map { Int($0.timeIntervalSince1970) / 86_400 } } == [0, 1, 0])
    #expect((0..<30).contains { probe.frame.style(x: $0, y: 7).background == .selection })
  }
}
