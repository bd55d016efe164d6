import Foundation

/// One or more clicks on a view, with their place.
public nonisolated struct SpatialTapGesture: Gesture {
  /// The place of a click.
  public struct Value: Hashable, Sendable {
    /// The cell, from the top left of the view.
    public let location: CGPoint
  }

  private let count: Int

  /// - Parameter count: The number of clicks, each within 0.4 seconds after the one before.
  public init(count: Int = 1) { self.count = count }

  @MainActor public func _makeRecognizer() -> _GestureRecognizer<Value> {
    TapRecognizer(count: count) { Value(location: CGPoint(x: $0.x, y: $0.y)) }
  }
}
