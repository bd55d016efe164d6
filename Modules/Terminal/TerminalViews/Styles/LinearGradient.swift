/// Colors that change into each other along a line.
public struct LinearGradient: ShapeStyle, Hashable {
  private let gradient: Gradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  /// - Parameters:
  ///   - gradient: The colors.
  ///   - startPoint: The place of the first color.
  ///   - endPoint: The place of the last color.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
  }

  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - startPoint: The place of the first color.
  ///   - endPoint: The place of the last color.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// - Parameters:
  ///   - stops: The colors with their places.
  ///   - startPoint: The beginning of the line.
  ///   - endPoint: The end of the line.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public var _paint: _ShapePaint {
    _ShapePaint(PlacedGradient(gradient, .linear(from: startPoint, to: endPoint)))
  }
}

extension LinearGradient: View {
  public func _makeNode(_ context: _NodeContext) -> _Node<Self> { StyleNode(self, context) }
}

extension ShapeStyle where Self == LinearGradient {
  /// Returns colors along a line.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - startPoint: The place of the first color.
  ///   - endPoint: The place of the last color.
  public static func linearGradient(
    colors: [Color],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns colors along a line.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - startPoint: The place of the first color.
  ///   - endPoint: The place of the last color.
  public static func linearGradient(
    _ gradient: Gradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}
