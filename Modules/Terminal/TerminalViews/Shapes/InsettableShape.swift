import Foundation

/// A shape with a border inside its edges.
public protocol InsettableShape: Shape {}

private nonisolated struct InsetShape<Base: InsettableShape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  @MainActor func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount / 2)) }
}

nonisolated extension InsettableShape {
  /// Returns the shape in a smaller area.
  ///
  /// - Parameter amount: The columns that are free at the left and right. A row is as high as two.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetShape(base: self, amount: amount) }

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
