/// What is remembered of a property while it is changed in place, to tell afterwards whether it changed.
///
/// Of a state with an identity, that is its identity, and of other values a copy, which is taken only where
/// somebody observes the property.
public struct ObservationStateChange<Value> {
  /// `nil` where nobody observes the property. One word, so that accessors find room for it on the stack.
  @usableFromInline let observed: AnyObject?

  @usableFromInline init(_ observed: AnyObject?) { self.observed = observed }
}

/// What is remembered of a plain value, which holds no state that has an identity: to tell that of one whose type
/// is not known takes much longer.
@usableFromInline
final class ObservedValueChange<Value: Equatable & BitwiseCopyable> {
  @usableFromInline let property: ObservedProperty
  @usableFromInline let value: Value

  @inlinable
  init(property: ObservedProperty, value: Value) {
    self.property = property
    self.value = value
  }
}

final class ObservedStateChange<Value> {
  private enum Memory {
    case identity(StateIdentity)
    case value(Value)
  }

  let property: ObservedProperty
  private let memory: Memory

  init(property: ObservedProperty, value: Value) {
    self.property = property
    memory =
      if let identity = StateIdentity(observing: value), identity.observesChanges {
        .identity(identity)
      } else {
        .value(value)
      }
  }

  func differs(from value: Value) -> Bool {
    switch memory {
    case .identity(let identity): identity != StateIdentity(observing: value)
    case .value(let old): !_isObservablyEqual(old, value)
    }
  }
}

/// Whether an observer of a property would see no difference between two values of it: the same identity for
/// an observable state (what changes within has observers of its own), equality for others. An enum that is in
/// the case of an alert, or of a value without a reducer, must be equal in both ways.
func _isObservablyEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  let identity = StateIdentity(observing: lhs)
  if let identity {
    guard identity == StateIdentity(observing: rhs) else { return false }
    if identity.observesChanges { return true }
  }
  guard let lhs = lhs as? any Equatable else { return identity != nil }
  return lhs.isEqual(to: rhs)
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool {
    self == other as? Self
  }
}
