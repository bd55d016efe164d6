/// The course of clicks.
final class TapRecognizer<Value>: _GestureRecognizer<Value> {
  private let count: Int
  private let value: (Point) -> Value
  private var start: Point?
  private var last: (number: Int, time: Duration)?

  init(count: Int, _ value: @escaping (Point) -> Value) { (self.count, self.value) = (count, value) }

  override func press(at point: Point, time: Duration) { start = point }

  override func release(at point: Point, time: Duration) -> Bool {
    guard point == start else { return false }
    let earlier = last.flatMap { time - $0.time <= .milliseconds(400) ? $0.number : nil } ?? 0
    last = (earlier + 1, time)
    guard earlier + 1 >= count else { return false }
    last = nil
    end(value(point))
    return true
  }
}
