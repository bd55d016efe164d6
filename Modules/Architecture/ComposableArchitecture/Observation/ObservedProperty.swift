import Observation

/// The observers of one property of one state.
///
/// Each is a registrar of the standard library with a single member, so that `withObservationTracking` and all
/// that is built on it work on what a store holds.
// @unchecked: the registrar locks; `isArmed` is read and written under the lock of the state's `ObservationBox`.
final class ObservedProperty: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()

  /// Whether somebody may be observing: set by each read, cleared when observers have been told.
  var isArmed = false

  private var value: Void { () }

  func access() {
    registrar.access(self, keyPath: \.value)
  }

  func notify() {
    registrar.willSet(self, keyPath: \.value)
    registrar.didSet(self, keyPath: \.value)
  }
}
