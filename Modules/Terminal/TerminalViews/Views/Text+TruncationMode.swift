extension Text {
  /// The part of a text that is left out, with an ellipsis for it, if the text doesn't fit.
  public enum TruncationMode: Hashable, Sendable {
    case head, middle, tail
  }
}
