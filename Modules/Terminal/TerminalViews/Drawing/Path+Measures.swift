import Foundation

extension Path {
  /// - Parameters:
  ///   - rect: A rectangle with round corners.
  ///   - cornerRadius: The radius of the corners, in columns. A row is as high as two.
  ///   - style: The form of the corners, which has no effect.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init()
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius / 2))
  }

  /// - Parameters:
  ///   - rect: A rectangle with round corners.
  ///   - cornerSize: The size of the corners.
  ///   - style: The form of the corners, which has no effect.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize)
  }

  /// Returns the path beside its place.
  ///
  /// - Parameters:
  ///   - dx: The number of columns to the right.
  ///   - dy: The number of rows down.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    Path { path in
      for line in lines({ CGPoint(x: $0.x + dx, y: $0.y + dy) }) { path.addLines(line) }
    }
  }

  /// Draws a part of a circle, with a straight line to its beginning.
  ///
  /// - Parameters:
  ///   - center: The center.
  ///   - radius: The radius, in columns across and in rows up and down.
  ///   - startAngle: The direction of the first point.
  ///   - delta: The angle from the first point to the last one.
  public mutating func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    delta: Angle
  ) {
    addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: startAngle + delta,
      clockwise: delta.radians < 0
    )
  }

  /// The last point; `nil` if there is none.
  public var currentPoint: CGPoint? { lines().last?.last }

  /// The rectangle around all lines.
  public var boundingRect: CGRect {
    let points = lines().joined().filter { $0.x.isFinite && $0.y.isFinite }
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns whether the lines run around a point.
  ///
  /// - Parameter point: The point.
  public func contains(_ point: CGPoint) -> Bool { Self.contains(point, lines()) }
}
