/// Access to the size and the place of a view, in whole cells only: as a key path, `\.size.width` of a proxy could be
/// either of two.
public struct _GeometryInCells: Sendable {
  let proxy: GeometryProxy

  /// The size, in cells.
  public var size: Size { proxy.rect.size }

  /// Returns the rectangle of the view.
  ///
  /// - Parameter coordinateSpace: The origin of the rectangle.
  @MainActor
  public func frame(in coordinateSpace: CoordinateSpace) -> Rect { proxy.cells(in: coordinateSpace) }
}
