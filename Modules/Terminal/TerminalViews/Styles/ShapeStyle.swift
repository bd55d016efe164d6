/// A color, or colors, for text, shapes and backgrounds.
///
/// ```swift
/// Text("Composed").foregroundStyle(.linearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing))
/// ```
public protocol ShapeStyle: Sendable {
  /// The colors of the cells of an area.
  var _paint: _ShapePaint { get }
}

extension ShapeStyle {
  /// Returns the style with each color mixed with the terminal's background, as if that were seen through it.
  ///
  /// - Parameter opacity: The part of the colors, from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(_paint.mapColors { $0.opacity(opacity) })
  }
}

extension Color: ShapeStyle {
  public var _paint: _ShapePaint { _ShapePaint(self) }
}
