/// The colors of the cells of an area.
public struct _ShapePaint: Hashable, Sendable {
  /// The color where there is only one, such as of a line in a chart.
  private(set) var plain: Color
  /// The colors by their place; `nil` if all cells have one.
  private(set) var gradient: PlacedGradient?

  init(_ color: Color) { plain = color }

  /// - Parameters:
  ///   - gradient: The colors by their place.
  ///   - plain: The color where there is only one; `nil` for that in the middle.
  init(_ gradient: PlacedGradient, plain: Color? = nil) {
    self.plain = plain ?? gradient.gradient.color(at: 0.5)
    self.gradient = gradient
  }

  /// Returns the paint with other colors.
  func mapColors(_ change: (Color) -> Color) -> _ShapePaint {
    var paint = self
    paint.plain = change(plain)
    guard let gradient else { return paint }
    paint.gradient?.gradient.stops = gradient.gradient.stops.map {
      Gradient.Stop(color: change($0.color), location: $0.location)
    }
    return paint
  }
}
