/// A position on the screen, in columns and rows from the top left.
public struct Point: Hashable, Sendable {
  public var x: Int
  public var y: Int

  /// - Parameters:
  ///   - x: The column.
  ///   - y: The row.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  package static let zero = Point(x: 0, y: 0)
}
