import Foundation

/// Colors that change into each other with the distance from a center.
public struct RadialGradient: ShapeStyle, Hashable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadius: Double
  private let endRadius: Double

  /// - Parameters:
  ///   - gradient: The colors.
  ///   - center: The center.
  ///   - startRadius: The distance of the first color, in columns. A row is as high as two.
  ///   - endRadius: The distance of the last color.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    (self.gradient, self.center) = (gradient, center)
    (self.startRadius, self.endRadius) = (Double(startRadius), Double(endRadius))
  }

  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The center.
  ///   - startRadius: The distance of the first color, in columns. A row is as high as two.
  ///   - endRadius: The distance of the last color.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// - Parameters:
  ///   - stops: The colors with their places.
  ///   - center: The center.
  ///   - startRadius: The distance of the first color, in columns. A row is as high as two.
  ///   - endRadius: The distance of the last color.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  public var _paint: _ShapePaint {
    _ShapePaint(PlacedGradient(gradient, .radial(center: center, from: startRadius, to: endRadius)))
  }
}

extension RadialGradient: View {
  public func _makeNode(_ context: _NodeContext) -> _Node<Self> { StyleNode(self, context) }
}

extension ShapeStyle where Self == RadialGradient {
  /// Returns colors around a center.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The center.
  ///   - startRadius: The distance of the first color, in columns. A row is as high as two.
  ///   - endRadius: The distance of the last color.
  public static func radialGradient(
    colors: [Color],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
