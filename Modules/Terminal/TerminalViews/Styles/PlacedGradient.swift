import Foundation

/// A gradient with its course through an area.
struct PlacedGradient: Hashable, Sendable {
  enum Course: Hashable, Sendable {
    case linear(from: UnitPoint, to: UnitPoint)
    /// Around a center, from one distance to another. Distances are columns; a row is as high as two.
    case radial(center: UnitPoint, from: Double, to: Double)
    /// Around a center, from one distance to another, as parts of the area's width and height.
    case elliptical(center: UnitPoint, from: Double, to: Double)
    /// Clockwise around a center, from one angle to another.
    case angular(center: UnitPoint, from: Angle, to: Angle)
  }

  var gradient: Gradient
  let course: Course

  init(_ gradient: Gradient, _ course: Course) { (self.gradient, self.course) = (gradient, course) }

  /// Returns the color of a cell of an area with a size. The cells at the edges have the colors of the ends.
  func color(x: Int, y: Int, in size: Size) -> Color {
    let (width, height) = (Double(max(0, size.width - 1)), Double(max(0, size.height - 1)))
    let at = UnitPoint(x: width > 0 ? Double(x) / width : 0.5, y: height > 0 ? Double(y) / height : 0.5)
    // A row is about as high as two columns are wide.
    func distance(_ from: UnitPoint, _ to: UnitPoint) -> (x: Double, y: Double) {
      ((to.x - from.x) * width, (to.y - from.y) * height * 2)
    }
    switch course {
    case .linear(let from, let to):
      // An area of one cell along the axis has the color in the middle.
      var (way, here) = (distance(from, to), distance(from, at))
      if way.x == 0, way.y == 0 {
        (way, here) = ((to.x - from.x, to.y - from.y), (at.x - from.x, at.y - from.y))
      }
      let length = way.x * way.x + way.y * way.y
      return gradient.color(at: length > 0 ? (here.x * way.x + here.y * way.y) / length : 1)
    case .radial(let center, let from, let to):
      let here = distance(center, at)
      return color(at: (here.x * here.x + here.y * here.y).squareRoot(), from: from, to: to)
    case .elliptical(let center, let from, let to):
      let here = (x: at.x - center.x, y: at.y - center.y)
      return color(at: (here.x * here.x + here.y * here.y).squareRoot(), from: from, to: to)
    case .angular(let center, let from, let to):
      let here = distance(center, at)
      let turn = 2 * Double.pi
      let angle = atan2(here.y, here.x) - from.radians
      return color(at: angle - (angle / turn).rounded(.down) * turn, from: 0, to: to.radians - from.radians)
    }
  }

  private func color(at place: Double, from: Double, to: Double) -> Color {
    gradient.color(at: to == from ? (place < to ? 0 : 1) : (place - from) / (to - from))
  }
}
