import IssueReporting

extension DependencyValues {
  /// Access to the source of random numbers.
  ///
  /// ```swift
  /// @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
  /// let die = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
  /// ```
  ///
  /// In tests, using it without overriding it is an issue.
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[WithRandomNumberGeneratorKey.self] }
    set { self[WithRandomNumberGeneratorKey.self] = newValue }
  }

  private enum WithRandomNumberGeneratorKey: DependencyKey {
    static let liveValue = WithRandomNumberGenerator(SystemRandomNumberGenerator())
    static let testValue = WithRandomNumberGenerator(UnimplementedRandomNumberGenerator())
  }
}

private struct UnimplementedRandomNumberGenerator: RandomNumberGenerator, Sendable {
  private var generator = SystemRandomNumberGenerator()

  mutating func next() -> UInt64 {
    reportIssue(#"Unimplemented: @Dependency(\.withRandomNumberGenerator)"#)
    return generator.next()
  }
}
