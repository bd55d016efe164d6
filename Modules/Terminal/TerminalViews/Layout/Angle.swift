/// An angle, clockwise from the right.
public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double

  /// The angle in degrees, of which a turn has 360.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// - Parameter radians: The angle in radians, of which a turn has 2 π.
  public init(radians: Double) { self.radians = radians }

  /// - Parameter degrees: The angle in degrees, of which a turn has 360.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  public static let zero = Angle(radians: 0)

  /// Returns an angle in radians.
  ///
  /// - Parameter radians: The radians, of which a turn has 2 π.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Returns an angle in degrees.
  ///
  /// - Parameter degrees: The degrees, of which a turn has 360.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
  public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }
  public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
}
