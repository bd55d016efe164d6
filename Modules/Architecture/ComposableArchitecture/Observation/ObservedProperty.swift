import Observation
import Synchronization

/// The observers of one property of one state.
///
/// Each is a registrar of the standard library with a single member, so that `withObservationTracking` and all
/// that is built on it work on what a store holds.
final class ObservedProperty: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let armed = Atomic<Bool>(false)

  /// Whether somebody may be observing: from each read until observers have been told.
  var isArmed: Bool { armed.load(ordering: .acquiring) }

  private var value: Void { () }

  private static let value: any KeyPath<ObservedProperty, Void> & Sendable = \.value

  func access() {
    // Most reads find it armed. It is looked at again, for it may have been disarmed in between.
    if !isArmed { armed.store(true, ordering: .sequentiallyConsistent) }
    registrar.access(self, keyPath: Self.value)
    if !isArmed { armed.store(true, ordering: .sequentiallyConsistent) }
  }

  func disarm() {
    armed.store(false, ordering: .sequentiallyConsistent)
  }

  func notify() {
    registrar.willSet(self, keyPath: Self.value)
    registrar.didSet(self, keyPath: Self.value)
  }
}
