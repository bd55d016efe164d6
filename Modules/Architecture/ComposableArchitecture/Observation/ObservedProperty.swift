import Observation
import Platform

/// The observers of one property of one state.
///
/// Each is a registrar of the standard library with a single member, so that `withObservationTracking` and all
/// that is built on it work on what a store holds.
@usableFromInline
final class ObservedProperty: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  /// 0 while nobody may be observing, or the thread that has read the property since observers were told the
  /// last time, or ``several``.
  private let reader = Atomic<UInt>(0)

  private static var several: UInt { .max }

  /// Whether somebody may be observing: from each read until observers have been told.
  var isArmed: Bool { reader.load(ordering: .acquiring) != 0 }

  /// What is observed of the object: itself. The registrar hashes a key path several times, and this one has
  /// nothing in it to hash.
  private static let value: any KeyPath<ObservedProperty, ObservedProperty> & Sendable = \.self

  func access() {
    arm()
    registrar.access(self, keyPath: Self.value)
  }

  private func arm() {
    let thread = ThreadID.current
    var current = reader.load(ordering: .acquiring)
    // Most reads find it armed.
    while current != thread, current != Self.several {
      let (isExchanged, original) = reader.compareExchange(
        expected: current,
        desired: current == 0 ? thread : Self.several,
        ordering: .sequentiallyConsistent
      )
      if isExchanged { return }
      current = original
    }
  }

  /// Notes that all observers are about to be told.
  ///
  /// An observer is known to the registrar only when it has read all that it reads. One on another thread may
  /// not have come so far, and must be told of the next change: so a property that other threads have read
  /// stays armed.
  func disarm() {
    _ = reader.compareExchange(
      expected: ThreadID.current,
      desired: 0,
      ordering: .sequentiallyConsistent
    )
  }

  func notify() {
    registrar.willSet(self, keyPath: Self.value)
    registrar.didSet(self, keyPath: Self.value)
  }
}
