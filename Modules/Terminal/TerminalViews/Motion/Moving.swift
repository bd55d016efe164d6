/// A value between others of its kind.
protocol Interpolated: Hashable {
  /// Returns the value at a part of the way to another, from 0 to 1.
  func interpolated(to end: Self, _ fraction: Double) -> Self
}

extension Double: Interpolated {
  func interpolated(to end: Double, _ fraction: Double) -> Double { self + (end - self) * fraction }
}

extension Color: Interpolated {
  func interpolated(to end: Color, _ fraction: Double) -> Color { mix(with: end, by: fraction) }
}

/// A value that moves from what is shown to another. What is shown is a function of the time.
struct Moving<Value: Interpolated> {
  private(set) var target: Value
  private var origin: Value
  private var start = Duration.zero
  private var animation: Animation?

  /// - Parameter value: The value, which stands still.
  init(_ value: Value) { (target, origin) = (value, value) }

  /// Begins to move to another value, from the one shown at a time.
  ///
  /// - Parameters:
  ///   - new: The value.
  ///   - animation: The course of the change; `nil` to change at once.
  ///   - time: The time.
  ///   - origin: The value to begin with instead of the one shown.
  mutating func move(to new: Value, _ animation: Animation?, at time: Duration, from origin: Value? = nil) {
    self.origin = animation == nil ? new : origin ?? value(at: time)
    (target, start, self.animation) = (new, time, animation)
  }

  /// Returns the value shown at a time.
  func value(at time: Duration) -> Value {
    guard let animation, isMoving(at: time) else { return target }
    return origin.interpolated(to: target, animation.progress(after: time - start))
  }

  /// Returns whether the value differs from its target, or may do so later.
  func isMoving(at time: Duration) -> Bool {
    animation.map { time - start < $0.length && origin != target } ?? false
  }
}
