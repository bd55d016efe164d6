import Foundation
import IdentifiedCollections

/// A memory of a property while it is changed in place, to find out afterwards whether it changed.
public struct ObservationStateChange<Value> {
  /// `nil` if the property isn't observed.
  @usableFromInline let observed: ObservedStateChange<Value>?

  @usableFromInline init(_ observed: ObservedStateChange<Value>?) { self.observed = observed }
}

/// A change of an observed property in a reduction.
@usableFromInline
class ObservedChange {
  let property: ObservedProperty
  /// Whether the property differs from its value at the beginning of the reduction.
  var isChanged = true
  /// The place of the state that has changed; `nil` if it isn't known, or if a copy has changed too.
  var place: ChangePlace?

  init(property: ObservedProperty) { self.property = property }

  /// Compares the value at the beginning of the reduction with the newest one.
  func update(to value: Any) { isChanged = true }

  /// Notes a further change. That of a copy, which has the same observers, doesn't undo that of the state.
  func update<Value>(to value: Value, at newPlace: ChangePlace?) {
    place = place?.isSame(as: newPlace) == true ? newPlace : nil
    if place == nil { isChanged = true } else { update(to: value) }
  }
}

/// A change of a property with values of one type.
@usableFromInline
final class ObservedStateChange<Value>: ObservedChange {
  private let memory: PropertyMemory<Value>
  /// The access in place to the states in the value.
  let access: _ElementAccess?

  init(property: ObservedProperty, _ memory: PropertyMemory<Value>, _ access: _ElementAccess? = nil) {
    (self.memory, self.access) = (memory, access)
    super.init(property: property)
  }

  func differs(from value: Value) -> Bool { memory.differs(from: value) }

  override func update(to value: Any) { isChanged = (value as? Value).map(differs) ?? true }
}

/// An earlier value of a property, to find out whether an observer would see a difference now.
enum PropertyMemory<Value> {
  /// A state with an identity. Changes within it have their own observers.
  case identity(StateIdentity)
  /// A state with an identity that is replaced. It may be replaced by a copy of itself from before a change.
  case replaced(Value)
  case value(Value)
  /// A value with a large collection or an object. No copy is kept, because the change would then copy it.
  case unknown

  /// - Parameter isInPlace: Whether `value` may be changed in place, and not only replaced, while it is remembered.
  init(_ value: Value, isInPlace: Bool) {
    self = withUnsafePointer(to: value) { Self(at: $0, isInPlace: isInPlace) }
  }

  init(at value: UnsafePointer<Value>, isInPlace: Bool) {
    // The changes within a trivial value have no observers.
    let identity = _isPOD(Value.self) ? nil : StateIdentityReader<Value>().identity(of: value)
    self =
      if let identity, identity.observesChanges {
        isInPlace ? .identity(identity) : .replaced(value.pointee)
      } else if isInPlace, _isLarge(Value.self) || !_isPOD(Value.self) && isSlowToCopy(value.pointee) {
        .unknown
      } else {
        .value(value.pointee)
      }
  }

  func differs(from value: Value) -> Bool {
    switch self {
    case .identity(let identity):
      identity != withUnsafePointer(to: value) { StateIdentityReader<Value>().identity(of: $0) }
    case .replaced(let old): (old as? any Equatable)?.isEqual(to: value) != true || !hasSameStates(old, value)
    case .value(let old): !_isObservablyEqual(old, value)
    case .unknown: true
    }
  }
}

/// Returns whether two equal values contain the same states.
private func hasSameStates(_ one: Any, _ other: Any) -> Bool {
  guard let one = one as? any StateCollection, let other = other as? any StateCollection else {
    return StateIdentity(observing: one) == StateIdentity(observing: other)
  }
  // The structure is the same if an element was replaced in place.
  return one.contentNumber == other.contentNumber
    || one.map { StateIdentity(observing: $0) } == other.map { StateIdentity(observing: $0) }
}

/// Returns whether changing a value is slow while a copy of it is kept. It is if the value contains a large collection,
/// or an object with copy-on-write storage: the first change would copy the contents.
private func isSlowToCopy(_ value: Any) -> Bool {
  let most = 256
  return switch value {
  case let text as String: text.utf8.count > most
  case let collection as any Collection: collection.count > most
  // Objects inside that no change copies.
  case is URL, is Locale, is TimeZone, is Calendar: false
  case _ where type(of: value) is AnyClass: true
  default: Mirror(reflecting: value).children.contains { isSlowToCopy($0.value) }
  }
}

/// Returns whether an observer of a property would see no difference between two values of it. Observable states are
/// compared by identity, because changes within them have their own observers; other values by equality. An enum in
/// the case of an alert, or of a value without a reducer, must be equal in both ways.
func _isObservablyEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  if _isPOD(Value.self), let lhs = lhs as? any Equatable { return lhs.isEqual(to: rhs) }
  let identity = StateIdentity(observing: lhs)
  if let identity {
    guard identity == StateIdentity(observing: rhs) else { return false }
    if identity.observesChanges { return true }
  }
  return (lhs as? any Equatable)?.isEqual(to: rhs) ?? (identity != nil)
}

extension Equatable {
  func isEqual(to other: Any) -> Bool { self == other as? Self }
}
