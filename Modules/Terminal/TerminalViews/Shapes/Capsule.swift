import Foundation

/// A rectangle whose border has round corners. Its area is that of a rectangle.
public nonisolated struct Capsule: InsettableShape, CellShape, Sendable {
  /// The shape of the corners, which has no effect on a terminal.
  public var style: RoundedCornerStyle

  var border: BorderStyle { .rounded }

  /// - Parameter style: The shape of the corners, which has no effect on a terminal.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func path(in rect: CGRect) -> Path { Path(rect) }
}

nonisolated extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
}
