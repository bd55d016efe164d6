/// A way to draw several bars or areas at one position of a ``Chart``.
public enum MarkStackingMethod: Hashable, Sendable {
  /// On top of each other.
  case standard
  /// On top of each other, as parts of their sum.
  case normalized
  /// On top of each other, with the middle at zero.
  case center
  /// In front of each other.
  case unstacked
}
