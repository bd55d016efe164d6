import Clocks
import ConcurrencyExtras
import Testing

@Suite struct AnyClockTests {
  @Test func `its time is that of the clock it erases`() async {
    let base = TestClock()
    let clock = AnyClock(base)
    let start = clock.now
    await base.advance(by: .seconds(3))
    #expect(start.duration(to: clock.now) == .seconds(3))
    #expect(start < clock.now)
    #expect(start.advanced(by: .seconds(3)) == clock.now)
  }

  @Test func `it sleeps on the clock it erases`() async throws {
    let base = ImmediateClock()
    let clock = AnyClock(base)
    try await clock.sleep(until: clock.now.advanced(by: .seconds(3)), tolerance: .seconds(1))
    #expect(base.now == ImmediateClock<Duration>.Instant(offset: .seconds(3)))
  }

  @Test func `its resolution is that of the clock it erases`() {
    #expect(AnyClock(ContinuousClock()).minimumResolution == ContinuousClock().minimumResolution)
  }

  @Test func `any clock of a duration sleeps for a duration`() async throws {
    let base = ImmediateClock()
    let clock: any Clock<Duration> = base
    try await clock.sleep(for: .seconds(2))
    try await clock.sleep(for: .seconds(1), tolerance: .zero)
    #expect(base.now == ImmediateClock<Duration>.Instant(offset: .seconds(3)))
  }
}
