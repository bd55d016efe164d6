/// The way in which the points of a line or an area are joined.
public enum InterpolationMethod: Hashable, Sendable {
  case linear
  /// A curve, which is drawn straight.
  case monotone, catmullRom, cardinal
  /// A step at the first of two points, between them, or at the second.
  case stepStart, stepCenter, stepEnd

  /// Returns the part of the way between two heights after a part of the way between two points.
  func height(after part: Double) -> Double {
    switch self {
    case .stepStart: part > 0 ? 1 : 0
    case .stepCenter: part < 0.5 ? 0 : 1
    case .stepEnd: part < 1 ? 0 : 1
    default: part
    }
  }

  /// The part of the way at which there is a step.
  var step: Double? {
    switch self {
    case .stepStart: 0
    case .stepCenter: 0.5
    case .stepEnd: 1
    default: nil
    }
  }
}
