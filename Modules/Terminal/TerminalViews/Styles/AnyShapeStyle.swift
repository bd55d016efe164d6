/// A style of any type.
public struct AnyShapeStyle: ShapeStyle, Hashable {
  public let _paint: _ShapePaint

  /// - Parameter style: The style.
  public init(_ style: some ShapeStyle) { _paint = style._paint }

  init(_ paint: _ShapePaint) { _paint = paint }
}
