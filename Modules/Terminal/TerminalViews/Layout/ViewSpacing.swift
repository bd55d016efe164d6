import Foundation

/// The space that a view has to others in a stack: a column between views in a row, none between those in a column.
public struct ViewSpacing: Hashable, Sendable {
  /// Creates the space that all views have.
  public init() {}

  /// Returns the number of cells between two views.
  ///
  /// - Parameters:
  ///   - next: The space of the next view.
  ///   - axis: The axis along which the views are placed.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { axis == .horizontal ? 1 : 0 }
}
