import Foundation

/// An ellipse as large as the available area.
public nonisolated struct Ellipse: InsettableShape, Sendable, RoundShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

nonisolated extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
