import Foundation

// As a view, a path is the area inside it.
extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}

extension Path {
  /// Draws a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerSize: The size of the corners.
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
    let (x, y) = (min(cornerSize.width, rect.width / 2), min(cornerSize.height, rect.height / 2))
    move(to: CGPoint(x: rect.minX + x, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX - x, y: rect.minY))
    let corner = { (x: CGFloat, y: CGFloat) in CGPoint(x: x, y: y) }
    addQuadCurve(to: corner(rect.maxX, rect.minY + y), control: corner(rect.maxX, rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - y))
    addQuadCurve(to: corner(rect.maxX - x, rect.maxY), control: corner(rect.maxX, rect.maxY))
    addLine(to: CGPoint(x: rect.minX + x, y: rect.maxY))
    addQuadCurve(to: corner(rect.minX, rect.maxY - y), control: corner(rect.minX, rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + y))
    addQuadCurve(to: corner(rect.minX + x, rect.minY), control: corner(rect.minX, rect.minY))
    closeSubpath()
  }

  /// Draws a part of a circle, with a straight line to its beginning.
  ///
  /// - Parameters:
  ///   - center: The center.
  ///   - radius: The radius, in columns across and in rows up and down.
  ///   - startAngle: The direction of the first point.
  ///   - endAngle: The direction of the last point.
  ///   - clockwise: Whether angles decrease from the first to the last point, which is counterclockwise on the screen.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool
  ) {
    let turn = 2 * Double.pi
    var way = endAngle.radians - startAngle.radians
    // The whole way around stays, and what goes in the other direction goes around the other side.
    if abs(way) < turn {
      if clockwise, way > 0 { way -= turn }
      if !clockwise, way < 0 { way += turn }
    } else {
      way = clockwise ? -turn : turn
    }
    for step in 0...32 {
      let angle = startAngle.radians + way * Double(step) / 32
      let point = CGPoint(
        x: center.x + radius * CGFloat(cos(angle)),
        y: center.y + radius * CGFloat(sin(angle))
      )
      if step == 0, isEmpty { move(to: point) } else { addLine(to: point) }
    }
  }
}
