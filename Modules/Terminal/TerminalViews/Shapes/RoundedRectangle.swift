import Foundation

/// A rectangle whose border has round corners. Its area is that of a rectangle.
public nonisolated struct RoundedRectangle: InsettableShape, CellShape, Sendable {
  /// The radius of the corners, which in a terminal is that of a character.
  public var cornerRadius: CGFloat
  /// The shape of the corners, which has no effect on a terminal.
  public var style: RoundedCornerStyle

  var border: BorderStyle { cornerRadius > 0 ? .rounded : .square }

  /// - Parameters:
  ///   - cornerRadius: The radius of the corners, which in a terminal is that of a character.
  ///   - style: The shape of the corners, which has no effect on a terminal.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadius, self.style) = (cornerRadius, style)
  }

  public func path(in rect: CGRect) -> Path { Path(rect) }
}

nonisolated extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle whose border has round corners.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius of the corners, which in a terminal is that of a character.
  ///   - style: The shape of the corners, which has no effect on a terminal.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle
  {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
