import Dependencies

/// What is remembered of a property while it is changed in place, to tell afterwards whether it changed.
///
/// Of a state with an identity, that is its identity, and of other values a copy, which is taken only where
/// somebody observes the property.
public struct ObservationStateChange<Value> {
  /// `nil` where nobody observes the property. One word, so that accessors find room for it on the stack.
  @usableFromInline let observed: AnyObject?

  @usableFromInline init(_ observed: AnyObject?) { self.observed = observed }
}

final class ObservedStateChange<Value> {
  private enum Memory {
    case identity(StateIdentity)
    case value(Value)
    /// Nothing is remembered, so that the change needs no copy. It counts as one.
    case nothing
  }

  let property: ObservedProperty
  private let memory: Memory

  init(property: ObservedProperty, value: Value) {
    self.property = property
    memory =
      if let identity = StateIdentity(observing: value), identity.observesChanges {
        .identity(identity)
      } else if OldValues.areCheap(value) {
        .value(value)
      } else {
        .nothing
      }
  }

  func differs(from value: Value) -> Bool {
    switch memory {
    case .identity(let identity): identity != StateIdentity(observing: value)
    case .value(let old): !_isObservablyEqual(old, value)
    case .nothing: true
    }
  }
}

/// Tells of which values the old one is kept while the new one is made of it in place.
///
/// Not of those that hold a collection or an object: a second reference to it would make the change copy it,
/// and then an action would cost what the state is large.
enum OldValues {
  private static let known = Locked<[ObjectIdentifier: Bool]>([:])

  static func areCheap<Value>(_ value: Value) -> Bool {
    if _isPOD(Value.self) || Value.self is String.Type { return true }
    let key = ObjectIdentifier(Value.self)
    if let known = known.withLock({ $0[key] }) { return known }
    let (isCheap, isCertain) = judge(value, depth: 4)
    if isCertain { known.withLock { $0[key] = isCheap } }
    return isCheap
  }

  /// - Returns: Whether the value is cheap, and whether all values of its type are judged the same.
  private static func judge(_ value: Any, depth: Int) -> (isCheap: Bool, isCertain: Bool) {
    if value is String || value is any BinaryInteger { return (true, true) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection, .dictionary, .set, .class: return (false, true)
    case .struct, .tuple: break
    default: return (mirror.children.allSatisfy { judge($0.value, depth: depth - 1).isCheap }, false)
    }
    guard depth > 0 else { return (false, true) }
    let children = mirror.children.map { judge($0.value, depth: depth - 1) }
    return (children.allSatisfy(\.isCheap), children.allSatisfy(\.isCertain) || !children.allSatisfy(\.isCheap))
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
