import Foundation

/// Colors that change into each other. As a style, it goes from the top to the bottom.
public struct Gradient: ShapeStyle, Hashable {
  /// A color at a place.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// The place, from 0 for the beginning to 1 for the end.
    public var location: CGFloat

    /// - Parameters:
    ///   - color: The color.
    ///   - location: The place, from 0 for the beginning to 1 for the end.
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  /// The colors with their places.
  public var stops: [Stop]

  /// - Parameter stops: The colors with their places, in the order of the places.
  public init(stops: [Stop]) { self.stops = stops }

  /// - Parameter colors: The colors, at equal distances.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: CGFloat(index) / CGFloat(max(1, colors.count - 1)))
    }
  }

  public var _paint: _ShapePaint { _ShapePaint(PlacedGradient(self, .linear(from: .top, to: .bottom))) }

  /// Returns the color at a place. Without colors, there is none.
  func color(at location: Double) -> Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    guard !location.isNaN, location > Double(first.location) else { return first.color }
    for (start, end) in zip(stops, stops.dropFirst()) where location <= Double(end.location) {
      let length = Double(end.location - start.location)
      return start.color.blended(
        with: end.color,
        by: length > 0 ? (location - Double(start.location)) / length : 1
      )
    }
    return last.color
  }
}
