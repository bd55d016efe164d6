import Foundation

/// A view that is the area inside a path.
///
/// ```swift
/// RoundedRectangle(cornerRadius: 8).stroke(.blue)
/// Circle().fill(.red).frame(width: 4, height: 2)
/// ```
///
/// Lengths are cells, which are about twice as high as they are wide.
public protocol Shape: View {
  /// Returns the outline.
  ///
  /// - Parameter rect: The available area.
  func path(in rect: CGRect) -> Path
}

nonisolated extension Shape {
  public var body: _ShapeView<Self> { _ShapeView(shape: self, paint: nil, isFilled: true) }

  /// Fills the area with the colors of a style.
  ///
  /// - Parameter content: The style.
  public func fill(_ content: some ShapeStyle) -> _ShapeView<Self> {
    _ShapeView(shape: self, paint: content._paint, isFilled: true)
  }

  /// Draws the outline in the colors of a style. The outline of a rectangle is a border along the inside of its edges.
  ///
  /// - Parameters:
  ///   - content: The style.
  ///   - lineWidth: The width, which in a terminal is that of a line of characters.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    _ShapeView(shape: self, paint: content._paint, isFilled: false)
  }

  /// Draws the outline in the colors of a style.
  ///
  /// - Parameters:
  ///   - content: The style.
  ///   - style: The look of the line, which in a terminal is that of a line of characters.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some View { stroke(content) }

  /// Draws the outline in the color of the text around.
  ///
  /// - Parameter lineWidth: The width, which in a terminal is that of a line of characters.
  public func stroke(lineWidth: CGFloat = 1) -> some View {
    _ShapeView(shape: self, paint: nil, isFilled: false)
  }

  /// Draws the outline in the color of the text around.
  ///
  /// - Parameter style: The look of the line, which in a terminal is that of a line of characters.
  public func stroke(style: StrokeStyle) -> some View { stroke() }
}
