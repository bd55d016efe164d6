/// A height at which a sheet rests. It has no effect on a terminal.
public struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable {
    case medium, large
    case fraction(Double)
    case length(Double)
  }

  private let height: Height

  /// Half the height of the screen.
  public static let medium = PresentationDetent(height: .medium)
  /// The height of the screen.
  public static let large = PresentationDetent(height: .large)

  /// Returns a part of the screen's height.
  ///
  /// - Parameter fraction: The part, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(Double(fraction)))
  }

  /// Returns a height.
  ///
  /// - Parameter height: The height.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .length(Double(height)))
  }
}
