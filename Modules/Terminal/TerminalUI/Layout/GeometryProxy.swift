/// Access to the size of a ``GeometryReader``.
public struct GeometryProxy: Hashable, Sendable {
  /// The size, in cells.
  public let size: Size
}
