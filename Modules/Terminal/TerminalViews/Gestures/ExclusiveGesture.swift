/// Two gestures, of which the first one that is recognized counts. The one that stands first comes first.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of the gesture that counts.
  public enum Value {
    /// The value of the first one.
    case first(First.Value)
    /// The value of the second one.
    case second(Second.Value)
  }

  /// The gesture that comes first.
  public let first: First
  /// The gesture for what isn't the first one.
  public let second: Second

  /// - Parameters:
  ///   - first: The gesture that comes first.
  ///   - second: The gesture for what isn't the first one.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  @MainActor public func _makeRecognizer() -> _GestureRecognizer<Value> {
    ExclusiveRecognizer<First, Second>(first._makeRecognizer(), second._makeRecognizer())
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

nonisolated extension Gesture {
  /// Adds a gesture for what isn't this one. A click counts at once, even if another one could make it two.
  ///
  /// - Parameter other: The other gesture.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
  First.Value, Second.Value, ExclusiveGesture<First, Second>.Value
>
{
  override func firstHasChanged(_ value: First.Value) { change(.first(value)) }
  override func firstHasEnded(_ value: First.Value) { end(.first(value)) }
  override func secondHasChanged(_ value: Second.Value) { change(.second(value)) }
  override func secondHasEnded(_ value: Second.Value) { end(.second(value)) }

  override func press(at point: Point, time: Duration) {
    first.press(at: point, time: time)
    second.press(at: point, time: time)
  }

  override func drag(to point: Point, time: Duration) -> Bool {
    first.drag(to: point, time: time) || second.drag(to: point, time: time)
  }

  override func release(at point: Point, time: Duration) -> Bool {
    first.release(at: point, time: time) || second.release(at: point, time: time)
  }
}
