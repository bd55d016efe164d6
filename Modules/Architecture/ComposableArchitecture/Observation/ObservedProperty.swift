import Observation
import Platform

/// The observers of one property of one state.
///
/// Each is a registrar of the standard library with a single member. So `withObservationTracking` and everything
/// built on it work on the state of a store.
@usableFromInline
final class ObservedProperty: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let readers = Mutex(Readers())

  /// The threads that may be observing.
  // @unchecked: what a thread has seen is compared on that thread only.
  private struct Readers: @unchecked Sendable {
    /// The thread that has read the property since observers were last notified; 0 if there is none, or ``several``.
    var thread: UInt = 0
    var seen = Seen.nothing

    static var several: UInt { .max }
  }

  /// The value that all of them have read.
  private enum Seen {
    case nothing
    case value(SeenValue)
    /// They may have read different values, or one that isn't kept.
    case unknown
  }

  /// Whether there may be observers: from each read until observers have been told.
  var isArmed: Bool { readers.withLock { $0.thread != 0 } }

  /// The observed part of the object: all of it. The registrar hashes a key path several times, and this one has no
  /// components to hash.
  private static let value: any KeyPath<ObservedProperty, ObservedProperty> & Sendable = \.self

  func access() {
    if ReadRecorder.notes(self) { return }
    readers.withLock {
      Self.arm(&$0)
      $0.seen = .unknown
    }
    registrar.access(self, keyPath: Self.value)
  }

  /// Registers the caller as an observer that reads `value`.
  ///
  /// - Parameter keep: Returns the part of the value to keep.
  func access<Value>(_ value: Value, keep: (Value) -> SeenValue?) {
    if ReadRecorder.notes(self) { return }
    // Compared while nothing is locked, because `==` may be user code.
    switch readers.withLock({ Self.arm(&$0) }) {
    case .nothing:
      let seen = keep(value).map(Seen.value) ?? .unknown
      readers.withLock { $0.seen = $0.thread == ThreadID.current ? seen : .unknown }
    case .value(let seen):
      if (seen as? SeenTypedValue<Value>)?.differs(from: value) != false {
        readers.withLock { $0.seen = .unknown }
      }
    case .unknown: break
    }
    registrar.access(self, keyPath: Self.value)
  }

  /// Returns whether an observer may have read a different value.
  func differs(from value: @autoclosure () -> Any) -> Bool {
    let seen = readers.withLock { $0.thread == ThreadID.current ? $0.seen : .unknown }
    return if case .value(let seen) = seen { seen.differs(from: value()) } else { true }
  }

  @discardableResult
  private static func arm(_ readers: inout Readers) -> Seen {
    let thread = ThreadID.current
    if readers.thread == 0 {
      readers.thread = thread
    } else if readers.thread != thread {
      readers.thread = Readers.several
      readers.seen = .unknown
    }
    return readers.seen
  }

  /// Notes that all observers are about to be notified.
  ///
  /// The registrar knows an observer only when it has finished reading. An observer on another thread may not have
  /// finished, and must be notified of the next change. So a property that other threads have read stays armed.
  func disarm() { readers.withLock { if $0.thread == ThreadID.current { $0 = Readers() } } }

  func notify() {
    registrar.willSet(self, keyPath: Self.value)
    registrar.didSet(self, keyPath: Self.value)
  }
}
