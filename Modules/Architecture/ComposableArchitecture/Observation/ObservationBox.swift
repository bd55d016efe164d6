import Dependencies
import Synchronization

/// The identity of an observable state, and the observers of its properties.
// @unchecked: `observed` is atomic; `entries` is only touched with the lock of the box held.
final class ObservationBox: @unchecked Sendable {
  let id = UniqueNumber.next()

  private struct Entry {
    let keyPath: AnyKeyPath
    let property: ObservedProperty
  }

  private let observed = Atomic<Bool>(false)
  private var entries: [Entry] = []

  /// Boxes are many and hardly ever observed from two threads at once, so they share a few locks.
  private static let locks = (0..<16).map { _ in Locked(()) }

  private func withLock<R>(_ body: () -> R) -> R {
    Self.locks[Int(truncatingIfNeeded: id & 15)].withLock { _ in body() }
  }

  /// Whether any property may have an observer. False for most states, which makes changing them cheap.
  var isObserved: Bool { observed.load(ordering: .relaxed) }

  /// Registers the caller, where it tracks its reads, as an observer of the property at `keyPath`.
  func access(_ keyPath: AnyKeyPath) {
    let property = withLock {
      let known = self.property(at: keyPath)
      let property = known ?? ObservedProperty()
      if known == nil { entries.append(Entry(keyPath: keyPath, property: property)) }
      property.isArmed = true
      return property
    }
    observed.store(true, ordering: .relaxed)
    property.access()
  }

  /// The property at `keyPath`, if somebody may be observing it.
  func observedProperty(at keyPath: AnyKeyPath) -> ObservedProperty? {
    guard isObserved else { return nil }
    return withLock {
      guard let property = self.property(at: keyPath), property.isArmed else { return nil }
      return property
    }
  }

  /// Has the observers of `property` told of a change when the current reduction has ended. Without one,
  /// nobody is: what a store holds changes in reductions only, and a copy of it has no observers.
  func changed(_ property: ObservedProperty) {
    guard let reduction = ReductionContext.currentReduction, reduction.isRecording else { return }
    withLock {
      property.isArmed = false
      if entries.allSatisfy({ !$0.property.isArmed }) { observed.store(false, ordering: .relaxed) }
    }
    reduction.record(property)
  }

  private func property(at keyPath: AnyKeyPath) -> ObservedProperty? {
    // A key path literal is one object a call site, so most look-ups end at the first comparison.
    (entries.first { $0.keyPath === keyPath } ?? entries.first { $0.keyPath == keyPath })?.property
  }
}
