/// The look of glass. A terminal shows the background of a bar.
public struct Glass: Hashable, Sendable {
  /// Whether there is a background.
  let isVisible: Bool
  let tint: Color?

  /// The usual glass.
  public static let regular = Glass(isVisible: true, tint: nil)
  /// Glass that shows more of what is behind it. Here it looks like ``regular``.
  public static let clear = Glass(isVisible: true, tint: nil)
  /// No glass.
  public static let identity = Glass(isVisible: false, tint: nil)

  /// Returns the look in a color.
  ///
  /// - Parameter color: The color; `nil` for that of a bar.
  public func tint(_ color: Color?) -> Glass { Glass(isVisible: isVisible, tint: color) }

  /// Returns the look that reacts to touches. It has no effect on a terminal.
  ///
  /// - Parameter isEnabled: Whether it reacts.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

nonisolated extension View {
  /// Draws the background of a bar behind this view. A terminal has no glass.
  ///
  /// - Parameters:
  ///   - glass: The look.
  ///   - shape: The shape, which has no effect.
  @ViewBuilder
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> some View {
    background(glass.isVisible ? glass.tint ?? .bar : .clear)
  }
}
