import Foundation

/// A rectangle as large as the available area.
public struct Rectangle: InsettableShape, CellShape {
  var border: BorderStyle { .square }

  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
