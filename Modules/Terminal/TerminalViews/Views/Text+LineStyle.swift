extension Text {
  /// The look of a line below or through a text. A terminal has one.
  public struct LineStyle: Hashable, Sendable {
    /// A single line.
    public static let single = LineStyle()

    /// - Parameters:
    ///   - pattern: The parts of the line, which have no effect.
    ///   - color: The color of the line, which has no effect: it has that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
  }
}
