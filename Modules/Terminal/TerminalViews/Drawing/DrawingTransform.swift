import Foundation

/// The change of positions in a ``Canvas``: scaled, turned and moved.
struct DrawingTransform {
  /// The columns and rows of a step to the right.
  private var right = CGPoint(x: 1, y: 0)
  /// The columns and rows of a step down.
  private var down = CGPoint(x: 0, y: 1)
  private(set) var origin = CGPoint.zero

  func apply(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: origin.x + point.x * right.x + point.y * down.x,
      y: origin.y + point.x * right.y + point.y * down.y
    )
  }

  mutating func move(x: CGFloat, y: CGFloat) { origin = apply(CGPoint(x: x, y: y)) }

  mutating func scale(x: CGFloat, y: CGFloat) {
    right = CGPoint(x: right.x * x, y: right.y * x)
    down = CGPoint(x: down.x * y, y: down.y * y)
  }

  /// Turns what is drawn. A row is about as high as two columns, so forms stay as they are.
  mutating func turn(by angle: Angle) {
    let (sine, cosine) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
    let (oldRight, oldDown) = (right, down)
    right = CGPoint(
      x: oldRight.x * cosine + oldDown.x * sine / 2,
      y: oldRight.y * cosine + oldDown.y * sine / 2
    )
    down = CGPoint(
      x: oldDown.x * cosine - oldRight.x * sine * 2,
      y: oldDown.y * cosine - oldRight.y * sine * 2
    )
  }

  /// Returns the position that is changed into another; `nil` if all positions are changed into a line.
  func undo(_ point: CGPoint) -> CGPoint? {
    let area = right.x * down.y - right.y * down.x
    guard abs(area) > 1e-9 else { return nil }
    let (x, y) = (point.x - origin.x, point.y - origin.y)
    return CGPoint(x: (x * down.y - y * down.x) / area, y: (y * right.x - x * right.y) / area)
  }
}
