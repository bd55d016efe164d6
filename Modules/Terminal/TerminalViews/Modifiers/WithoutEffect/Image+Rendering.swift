extension Image {
  /// The way in which the pixels of a picture are used. It has no effect on a terminal.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The color of the text around.
    case template
    /// The colors of the picture.
    case original
  }

  /// The quality of a picture that is enlarged. It has no effect on a terminal.
  public enum Interpolation: Hashable, Sendable {
    /// The nearest pixels.
    case none
    /// Fast.
    case low
    /// Between the two others.
    case medium
    /// Smooth.
    case high
  }

  /// Sets the way in which the pixels are used. It has no effect on a terminal.
  ///
  /// - Parameter renderingMode: The way.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Sets the quality of a picture that is enlarged. It has no effect on a terminal.
  ///
  /// - Parameter interpolation: The quality.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Sets whether the edges of a picture are smooth. It has no effect on a terminal.
  ///
  /// - Parameter isAntialiased: Whether they are.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
