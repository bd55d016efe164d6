/// The value that all observers of a property have read, if it is kept.
class SeenValue {
  /// Returns whether an observer would see a difference.
  func differs(from _: Any) -> Bool { true }

  /// Returns a copy of a value to compare with; `nil` if it can't be compared or is large.
  static func of<Value>(_ value: Value) -> SeenValue? {
    guard ObservationStateRegistrar.isSmall(Value.self) else { return nil }
    let memory = PropertyMemory(value, isInPlace: true)
    switch memory {
    case .identity(.state(let id)): return SeenState<Value>(id)
    case .identity(.structure):
      return (value as? any StateCollection).map { SeenContent<Value>($0.contentNumber) }
    // A copy of an array may have other content, and the identity doesn't tell.
    case .identity, .replaced, .unknown: return nil
    case .value where StateIdentity(observing: value) != nil: return SeenMemory(memory)
    case .value: return (value as? any Equatable).map { of(equatable: $0) }
    }
  }

  private static func of<Value: Equatable>(equatable value: Value) -> SeenValue { SeenEquatable(value) }
}

class SeenTypedValue<Value>: SeenValue {
  override final func differs(from value: Any) -> Bool { (value as? Value).map(differs) ?? true }

  func differs(from value: Value) -> Bool { true }
}

final class SeenEquatable<Value: Equatable>: SeenTypedValue<Value> {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func differs(from value: Value) -> Bool { self.value != value }
}

final class SeenMemory<Value>: SeenTypedValue<Value> {
  private let memory: PropertyMemory<Value>

  init(_ memory: PropertyMemory<Value>) { self.memory = memory }

  override func differs(from value: Value) -> Bool { memory.differs(from: value) }
}

/// The content of a collection that numbers it.
final class SeenContent<Value>: SeenTypedValue<Value> {
  private let number: UInt64

  init(_ number: UInt64) { self.number = number }

  override func differs(from value: Value) -> Bool {
    (value as? any StateCollection)?.contentNumber != number
  }
}

/// A state that has observers itself. It is the same to them if they have read what it holds.
final class SeenState<Value>: SeenTypedValue<Value> {
  private let id: ObservableStateID

  init(_ id: ObservableStateID) { self.id = id }

  override func differs(from value: Value) -> Bool {
    guard let state = value as? any ObservableState, state._$id == id else { return true }
    return !state.propertiesToNotify.isEmpty
  }
}
