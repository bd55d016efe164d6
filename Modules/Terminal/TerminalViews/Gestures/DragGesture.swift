import Foundation

/// A movement of the mouse with the button held.
public nonisolated struct DragGesture: Gesture {
  /// The place of the mouse, in cells.
  public struct Value: Hashable, Sendable {
    /// The time of the movement.
    public let time: Date
    /// The cell, from the top left that the view had when the button was pressed.
    public let location: CGPoint
    /// The cell at which the button was pressed.
    public let startLocation: CGPoint

    /// The columns and rows from the start.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The location: a mouse stops where it is.
    public var predictedEndLocation: CGPoint { location }
    /// The translation: a mouse stops where it is.
    public var predictedEndTranslation: CGSize { translation }
    /// None: a mouse stops where it is.
    public var velocity: CGSize { .zero }
  }

  private let minimumDistance: CGFloat

  /// - Parameters:
  ///   - minimumDistance: How far the mouse must move first: not at all if it is zero, otherwise to another cell.
  ///   - coordinateSpace: The origin of locations. Here it is the view.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
  }

  @MainActor public func _makeRecognizer() -> _GestureRecognizer<Value> {
    DragRecognizer(isImmediate: minimumDistance <= 0)
  }
}

private final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
  private let isImmediate: Bool
  private var start = Point.zero
  private var isDragging = false

  init(isImmediate: Bool) { self.isImmediate = isImmediate }

  private func value(_ point: Point) -> DragGesture.Value {
    DragGesture.Value(
      time: Date(),
      location: CGPoint(x: point.x, y: point.y),
      startLocation: CGPoint(x: start.x, y: start.y)
    )
  }

  override func press(at point: Point, time: Duration) {
    start = point
    isDragging = isImmediate
    if isDragging { change(value(point)) }
  }

  override func drag(to point: Point, time: Duration) -> Bool {
    isDragging = isDragging || point != start
    if isDragging { change(value(point)) }
    return isDragging
  }

  override func release(at point: Point, time: Duration) -> Bool {
    guard isDragging else { return false }
    end(value(point))
    return true
  }

  override func finish() {
    isDragging = false
    super.finish()
  }
}
