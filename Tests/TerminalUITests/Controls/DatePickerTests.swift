import ComposableArchitecture
import Foundation
import TerminalUI
import Testing

@MainActor
@Suite struct DatePickerTests {
  private static let date = Date(timeIntervalSince1970: 1_795_176_000)  // 2026-11-20 12:00 UTC
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  private func probe(
    in range: ClosedRange<Date> = .distantPast ... .distantFuture,
    _ components: DatePickerComponents = [.date, .hourAndMinute]
  ) -> ScreenProbe {
    ScreenProbe(width: 40, height: 1) {
      Stateful(Self.date) { DatePicker("Start", selection: $0, in: range, displayedComponents: components) }
        .environment(\.calendar, calendar)
    }
  }

  @Test func `the arrows change the underlined part, and Return goes to the next`() {
    let probe = probe()
    #expect(probe.text == "Start ‹ 2026-11-20 12:00 ›")
    #expect(probe.frame.style(x: 16, y: 0).attributes.contains(.underline))
    #expect(!probe.frame.style(x: 13, y: 0).attributes.contains(.underline))
    probe.press(.rightArrow)
    #expect(probe.text == "Start ‹ 2026-11-21 12:00 ›")
    for expected in ["2026-11-21 11:00", "2026-11-21 10:59", "2025-11-21 10:59", "2025-10-21 10:59"] {
      probe.press(.return)
      probe.press(.leftArrow)
      #expect(probe.text == "Start ‹ \(expected) ›")
    }
  }

  @Test func `a shorter month has its last day`() {
    let probe = probe()
    for _ in 0..<11 { probe.press(.rightArrow) }
    for _ in 0..<4 { probe.press(.return) }
    for _ in 0..<2 { probe.press(.rightArrow) }
    #expect(probe.text == "Start ‹ 2027-02-01 12:00 ›")
    for _ in 0..<1 { probe.press(.return) }
    for _ in 0..<2 { probe.press(.leftArrow) }
    #expect(probe.text == "Start ‹ 2027-01-30 12:00 ›")
    for _ in 0..<4 { probe.press(.return) }
    probe.press(.rightArrow)
    #expect(probe.text == "Start ‹ 2027-02-28 12:00 ›")
  }

  @Test func `the date stays in its range`() {
    let probe = probe(in: Self.date.addingTimeInterval(-3600)...Self.date.addingTimeInterval(90_000))
    for expected in ["2026-11-21 12:00", "2026-11-21 13:00", "2026-11-21 13:00"] {
      probe.press(.rightArrow)
      #expect(probe.text == "Start ‹ \(expected) ›")
    }
    for _ in 0..<3 { probe.press(.leftArrow) }
    #expect(probe.text == "Start ‹ 2026-11-20 11:00 ›")
  }

  @Test func `the date or the time is shown alone`() {
    #expect(probe(.date).text == "Start ‹ 2026-11-20 ›")
    let time = probe(.hourAndMinute)
    #expect(time.text == "Start ‹ 12:00 ›")
    time.press(.leftArrow)
    time.press(.return)
    time.press(.leftArrow)
    #expect(time.text == "Start ‹ 10:59 ›")
  }

  @Test func `the selected row of a list is changed`() {
    let probe = ScreenProbe(width: 40, height: 2) {
      Stateful(Self.date) { date in
        List {
          Text("Title")
          DatePicker(selection: date, in: ...Self.date, displayedComponents: .date) { Text("End") }
        }
      }
      .environment(\.calendar, calendar)
    }
    probe.press(.downArrow)
    probe.press(.leftArrow)
    probe.press(.return)
    probe.press(.leftArrow)
    #expect(probe.text.contains("End ‹ 2025-11-19 ›"))
  }

  private func probe(_ components: DatePickerComponents) -> ScreenProbe {
    probe(in: .distantPast ... .distantFuture, components)
  }
}
