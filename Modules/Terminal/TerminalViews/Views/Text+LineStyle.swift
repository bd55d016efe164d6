extension Text {
  /// The look of a line below or through a text. A terminal has one.
  public struct LineStyle: Hashable, Sendable {
    /// A single line.
    public static let single = LineStyle()
  }
}
