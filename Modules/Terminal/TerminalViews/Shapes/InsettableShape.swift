import Foundation

/// A shape with a border inside its edges.
public protocol InsettableShape: Shape {}

extension InsettableShape {
  /// Draws a border inside the edges in the colors of a style.
  ///
  /// - Parameters:
  ///   - content: The style.
  ///   - lineWidth: The width, which in a terminal is that of a line of characters.
  public func strokeBorder(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    stroke(content, lineWidth: lineWidth)
  }

  /// Draws a border inside the edges in the color of the text around.
  ///
  /// - Parameter lineWidth: The width, which in a terminal is that of a line of characters.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some View { stroke(lineWidth: lineWidth) }
}
