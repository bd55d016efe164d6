import Clocks
import IssueReporting
import Testing

@Suite struct UnimplementedClockTests {
  let clock = UnimplementedClock(name: "Game.clock")

  func expectIssue(_ text: String, _ operation: () async throws -> Void) async {
    await withKnownIssue {
      try? await operation()
    } matching: {
      $0.comments.contains { $0.rawValue.contains(text) }
        && $0.sourceLocation?.fileName == "UnimplementedClockTests.swift"
    }
  }

  @Test func `asking for the time is reported`() async {
    await expectIssue("Unimplemented: Game.clock.now") { _ = clock.now }
  }

  @Test func `asking for the resolution is reported`() async {
    await expectIssue("Unimplemented: Game.clock.minimumResolution") { _ = clock.minimumResolution }
  }

  @Test func `sleeping is reported and done by the base`() async {
    let base = ImmediateClock()
    let clock = UnimplementedClock(base, name: "Game.clock")
    await expectIssue("Unimplemented: Game.clock") {
      try await clock.sleep(until: clock.now.advanced(by: .seconds(1)))
    }
    #expect(base.now == ImmediateClock<Duration>.Instant(offset: .seconds(1)))
  }

  @Test func `the spelling for dependencies names the clock`() async {
    let clock: any Clock<Duration> = .unimplemented("Other.clock")
    await expectIssue("Unimplemented: Other.clock") { try await clock.sleep(for: .zero) }
  }

  @Test func `it may start at any moment`() async {
    let clock = UnimplementedClock(now: ImmediateClock<Duration>.Instant(offset: .seconds(1)))
    await expectIssue("Unimplemented: Clock.now") {
      let now = clock.now
      #expect(now.duration(to: now.advanced(by: .seconds(1))) == .seconds(1))
      #expect(now < now.advanced(by: .seconds(1)))
    }
  }
}
