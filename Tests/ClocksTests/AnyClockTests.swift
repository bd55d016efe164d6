import Clocks
import ConcurrencyExtras
import Testing

@Suite struct AnyClockTests {
  @Test func itsTimeIsThatOfTheClockItErases() async {
    let base = TestClock()
    let clock = AnyClock(base)
    let start = clock.now
    await base.advance(by: .seconds(3))
    #expect(start.duration(to: clock.now) == .seconds(3))
    #expect(start < clock.now)
    #expect(start.advanced(by: .seconds(3)) == clock.now)
  }

  @Test func itSleepsOnTheClockItErases() async throws {
    let base = ImmediateClock()
    let clock = AnyClock(base)
    try await clock.sleep(until: clock.now.advanced(by: .seconds(3)), tolerance: .seconds(1))
    #expect(base.now == ImmediateClock<Duration>.Instant(offset: .seconds(3)))
  }

  @Test func itsResolutionIsThatOfTheClockItErases() {
    #expect(AnyClock(ContinuousClock()).minimumResolution == ContinuousClock().minimumResolution)
  }

  @Test func anyClockOfADurationSleepsForADuration() async throws {
    let base = ImmediateClock()
    let clock: any Clock<Duration> = base
    try await clock.sleep(for: .seconds(2))
    try await clock.sleep(for: .seconds(1), tolerance: .zero)
    #expect(base.now == ImmediateClock<Duration>.Instant(offset: .seconds(3)))
  }
}
