import Platform

extension SplitMix64 {
  /// Creates the generator of a sample.
  init(seed: Int) { self.init(seed: UInt64(truncatingIfNeeded: seed)) }

  /// Returns a number below `bound`.
  ///
  /// NB: Don't use `Int.random(in:using:)`: its algorithm may change between Swift releases.
  mutating func below(_ bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  /// Returns a number in 0..<1.
  mutating func fraction() -> Double {
    Double(next() >> 11) / 9_007_199_254_740_992
  }

  /// Returns one of the elements; `nil` for an empty array.
  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }
}
