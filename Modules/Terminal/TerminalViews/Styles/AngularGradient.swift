/// Colors that change into each other around a center, clockwise.
public struct AngularGradient: ShapeStyle, Hashable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startAngle: Angle
  private let endAngle: Angle

  /// - Parameters:
  ///   - gradient: The colors.
  ///   - center: The center.
  ///   - startAngle: The direction of the first color.
  ///   - endAngle: The direction of the last color.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    (self.gradient, self.center) = (gradient, center)
    (self.startAngle, self.endAngle) = (startAngle, endAngle)
  }

  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The center.
  ///   - startAngle: The direction of the first color.
  ///   - endAngle: The direction of the last color.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// - Parameters:
  ///   - gradient: The colors, once around.
  ///   - center: The center.
  ///   - angle: The direction of the first color.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// - Parameters:
  ///   - colors: The colors, once around at equal distances.
  ///   - center: The center.
  ///   - angle: The direction of the first color.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// - Parameters:
  ///   - stops: The colors with their places.
  ///   - center: The center.
  ///   - startAngle: The direction of the first color.
  ///   - endAngle: The direction of the last color.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public var _paint: _ShapePaint {
    _ShapePaint(PlacedGradient(gradient, .angular(center: center, from: startAngle, to: endAngle)))
  }
}

extension AngularGradient: View {
  public func _makeNode(_ context: _NodeContext) -> _Node<Self> { StyleNode(self, context) }
}

extension ShapeStyle where Self == AngularGradient {
  /// Returns colors around a center, clockwise.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The center.
  ///   - startAngle: The direction of the first color.
  ///   - endAngle: The direction of the last color.
  public static func angularGradient(
    colors: [Color],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}
