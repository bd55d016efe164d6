import Foundation
import TerminalUI
import Testing

/// Dates in texts.
@MainActor
@Suite struct DatedTextTests {
  private static let now = Date(timeIntervalSince1970: 1_795_176_000)

  private func text(_ seconds: Double, _ style: Text.DateStyle) -> String {
    render(Text(Self.now.addingTimeInterval(seconds), style: style), width: 40, height: 1).text
  }

  @Test(
    arguments: [
      (-5, true, "1:30"), (0, true, "1:30"), (30, true, "1:00"), (90, true, "0:00"), (200, true, "0:00"),
      (-5, false, "0:00"), (30, false, "0:30"), (200, false, "1:30"),
    ] as [(Double, Bool, String)]
  )
  func `a clock runs during its interval`(seconds: Double, countsDown: Bool, expected: String) {
    let text = Text(timerInterval: Self.now...Self.now + 90, countsDown: countsDown)
    let view = text.environment(\.now) { Self.now + seconds }
    #expect(render(view, width: 9, height: 1).text == expected)
  }

  @Test func `a clock stops at its pause`() {
    let text = Text(timerInterval: Self.now...Self.now + 90, pauseTime: Self.now + 20)
    #expect(render(text.environment(\.now) { Self.now + 50 }, width: 9, height: 1).text == "1:10")
  }

  @Test func `a date and a time have the system's format`() {
    #expect(text(0, .date) == Self.now.formatted(date: .long, time: .omitted))
    #expect(text(0, .time) == Self.now.formatted(date: .omitted, time: .shortened))
  }

  @Test(
    arguments: [
      (0.0, "0 seconds", "+0 seconds", "0:00"), (-1, "1 second", "-1 second", "0:01"),
      (90, "1 minute, 30 seconds", "+1 minute", "1:30"),
      (-133_141, "1 day, 12 hours", "-1 day", "36:59:01"),
      (-86_400 * 800, "2 years, 2 months", "-2 years", "19200:00:00"),
    ] as [(Double, String, String, String)]
  )
  func `a distance is in its largest units`(
    seconds: Double,
    relative: String,
    offset: String,
    timer: String
  ) {
    #expect(text(seconds, .relative) == relative)
    #expect(text(seconds, .offset) == offset)
    #expect(text(seconds, .timer) == timer)
  }

  @Test func `a distance follows the time`() {
    let time = Recorder<Date>()
    time.values = [Self.now]
    let probe = ScreenProbe(width: 20, height: 1) {
      Text(Self.now, style: .timer).environment(\.now) { time.values[0] }
    }
    #expect(probe.text == "0:00")
    for (seconds, expected) in [(0.5, "0:00"), (1, "0:01"), (61.5, "1:01")] {
      time.values[0] = Self.now.addingTimeInterval(seconds)
      probe.wake(at: time.values[0])
      #expect(probe.text == expected)
    }
    #expect(!probe.needsFrame)
  }

  @Test func `a date that doesn't change needs no frame`() {
    let probe = ScreenProbe(width: 20, height: 1) { Text(Self.now, style: .date) }
    _ = probe.text
    probe.wake(at: .distantFuture)
    #expect(!probe.needsFrame)
  }
}
