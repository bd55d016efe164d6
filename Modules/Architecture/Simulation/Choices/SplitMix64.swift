/// A random number generator with a seed. It returns the same numbers on every machine.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns a number below `bound`, which is at most 2³².
  // Not `Int.random(in:using:)`: its use of the generator may change between versions of the standard library.
  mutating func next(below bound: Int) -> Int {
    Int(((next() >> 32) &* UInt64(bound)) >> 32)
  }
}
