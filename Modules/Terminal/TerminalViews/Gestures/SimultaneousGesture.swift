/// Two gestures that are recognized beside each other.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of the two gestures.
  public struct Value {
    /// The value of the first one; `nil` until it has begun.
    public var first: First.Value?
    /// The value of the second one; `nil` until it has begun.
    public var second: Second.Value?
  }

  /// One gesture.
  public let first: First
  /// The gesture beside it.
  public let second: Second

  /// - Parameters:
  ///   - first: One gesture.
  ///   - second: The gesture beside it.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  @MainActor public func _makeRecognizer() -> _GestureRecognizer<Value> {
    SimultaneousRecognizer<First, Second>(first._makeRecognizer(), second._makeRecognizer())
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

nonisolated extension Gesture {
  /// Adds a gesture that is recognized beside this one.
  ///
  /// - Parameter other: The other gesture.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
  First.Value, Second.Value, SimultaneousGesture<First, Second>.Value
>
{
  private var value = SimultaneousGesture<First, Second>.Value()

  override func firstHasChanged(_ value: First.Value) {
    self.value.first = value
    change(self.value)
  }

  override func firstHasEnded(_ value: First.Value) { self.value.first = value }

  override func secondHasChanged(_ value: Second.Value) {
    self.value.second = value
    change(self.value)
  }

  override func secondHasEnded(_ value: Second.Value) { self.value.second = value }

  override func press(at point: Point, time: Duration) {
    value = SimultaneousGesture<First, Second>.Value()
    first.press(at: point, time: time)
    second.press(at: point, time: time)
  }

  override func drag(to point: Point, time: Duration) -> Bool {
    let isFirst = first.drag(to: point, time: time)
    return second.drag(to: point, time: time) || isFirst
  }

  override func release(at point: Point, time: Duration) -> Bool {
    let isFirst = first.release(at: point, time: time)
    let isRecognized = second.release(at: point, time: time) || isFirst
    if isRecognized { end(value) }
    return isRecognized
  }
}
