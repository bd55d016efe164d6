import Foundation

extension GraphicsContext {
  /// The color of a drawing.
  public struct Shading: Hashable, Sendable {
    /// The color at a point.
    private enum Paint: Hashable {
      case foreground
      case color(Color)
      case linearGradient(Gradient, from: CGPoint, to: CGPoint)
      case radialGradient(Gradient, center: CGPoint, from: CGFloat, to: CGFloat)
    }

    private let paint: Paint

    /// The color of the text around.
    public static let foreground = Shading(paint: .foreground)

    /// Returns a color.
    ///
    /// - Parameter color: The color.
    public static func color(_ color: Color) -> Shading { Shading(paint: .color(color)) }

    /// Returns a color.
    ///
    /// - Parameters:
    ///   - red: The red part, from 0 to 1.
    ///   - green: The green part, from 0 to 1.
    ///   - blue: The blue part, from 0 to 1.
    ///   - opacity: The part of the color, from 0 to 1.
    public static func color(red: Double, green: Double, blue: Double, opacity: Double = 1) -> Shading {
      .color(Color(red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Returns the color of a style: of several, that in the middle.
    ///
    /// - Parameter style: The style.
    public static func style(_ style: some ShapeStyle) -> Shading { .color(style._paint.plain) }

    /// Returns colors that change into each other around a point.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - center: The point.
    ///   - startRadius: The distance of the first color, in columns. A row is as high as two.
    ///   - endRadius: The distance of the last color.
    public static func radialGradient(
      _ gradient: Gradient,
      center: CGPoint,
      startRadius: CGFloat,
      endRadius: CGFloat
    ) -> Shading {
      Shading(paint: .radialGradient(gradient, center: center, from: startRadius, to: endRadius))
    }

    /// Returns colors that change into each other along a line.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - startPoint: The position of the first color.
    ///   - endPoint: The position of the last color.
    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint
    ) -> Shading {
      Shading(paint: .linearGradient(gradient, from: startPoint, to: endPoint))
    }

    /// Returns the color at a position; `nil` for that of the text around.
    func color(at point: CGPoint) -> Color? {
      switch paint {
      case .foreground: return nil
      case .color(let color): return color
      case .radialGradient(let gradient, let center, let start, let end):
        let distance = hypot(point.x - center.x, 2 * (point.y - center.y))
        return gradient.color(at: end == start ? 1 : Double((distance - start) / (end - start)))
      case .linearGradient(let gradient, let start, let end):
        // A row is about as high as two columns are wide.
        let (way, here) = (
          (end.x - start.x, 2 * (end.y - start.y)), (point.x - start.x, 2 * (point.y - start.y))
        )
        let length = Double(way.0 * way.0 + way.1 * way.1)
        return gradient.color(at: length > 0 ? Double(here.0 * way.0 + here.1 * way.1) / length : 1)
      }
    }
  }

  /// Scales what is drawn from now on. Texts, symbols and views keep their size.
  ///
  /// - Parameters:
  ///   - x: The factor across.
  ///   - y: The factor up and down.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform.scale(x: x, y: y) }

  /// Turns what is drawn from now on. Texts, symbols and views stay upright.
  ///
  /// - Parameter angle: The angle.
  public mutating func rotate(by angle: Angle) { transform.turn(by: angle) }
}
