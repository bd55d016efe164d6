import Foundation

/// A circle in the middle of the available area. It has twice as many columns as rows.
public nonisolated struct Circle: InsettableShape, Sendable, RoundShape {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let height = min(rect.height, rect.width / 2)
    return Path(
      ellipseIn: CGRect(x: rect.midX - height, y: rect.midY - height / 2, width: 2 * height, height: height)
    )
  }
}

nonisolated extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}
