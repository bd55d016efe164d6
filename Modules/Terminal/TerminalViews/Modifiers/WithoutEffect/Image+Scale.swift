extension Image {
  /// The size of a symbol. It has no effect on a terminal.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }
}
