import Foundation

nonisolated extension View {
  /// Extends this view to the edges of a device. It has no effect on a terminal.
  ///
  /// - Parameter edges: The edges.
  public func edgesIgnoringSafeArea(_ edges: EdgeSet) -> some View { self }

  /// Adds empty cells around this view: the area of a terminal isn't covered by anything.
  ///
  /// - Parameters:
  ///   - edges: The edges to add cells to.
  ///   - length: The number of cells, to the nearest; one by default.
  public func safeAreaPadding(_ edges: EdgeSet = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  /// Adds empty cells around this view: the area of a terminal isn't covered by anything.
  ///
  /// - Parameter length: The number of cells at each edge, to the nearest.
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
}
