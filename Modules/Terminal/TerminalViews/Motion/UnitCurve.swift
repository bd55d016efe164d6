import Foundation

/// The course of a change from 0 to 1, over a time from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private let start: UnitPoint
  private let end: UnitPoint

  /// Returns a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - startControlPoint: The point toward which the curve starts. Its `x` is at least 0 and at most 1.
  ///   - endControlPoint: The point from which the curve ends. Its `x` is at least 0 and at most 1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(start: startControlPoint.boundedInTime, end: endControlPoint.boundedInTime)
  }

  private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(start: UnitPoint(x: x1, y: y1), end: UnitPoint(x: x2, y: y2))
  }

  /// An even pace.
  public static let linear = bezier(0, 0, 1, 1)
  /// A slow beginning.
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// A slow end.
  public static let easeOut = bezier(0, 0, 0.58, 1)
  /// A slow beginning and a slow end.
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)

  /// The curve that undoes this one: its times are this one's values.
  public var inverse: UnitCurve {
    UnitCurve(start: UnitPoint(x: start.y, y: start.x), end: UnitPoint(x: end.y, y: end.x))
  }

  /// Returns the part of the change that is done at a time.
  ///
  /// - Parameter progress: The time, from 0 to 1.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    return Self.point(start.y, end.y, parameter(at: progress))
  }

  /// Returns the pace of the change at a time.
  ///
  /// - Parameter progress: The time, from 0 to 1.
  public func velocity(at progress: Double) -> Double {
    let parameter = parameter(at: min(max(progress, 0), 1))
    let (dx, dy) = (Self.slope(start.x, end.x, parameter), Self.slope(start.y, end.y, parameter))
    return abs(dx) > 1e-9 ? dy / dx : dy == 0 ? 0 : .infinity
  }

  /// Returns the place on the curve that has a time, by halving: times never fall along the curve.
  private func parameter(at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.point(start.x, end.x, middle) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func point(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  private static func slope(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
  }
}

extension UnitPoint {
  /// The point at a time from 0 to 1, so that a curve has one value at each time.
  fileprivate var boundedInTime: UnitPoint {
    UnitPoint(x: x.isFinite ? min(max(x, 0), 1) : 0, y: y.isFinite ? y : 0)
  }
}
