/// The level of a headline for a screen reader. It has no effect on a terminal.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// A headline without a level.
  case unspecified
  /// The first level, such as of a page.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The sixth level.
  case h6
}
