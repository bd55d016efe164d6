import Foundation

/// The space that a view has to others in a stack: a column between views in a row, none between those in a column.
public struct ViewSpacing: Hashable, Sendable {
  /// Creates the space that all views have.
  public init() {}

  /// The space that all views have: views of a terminal don't differ in it.
  public static var zero: ViewSpacing { ViewSpacing() }

  /// Takes over the space of another view, which is the same.
  ///
  /// - Parameters:
  ///   - other: The space of the other view.
  ///   - edges: The edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: EdgeSet = .all) {}

  /// Returns the number of cells between two views.
  ///
  /// - Parameters:
  ///   - next: The space of the next view.
  ///   - axis: The axis along which the views are placed.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { axis == .horizontal ? 1 : 0 }
}
