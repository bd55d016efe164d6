/// A number of columns and rows.
public struct Size: Hashable, Sendable {
  public var width: Int
  public var height: Int

  /// - Parameters:
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  public static let zero = Size(width: 0, height: 0)
}
