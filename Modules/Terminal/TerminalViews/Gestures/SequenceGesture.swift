/// A gesture that begins once another one has been recognized, while the button is still held.
///
/// ```swift
/// card.gesture(
///   LongPressGesture().sequenced(before: DragGesture()).updating($state) { value, state, _ in state = value }
/// )
/// ```
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of the two gestures.
  public enum Value {
    /// The first one has begun.
    case first(First.Value)
    /// The first one has been recognized. The second one has a value once it has begun.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that comes first.
  public let first: First
  /// The gesture that comes after it.
  public let second: Second

  /// - Parameters:
  ///   - first: The gesture that comes first.
  ///   - second: The gesture that comes after it.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  @MainActor public func _makeRecognizer() -> _GestureRecognizer<Value> {
    SequenceRecognizer<First, Second>(first._makeRecognizer(), second._makeRecognizer())
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

nonisolated extension Gesture {
  /// Adds a gesture that begins once this one has been recognized, while the button is still held.
  ///
  /// - Parameter other: The gesture that comes after this one.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
  First.Value, Second.Value, SequenceGesture<First, Second>.Value
>
{
  /// The value of the first gesture, once it has been recognized.
  private var recognized: First.Value?
  /// Whether the first gesture was a click, after which the second one begins with another press.
  private var isClicked = false
  private var start = Point.zero

  override func firstHasChanged(_ value: First.Value) { change(.first(value)) }

  override func firstHasEnded(_ value: First.Value) {
    recognized = value
    change(.second(value, nil))
  }

  override func secondHasChanged(_ value: Second.Value) {
    if let recognized { change(.second(recognized, value)) }
  }

  override func secondHasEnded(_ value: Second.Value) {
    if let recognized { end(.second(recognized, value)) }
  }

  override func press(at point: Point, time: Duration) {
    start = point
    isClicked = false
    if recognized == nil { first.press(at: point, time: time) } else { second.press(at: point, time: time) }
  }

  override func drag(to point: Point, time: Duration) -> Bool {
    if recognized == nil {
      guard first.hold(until: time) else { return first.drag(to: point, time: time) }
      second.press(at: start, time: time)
    }
    return second.drag(to: point, time: time) || recognized != nil
  }

  override func release(at point: Point, time: Duration) -> Bool {
    guard recognized == nil else { return second.release(at: point, time: time) }
    if first.hold(until: time) { return true }
    isClicked = first.release(at: point, time: time)
    return isClicked
  }

  override func finish() {
    super.finish()
    if !isClicked { recognized = nil }
  }
}
