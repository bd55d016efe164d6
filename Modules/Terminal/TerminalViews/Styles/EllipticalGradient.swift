import Foundation

/// Colors that change into each other with the distance from a center, as far as the area is wide and high.
public struct EllipticalGradient: ShapeStyle, Hashable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadius: Double
  private let endRadius: Double

  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The center.
  ///   - startRadiusFraction: The distance of the first color, as a part of the area's width and height.
  ///   - endRadiusFraction: The distance of the last color.
  public init(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    (gradient, self.center) = (Gradient(colors: colors), center)
    (startRadius, endRadius) = (Double(startRadiusFraction), Double(endRadiusFraction))
  }

  public var _paint: _ShapePaint {
    _ShapePaint(PlacedGradient(gradient, .elliptical(center: center, from: startRadius, to: endRadius)))
  }
}

extension EllipticalGradient: View {
  public func _makeNode(_ context: _NodeContext) -> _Node<Self> { StyleNode(self, context) }
}
