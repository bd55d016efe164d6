/// How much of what happens a test must assert.
public enum Exhaustivity: Equatable, Sendable {
  /// Everything: each change of state, each received action, the end of each effect.
  case on

  /// Only what the test chooses to assert.
  ///
  /// - Parameter showSkippedAssertions: Whether what was not asserted is shown, as issues that fail no test.
  case off(showSkippedAssertions: Bool)

  /// Only what the test chooses to assert; what it skips is not shown.
  public static let off = off(showSkippedAssertions: false)
}
