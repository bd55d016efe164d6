import Foundation

/// Changes to the look of a view that leave its place as it is, for ``View/visualEffect(_:)``.
public protocol VisualEffect: Sendable {
  /// The changes.
  var _changes: _VisualChanges { get }
}

extension VisualEffect {
  /// Returns the effect that draws the view beside its place, too.
  ///
  /// - Parameters:
  ///   - x: The number of columns to the right, to the nearest.
  ///   - y: The number of rows down, to the nearest.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    _changes.with {
      $0.x += x
      $0.y += y
    }
  }

  /// Returns the effect that draws the view beside its place, too.
  ///
  /// - Parameter offset: The numbers of columns and rows, to the nearest.
  public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

  /// Returns the effect that mixes the colors of the view with the terminal's background, too.
  ///
  /// - Parameter opacity: The part of the colors, from 0 to 1.
  public func opacity(_ opacity: Double) -> some VisualEffect { _changes.with { $0.opacity *= opacity } }

  /// Returns the effect: a terminal has one size of characters.
  ///
  /// - Parameters:
  ///   - scale: The factor.
  ///   - anchor: The place that stays.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { _changes }

  /// Returns the effect: cells can't be turned.
  ///
  /// - Parameters:
  ///   - angle: The angle.
  ///   - anchor: The place that stays.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { _changes }

  /// Returns the effect: characters can't be blurred.
  ///
  /// - Parameters:
  ///   - radius: The radius.
  ///   - isOpaque: Whether nothing is seen through it.
  public func blur(radius: CGFloat, opaque isOpaque: Bool = false) -> some VisualEffect { _changes }
}
