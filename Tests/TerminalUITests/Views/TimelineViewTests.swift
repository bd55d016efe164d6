import Foundation
import TerminalUI
import Testing

/// Content that is made again as time passes.
@MainActor
@Suite struct TimelineViewTests {
  private static let start = Date(timeIntervalSince1970: 1_795_176_000)
  private let time = Recorder<Date>()

  private func probe(_ schedule: some TimelineSchedule) -> ScreenProbe {
    time.values = [Self.start]
    return ScreenProbe(width: 20, height: 1) {
      TimelineView(schedule) { Text("\(Int($0.date.timeIntervalSince(Self.start)))") }
        .environment(\.now) { time.values[0] }
    }
  }

  private func pass(_ seconds: Double, _ probe: ScreenProbe) -> String {
    time.values[0] = Self.start.addingTimeInterval(seconds)
    probe.wake(at: time.values[0])
    return probe.text
  }

  @Test func `a periodic schedule makes content at equal distances`() {
    let probe = probe(.periodic(from: Self.start, by: 5))
    #expect(probe.text == "0")
    #expect(pass(4.9, probe) == "0")
    #expect(!probe.needsFrame)
    #expect(pass(5, probe) == "5")
    #expect(pass(12, probe) == "10")
  }

  @Test func `an explicit schedule makes content at its times`() {
    let probe = probe(.explicit([2, 7].map { Self.start.addingTimeInterval($0) }))
    #expect(probe.text == "0")
    #expect(pass(3, probe) == "2")
    #expect(pass(9, probe) == "7")
    time.values[0] = .distantFuture
    probe.wake(at: .distantFuture)
    #expect(!probe.needsFrame)
  }

  @Test func `each minute begins at a whole one`() {
    let probe = probe(.everyMinute)
    #expect(probe.text == "0")
    #expect(pass(61, probe) == "60")
    #expect(
      PeriodicTimelineSchedule(from: Self.start, by: 0).next(after: Self.start) ?? .distantPast > Self.start
    )
  }

  @Test func `an animation has a least interval, and none while it is paused`() {
    let probe = probe(.animation(minimumInterval: 2))
    #expect(pass(1.9, probe) == "0")
    #expect(pass(2, probe) == "2")
    let schedule = AnimationTimelineSchedule(paused: true)
    #expect(schedule.next(after: Self.start) == nil)
    #expect(AnimationTimelineSchedule().next(after: Self.start) != nil)
  }

  private struct EachHour: TimelineSchedule {
    func entries(from startDate: Date, mode: Mode) -> [Date] {
      let hour = (startDate.timeIntervalSinceReferenceDate / 3600).rounded(.down) * 3600
      return (0..<3).map { Date(timeIntervalSinceReferenceDate: hour + Double($0) * 3600) }
    }
  }

  @Test func `a schedule of an app has the times of its entries`() {
    let date = Date(timeIntervalSinceReferenceDate: 5 * 3600 + 1200)
    #expect(EachHour().last(before: date).timeIntervalSinceReferenceDate == 5 * 3600)
    #expect(EachHour().next(after: date) == Date(timeIntervalSinceReferenceDate: 21_600))
    let entries = PeriodicTimelineSchedule.periodic(from: Self.start, by: 60)
      .entries(from: Self.start.addingTimeInterval(90), mode: .normal)
    #expect(Array(entries.prefix(2)) == [60, 120].map { Self.start.addingTimeInterval($0) })
  }
}
