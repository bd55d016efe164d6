import Synchronization

/// The identity of an observable state, and the observers of its properties.
final class ObservationBox: Sendable {
  let id = UniqueNumber.next()

  private struct Entry {
    let keyPath: AnyKeyPath
    let property: ObservedProperty
  }

  // NB: key paths are immutable; entries are only reached with the lock held.
  private struct Entries: @unchecked Sendable {
    var all: [Entry] = []

    func property(at keyPath: AnyKeyPath) -> ObservedProperty? {
      // A key path literal is one object a call site, so most look-ups end at the first comparison.
      (all.first { $0.keyPath === keyPath } ?? all.first { $0.keyPath == keyPath })?.property
    }
  }

  private let observed = Atomic<Bool>(false)
  private let entries = Mutex(Entries())

  /// Whether any property may have an observer. False for most states, which makes changing them cheap.
  var isObserved: Bool { observed.load(ordering: .relaxed) }

  /// Registers the caller, where it tracks its reads, as an observer of the property at `keyPath`.
  func access(_ keyPath: AnyKeyPath) {
    let property = entries.withLock { entries -> ObservedProperty in
      if let property = entries.property(at: keyPath) {
        property.isArmed = true
        return property
      }
      let property = ObservedProperty()
      property.isArmed = true
      entries.all.append(Entry(keyPath: keyPath, property: property))
      return property
    }
    observed.store(true, ordering: .relaxed)
    property.access()
  }

  /// The property at `keyPath`, if somebody may be observing it.
  func observedProperty(at keyPath: AnyKeyPath) -> ObservedProperty? {
    entries.withLock { entries in
      guard let property = entries.property(at: keyPath), property.isArmed else { return nil }
      return property
    }
  }

  /// Has the observers of `property` told of a change when the current reduction has ended. Without one,
  /// nobody is: what a store holds changes in reductions only, and a copy of it has no observers.
  func changed(_ property: ObservedProperty) {
    guard let reduction = ReductionContext.current, reduction.isRecording else { return }
    entries.withLock { entries in
      property.isArmed = false
      if entries.all.allSatisfy({ !$0.property.isArmed }) { observed.store(false, ordering: .relaxed) }
    }
    reduction.record(property)
  }
}
