/// The extent to which a test must assert what happens.
public enum Exhaustivity: Equatable, Sendable {
  /// Everything: each change of state, each received action, the end of each effect.
  case on

  /// Only what the test chooses to assert.
  ///
  /// - Parameter showSkippedAssertions: Whether anything that wasn't asserted is shown, as issues that fail no test.
  case off(showSkippedAssertions: Bool)

  /// Only what the test chooses to assert. What it skips isn't shown.
  public static let off = off(showSkippedAssertions: false)
}
