import Foundation

/// The places of values in a chart, for views in front of it and behind it.
///
/// ```swift
/// Chart(days) { LineMark(x: .value("Day", $0.date), y: .value("Price", $0.price)) }
///   .chartOverlay { chart in
///     if let x = chart.position(forX: today) { Text("│").position(x: x, y: 2) }
///   }
/// ```
///
/// Positions are in cells, from the top left of the area of the marks. That of a line is where the line is drawn.
@MainActor
public struct ChartProxy {
  private let places: ChartPlaces?
  private let geometry: GeometryProxy

  init(_ places: ChartPlaces?, _ geometry: GeometryProxy) {
    (self.places, self.geometry) = (places, geometry)
  }

  /// The size of the area of the marks.
  public var plotSize: CGSize { CGSize(places?.plot.size ?? .zero) }

  /// The area of the marks; `nil` if there are none.
  public var plotFrame: Anchor<CGRect>? { places.map { geometry.anchor($0.plot) } }

  /// Returns the horizontal position of a value; `nil` if it has none.
  ///
  /// - Parameter value: The value.
  public func position(forX value: some Plottable) -> CGFloat? {
    guard let places else { return nil }
    return places.xScale.place(ChartValue(value)).map { Self.position($0, places.plot.width, dots: 2) }
  }

  /// Returns the vertical position of a value; `nil` if it has none.
  ///
  /// - Parameter value: The value.
  public func position(forY value: some Plottable) -> CGFloat? {
    guard let places else { return nil }
    return places.yScale.place(ChartValue(value)).map { Self.position(1 - $0, places.plot.height, dots: 4) }
  }

  /// Returns the position of a pair of values; `nil` if it has none.
  ///
  /// - Parameter values: The horizontal and the vertical value.
  public func position(for values: (x: some Plottable, y: some Plottable)) -> CGPoint? {
    guard let x = position(forX: values.x), let y = position(forY: values.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Returns the value at a horizontal position; `nil` if there is none of the type.
  ///
  /// - Parameters:
  ///   - x: The position.
  ///   - type: The type of the value.
  public func value<Value: Plottable>(atX x: CGFloat, as type: Value.Type = Value.self) -> Value? {
    guard let places else { return nil }
    return places.xScale.value(at: Self.place(x, places.plot.width, dots: 2))?.nearest(type)
  }

  /// Returns the value at a vertical position; `nil` if there is none of the type.
  ///
  /// - Parameters:
  ///   - y: The position.
  ///   - type: The type of the value.
  public func value<Value: Plottable>(atY y: CGFloat, as type: Value.Type = Value.self) -> Value? {
    guard let places else { return nil }
    return places.yScale.value(at: 1 - Self.place(y, places.plot.height, dots: 4))?.nearest(type)
  }

  /// Returns the values at a point; `nil` if there are none of the types.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - types: The types of the values.
  public func value<X: Plottable, Y: Plottable>(
    at point: CGPoint,
    as types: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: point.x, as: X.self), let y = value(atY: point.y, as: Y.self) else { return nil }
    return (x, y)
  }

  // Lines are drawn in the middle of dots.
  private static func position(_ place: Double, _ length: Int, dots: Double) -> CGFloat {
    CGFloat((place * (Double(length) * dots - 1) + 0.5) / dots)
  }

  private static func place(_ position: CGFloat, _ length: Int, dots: Double) -> Double {
    (Double(position) * dots - 0.5) / (Double(length) * dots - 1)
  }
}
