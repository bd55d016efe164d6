import Platform

extension SplitMix64 {
  /// Returns a number below `bound`, which is at most 2³².
  // Not `Int.random(in:using:)`: its use of the generator may change between versions of the standard library.
  mutating func next(below bound: Int) -> Int {
    Int(((next() >> 32) &* UInt64(bound)) >> 32)
  }
}
