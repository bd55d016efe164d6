/// The value that all observers of a property have read, if it is kept.
class SeenValue {
  /// Returns whether an observer would see a difference.
  func differs(from _: Any) -> Bool { true }

  /// Returns a memory of a value to compare with; `nil` if it can't be compared or is large.
  static func of<Value>(_ value: Value) -> SeenValue? {
    guard ObservationStateRegistrar.isSmall(Value.self) else { return nil }
    let memory = PropertyMemory(value, isInPlace: true)
    switch memory {
    case .identity(.state(let id)):
      // A state that has observers itself is the same to them if they have read what it holds.
      return SeenTypedValue<Value> {
        guard let state = $0 as? any ObservableState, state._$id == id else { return true }
        return !state.propertiesToNotify.isEmpty
      }
    case .identity(.structure):
      guard let number = (value as? any StateCollection)?.contentNumber else { return nil }
      return SeenTypedValue<Value> { ($0 as? any StateCollection)?.contentNumber != number }
    // A copy of an array may have other content, and the identity doesn't tell.
    case .identity, .replaced, .unknown: return nil
    case .value where StateIdentity(observing: value) != nil: return SeenTypedValue(memory.differs)
    case .value: return (value as? any Equatable).map { of(equatable: $0) }
    }
  }

  static func of<Value: Equatable>(equatable value: Value) -> SeenValue { SeenTypedValue { $0 != value } }
}

final class SeenTypedValue<Value>: SeenValue {
  private let isDifferent: (Value) -> Bool

  init(_ isDifferent: @escaping (Value) -> Bool) { self.isDifferent = isDifferent }

  override func differs(from value: Any) -> Bool { (value as? Value).map(isDifferent) ?? true }

  func differs(from value: Value) -> Bool { isDifferent(value) }
}
