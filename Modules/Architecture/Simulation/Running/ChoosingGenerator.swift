import Foundation

/// A random number generator that draws from the choices of a run.
struct ChoosingGenerator: RandomNumberGenerator, Sendable {
  let choices: Choices

  mutating func next() -> UInt64 {
    UInt64(choices.draw(below: 1 << 32)) << 32 | UInt64(choices.draw(below: 1 << 32))
  }
}

extension SimulatedWorld {
  /// The date at which each run begins: the beginning of 2025.
  static let start = Date(timeIntervalSince1970: 1_735_689_600)
}
