/// The clock of a simulated run. Its time moves to the next deadline when the simulation chooses.
struct SimulatedClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    func duration(to other: Self) -> Duration { other.offset - offset }
    static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  let world: SimulatedWorld

  var now: Instant { Instant(offset: world.time) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance _: Duration?) async throws {
    try await world.sleep(until: deadline.offset)
  }
}
