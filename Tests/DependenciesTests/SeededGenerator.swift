/// A small generator that always makes the same numbers from the same seed.
struct SeededGenerator: RandomNumberGenerator, Sendable {
  var seed: UInt64

  mutating func next() -> UInt64 {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return seed ^ (seed >> 29)
  }
}
