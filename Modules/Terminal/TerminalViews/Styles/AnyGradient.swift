/// The gradient of a color: from a lighter tone at the top to the color at the bottom.
public struct AnyGradient: ShapeStyle, Hashable {
  private let color: Color

  init(_ color: Color) { self.color = color }

  public var _paint: _ShapePaint {
    let gradient = Gradient(colors: [color.mix(with: .white, by: 0.25), color])
    return _ShapePaint(PlacedGradient(gradient, .linear(from: .top, to: .bottom)), plain: color)
  }
}

extension AnyGradient: View {
  public func _makeNode(_ context: _NodeContext) -> _Node<Self> { StyleNode(self, context) }
}

extension Color {
  /// The gradient of this color: from a lighter tone at the top to the color at the bottom.
  public var gradient: AnyGradient { AnyGradient(self) }
}
