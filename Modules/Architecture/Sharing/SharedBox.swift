import CustomDump
import Platform

/// The reference of a wrapper and of its copies. All of them follow when it is replaced.
final class SharedBox<R: Sendable>: Sendable {
  private let current: Mutex<R>
  /// Whether the reference was ever replaced, or a test expects it to be.
  private let isReplaced = Atomic(false)
  private let observation = SharedObservation()

  init(_ reference: R) { current = Mutex(reference) }

  /// The reference. While a test asserts changes, it is the expected one.
  var reference: R {
    let reference = current.withLock { $0 }
    guard isReplaced.load(ordering: .acquiring), let tracker = SharedChangeTracker.asserting else {
      return reference
    }
    return expected(by: tracker, or: reference)
  }

  // Separate, so that other reads don't look up the type of what it returns.
  @inline(never)
  private func expected(by tracker: SharedChangeTracker, or reference: R) -> R {
    tracker.snapshot(of: self)?.reference ?? reference
  }

  /// The ``reference``. The observation that is being tracked, if any, is notified when it is replaced.
  var observedReference: R {
    observation.access()
    return reference
  }

  /// The reference, even if a test expects another. While it asserts changes, that of the asserted moment.
  var observedActualReference: R {
    observation.access()
    return read().reference
  }

  /// Replaces the reference. Tests must assert it.
  func replace(_ reference: R) {
    if let tracker = SharedChangeTracker.asserting {
      isReplaced.store(true, ordering: .releasing)
      tracker.withSnapshot(of: self) { $0 = TrackedReference(reference) }
    } else {
      SharedChangeTracker.current?.willChange(self, from: read())
      follow(reference)
    }
  }

  /// Replaces the reference by one whose value comes from its store. Tests don't assert it.
  func follow(_ reference: R) {
    isReplaced.store(true, ordering: .releasing)
    current.withLock { $0 = reference }
    observation.notify()
  }
}

extension SharedBox: TrackedStorage {
  func read() -> TrackedReference<R> {
    let reference = current.withLock { $0 }
    guard isReplaced.load(ordering: .acquiring), let asserted = SharedChangeTracker.asserting?.asserted(self)
    else { return TrackedReference(reference) }
    return asserted
  }

  func follow(_ value: Any) {
    guard let value = value as? TrackedReference<R> else { return }
    let current = current.withLock { $0 }
    if current as AnyObject !== value.reference as AnyObject { follow(value.reference) }
  }
}

/// A reference as a test compares it: by its value.
struct TrackedReference<R: Sendable>: Equatable, CustomDumpRepresentable {
  let reference: R

  init(_ reference: R) { self.reference = reference }

  static func == (lhs: TrackedReference, rhs: TrackedReference) -> Bool {
    lhs.reference as AnyObject === rhs.reference as AnyObject
      || areEqual(lhs.customDumpValue, rhs.customDumpValue)
  }

  var customDumpValue: Any {
    func value(_ reference: some Reference) -> Any { reference.read(SharedChangeTracker.asserting) }
    guard let reference = reference as? any Reference else { return reference }
    return value(reference)
  }
}
