import Foundation

/// Lines and curves to draw in a ``Canvas``. Lengths are cells.
public struct Path: Hashable, Sendable {
  private enum Element: Hashable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  private var elements: [Element] = []

  public init() {}

  /// - Parameter build: Adds lines and curves.
  public init(_ build: (inout Path) -> Void) { build(&self) }

  /// - Parameter rect: A rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// - Parameter rect: The rectangle around an ellipse.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Whether the path has no lines.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins another line.
  ///
  /// - Parameter end: The first point.
  public mutating func move(to end: CGPoint) { elements.append(.move(end)) }

  /// Draws a straight line.
  ///
  /// - Parameter end: The last point.
  public mutating func addLine(to end: CGPoint) { elements.append(.line(end)) }

  /// Draws straight lines from point to point.
  ///
  /// - Parameter lines: The points.
  public mutating func addLines(_ lines: [CGPoint]) {
    for (index, point) in lines.enumerated() { elements.append(index == 0 ? .move(point) : .line(point)) }
  }

  /// Draws a curve with one control point.
  ///
  /// - Parameters:
  ///   - end: The last point.
  ///   - control: The control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.curve(end, control, control))
  }

  /// Draws a curve with two control points.
  ///
  /// - Parameters:
  ///   - end: The last point.
  ///   - control1: The control point of the beginning.
  ///   - control2: The control point of the end.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(end, control1, control2))
  }

  /// Draws a rectangle.
  ///
  /// - Parameter rect: The rectangle.
  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Draws an ellipse.
  ///
  /// - Parameter rect: The rectangle around it.
  public mutating func addEllipse(in rect: CGRect) {
    let points = (0..<64).map { step in
      let angle = Double(step) / 32 * .pi
      return CGPoint(x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
    }
    addLines(points)
    closeSubpath()
  }

  /// Draws a straight line to the point at which the line began.
  public mutating func closeSubpath() { elements.append(.close) }

  /// Returns the points of each line, with curves as short straight lines.
  ///
  /// - Parameter moved: Returns the place of a point.
  func lines(_ moved: (CGPoint) -> CGPoint = { $0 }) -> [[CGPoint]] {
    var lines: [[CGPoint]] = []
    for element in elements {
      switch element {
      case .move(let point): lines.append([moved(point)])
      case .line(let point):
        if lines.isEmpty { lines.append([]) }
        lines[lines.count - 1].append(moved(point))
      case .curve(let end, let first, let second):
        guard let start = lines.last?.last else { continue }
        let points = Self.curve([start, moved(first), moved(second), moved(end)])
        lines[lines.count - 1] += points
      case .close:
        guard let first = lines.last?.first else { continue }
        lines[lines.count - 1].append(first)
        lines.append([first])
      }
    }
    return lines.filter { $0.count > 1 }
  }

  /// Returns points on a cubic Bézier curve after its first one.
  private static func curve(_ points: [CGPoint]) -> [CGPoint] {
    (1...16).map { step in
      let (t, rest) = (Double(step) / 16, 1 - Double(step) / 16)
      let weights = [rest * rest * rest, 3 * rest * rest * t, 3 * rest * t * t, t * t * t]
      return zip(points, weights).reduce(CGPoint.zero) { sum, part in
        CGPoint(x: sum.x + part.0.x * CGFloat(part.1), y: sum.y + part.0.y * CGFloat(part.1))
      }
    }
  }

  /// Returns whether lines run around a point, more often in one direction than in the other.
  static func contains(_ point: CGPoint, _ lines: [[CGPoint]]) -> Bool {
    var winding = 0
    for line in lines {
      guard let first = line.first else { continue }
      for (from, to) in zip(line, line.dropFirst() + [first]) where (from.y <= point.y) != (to.y <= point.y) {
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        if x > point.x { winding += to.y > from.y ? 1 : -1 }
      }
    }
    return winding != 0
  }
}
