/// Access to the size of a ``GeometryReader``.
public struct GeometryProxy: Hashable, Sendable {
  /// The size, in cells.
  public let size: Size

  /// Returns the rectangle of the reader.
  ///
  /// - Parameter coordinateSpace: The origin of the rectangle.
  public func frame(in coordinateSpace: CoordinateSpace) -> Rect { Rect(origin: .zero, size: size) }
}
