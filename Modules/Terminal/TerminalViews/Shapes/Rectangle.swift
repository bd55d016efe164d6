import Foundation

/// A rectangle as large as the available area.
public nonisolated struct Rectangle: InsettableShape, CellShape, Sendable {
  var border: BorderStyle { .square }

  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }
}

nonisolated extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
