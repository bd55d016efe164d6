import IdentifiedCollections
import Observation

/// State whose properties can be observed one by one. `@ObservableState` adds the conformance.
public protocol ObservableState: Observable, _ObservedElement {
  /// The identity of the value. It stays while the value is changed, and differs from that of any other value.
  var _$id: ObservableStateID { get }

  /// The observers of the value's properties.
  var _$observationRegistrar: ObservationStateRegistrar { get }

  /// The storage of the observed properties, for changing them in place.
  static var _$storageKeyPaths: [(PartialKeyPath<Self>, PartialKeyPath<Self>)] { get }

  /// Whether the state has stored properties without observers, such as constants and shared values. They change when
  /// the whole state is replaced.
  static var _$hasUnobservedProperties: Bool { get }
}

extension ObservableState {
  public var _$observationRegistrar: ObservationStateRegistrar { .inert }

  public static var _$storageKeyPaths: [(PartialKeyPath<Self>, PartialKeyPath<Self>)] { [] }

  public static var _$hasUnobservedProperties: Bool { false }

  /// Registers a read of the state, which may be one of a property without observers.
  @inlinable
  static func accessWhole(_ state: UnsafePointer<Self>) {
    if _$hasUnobservedProperties { state.pointee._$observationRegistrar.accessWhole() }
  }
}
