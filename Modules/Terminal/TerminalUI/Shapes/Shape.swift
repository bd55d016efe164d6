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

extension Shape {
  public var body: _ShapeView<Self> { _ShapeView(shape: self, color: nil, isFilled: true) }

  /// Fills the area with a color.
  ///
  /// - Parameter content: The color.
  public func fill(_ content: Color) -> some View { _ShapeView(shape: self, color: content, isFilled: true) }

  /// Draws the outline in a color. The outline of a rectangle is a border along the inside of its edges.
  ///
  /// - Parameters:
  ///   - content: The color.
  ///   - lineWidth: The width, which in a terminal is that of a line of characters.
  public func stroke(_ content: Color, lineWidth: CGFloat = 1) -> some View {
    _ShapeView(shape: self, color: content, isFilled: false)
  }

  /// Draws the outline in the color of the text around.
  ///
  /// - Parameter lineWidth: The width, which in a terminal is that of a line of characters.
  public func stroke(lineWidth: CGFloat = 1) -> some View {
    _ShapeView(shape: self, color: nil, isFilled: false)
  }
}
