import ConcurrencyExtras

/// Gives exclusive access to a random number generator.
public struct WithRandomNumberGenerator: Sendable {
  private let generator: LockIsolated<any RandomNumberGenerator & Sendable>

  /// Access to a generator.
  ///
  /// - Parameter generator: The generator, whose state is shared by all copies of this value.
  public init(_ generator: some RandomNumberGenerator & Sendable) {
    self.generator = LockIsolated(generator)
  }

  /// Does something with the generator, one caller at a time.
  ///
  /// - Parameter work: Is given the generator.
  /// - Returns: The result of `work`.
  /// - Throws: The error of `work`.
  public func callAsFunction<R>(
    _ work: (inout any RandomNumberGenerator & Sendable) throws -> R
  ) rethrows -> R { try generator.withValueInPlace(work) }
}
