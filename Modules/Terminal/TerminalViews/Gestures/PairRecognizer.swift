/// The course of a gesture that is made of two.
class PairRecognizer<First, Second, Value>: _GestureRecognizer<Value> {
  final let first: _GestureRecognizer<First>
  final let second: _GestureRecognizer<Second>

  init(_ first: _GestureRecognizer<First>, _ second: _GestureRecognizer<Second>) {
    (self.first, self.second) = (first, second)
    super.init()
    first.follower = (
      changed: { [unowned self] in firstHasChanged($0) }, ended: { [unowned self] in firstHasEnded($0) }
    )
    second.follower = (
      changed: { [unowned self] in secondHasChanged($0) }, ended: { [unowned self] in secondHasEnded($0) }
    )
  }

  func firstHasChanged(_ value: First) {}
  func firstHasEnded(_ value: First) {}
  func secondHasChanged(_ value: Second) {}
  func secondHasEnded(_ value: Second) {}

  override func takeActions(from other: _GestureRecognizer<Value>) {
    super.takeActions(from: other)
    guard let other = other as? PairRecognizer else { return }
    first.takeActions(from: other.first)
    second.takeActions(from: other.second)
  }

  override func finish() {
    first.finish()
    second.finish()
    super.finish()
  }
}
