import ConcurrencyExtras
import CustomDump
import Dependencies
import OrderedCollections
import Platform

/// A tracker of changes to shared values, so that a test must assert them.
///
/// From the first change until ``reset()``, the expectation of a value is the value before the change. If a test
/// isn't exhaustive, call ``reset()`` before ``assert(at:_:)`` too: expectations then begin with the current values.
///
/// A test asserts actions one by one, although later ones may have changed values already. So ``moment`` notes the
/// values after each action, ``assert(at:_:)`` compares with them, and ``advance(to:)`` makes them the expectations.
package final class SharedChangeTracker: Sendable {
  /// The tracker whose assertion is running.
  ///
  /// Not a dependency, because an assertion is synchronous, and a read of a shared value should cost little if there
  /// is none.
  @TaskLocal package static var asserting: SharedChangeTracker?

  /// The expectations, in the order in which the values were first changed.
  private let expectations = Mutex<OrderedDictionary<ObjectIdentifier, Expectation>>([:])
  private let assertedMoment = Mutex<SharedMoment?>(nil)

  private let touched = LockIsolated(false)
  /// The tracker that is installed around this one and notes the same changes.
  private let outer: SharedChangeTracker?

  package init(within outer: SharedChangeTracker? = nil) { self.outer = outer }

  /// Whether the last assertion has set a shared value, even to an equal one.
  package var hasAssertedValue: Bool { touched.value }

  /// The tracker that notes the changes of the current task.
  package static var current: SharedChangeTracker? {
    DependencyValues._current[SharedChangeTrackerKey.self]
  }

  /// Lets everything that runs with these dependencies be tracked.
  package func install(in dependencies: inout DependencyValues) {
    dependencies[SharedChangeTrackerKey.self] = self
  }

  /// Runs an assertion: shared values are read and changed as the test expects them.
  ///
  /// - Parameter moment: The moment to compare with; `nil` for now.
  package func assert<R>(at moment: SharedMoment? = nil, _ operation: () throws -> R) rethrows -> R {
    touched.setValue(false)
    assertedMoment.withLock { $0 = moment }
    defer { assertedMoment.withLock { $0 = nil } }
    return try Self.$asserting.withValue(self, operation: operation)
  }

  /// The current values of everything that has changed since the last ``reset()``.
  package var moment: SharedMoment { moment(\.current) }

  /// The values before the changes since the last ``reset()``.
  package var momentBefore: SharedMoment { moment(\.value) }

  private func moment(_ value: (Expectation) -> Any) -> SharedMoment {
    let expectations = expectations.withLock { $0 }
    return expectations.values.reduce(into: SharedMoment()) { $0.add(value($1), of: $1.storage) }
  }

  /// Runs an operation that reads shared values as they were at a moment. Changes that it makes are dropped.
  ///
  /// - Parameter moment: The moment. Values that it doesn't have are the current ones.
  package static func reading<R>(at moment: SharedMoment, _ operation: () throws -> R) rethrows -> R {
    let tracker = SharedChangeTracker()
    tracker.assertedMoment.withLock { $0 = moment }
    return try $asserting.withValue(tracker, operation: operation)
  }

  /// Returns whether any value differed from its expectation at a moment.
  package func hasChanges(at moment: SharedMoment) -> Bool {
    let expectations = expectations.withLock { $0 }
    return moment.values.contains { id, value in
      expectations[id].map { !areEqual($0.value, value) } ?? false
    }
  }

  /// Returns whether an expectation, which a test may have set, differed from the value at a moment.
  package func isUnmet(at moment: SharedMoment) -> Bool {
    expectations.withLock { $0 }.contains { id, expectation in
      !areEqual(expectation.value, moment.values[id] ?? expectation.before)
    }
  }

  /// Makes the values at a moment the expectations, because the changes up to then have been asserted.
  package func advance(to moment: SharedMoment) {
    let expected = expectations.withLock { $0 }
    let settled = expected.filter { !$0.value.advance(to: moment.values[$0.key]) }.keys
    expectations.withLock { $0.removeAll { settled.contains($0.key) } }
  }

  /// Returns the value of `storage` at the moment that is being asserted.
  func asserted<Storage: TrackedStorage>(_ storage: Storage) -> Storage.Value? {
    guard let moment = assertedMoment.withLock({ $0 }) else { return nil }
    let id = ObjectIdentifier(storage)
    if let value = moment.values[id] { return value as? Storage.Value }
    // A value that hadn't changed by then was the value before.
    return expectations.withLock { $0[id] }.flatMap { $0.before as? Storage.Value }
  }

  /// Removes all changes, because they have been asserted or are to be ignored.
  package func reset() { expectations.withLock { $0.removeAll() } }

  /// The changes since the last ``reset()``, as differences from the expected values.
  package var changes: [String] { expectations.withLock { $0 }.values.compactMap(\.difference) }

  func willChange<Storage: TrackedStorage>(_ storage: Storage, from value: @autoclosure () -> Storage.Value) {
    _ = expectation(of: storage, value)
    outer?.willChange(storage, from: value())
  }

  func snapshot<Storage: TrackedStorage>(of storage: Storage) -> Storage.Value? {
    // Unwrapped before the cast, which would turn a missing value into an optional one.
    expectations.withLock { $0[ObjectIdentifier(storage)] }.flatMap { $0.value as? Storage.Value }
  }

  func withSnapshot<Storage: TrackedStorage>(of storage: Storage, _ body: (inout Storage.Value) -> Void) {
    touched.setValue(true)
    let expectation = expectation(of: storage, storage.read)
    var value = expectation.value as? Storage.Value ?? storage.read()
    body(&value)
    expectation.value = value
  }

  private func expectation<Storage: TrackedStorage>(
    of storage: Storage,
    _ value: () -> Storage.Value
  ) -> Expectation {
    let id = ObjectIdentifier(storage)
    if let found = expectations.withLock({ $0[id] }) { return found }
    let expectation = Expectation(value(), of: storage)
    expectations.withLock { $0[id] = expectation }
    return expectation
  }
}

/// An object with a value whose changes a ``SharedChangeTracker`` notes.
protocol TrackedStorage<Value>: AnyObject, Sendable {
  associatedtype Value

  /// Returns the current value, or the value at the moment that a test asserts.
  func read() -> Value

  /// Refers to what it referred to at a moment, if the value is a reference.
  func follow(_ value: Any)
}

extension TrackedStorage {
  func follow(_ value: Any) {}
}

/// Tracks the changes that an operation, and the tasks it starts, make to shared values.
package func withSharedChangeTracking<R>(
  _ tracker: SharedChangeTracker,
  operation: () throws -> R
) rethrows -> R {
  try withDependencies {
    tracker.install(in: &$0)
  } operation: {
    try operation()
  }
}

private enum SharedChangeTrackerKey: DependencyKey {
  static var liveValue: SharedChangeTracker? { nil }
  static var testValue: SharedChangeTracker? { nil }
}

/// The value that a test expects of a shared value.
// @unchecked: `value` is changed only by an assertion, which is synchronous and runs in the test's isolation, and read
// by it and after it.
private final class Expectation: @unchecked Sendable {
  let storage: any TrackedStorage
  var value: Any
  /// The value before the changes that are to be asserted.
  private(set) var before: Any

  init(_ value: Any, of storage: any TrackedStorage) {
    self.storage = storage
    before = value
    self.value = value
  }

  var current: Any {
    func read(_ storage: some TrackedStorage) -> Any { storage.read() }
    return read(storage)
  }

  /// Makes the value at a moment the expectation; `nil` if it hadn't changed by then.
  ///
  /// - Returns: Whether that value still differs from the current one.
  func advance(to value: Any?) -> Bool {
    self.value = value ?? before
    before = self.value
    return !areEqual(self.value, current)
  }

  /// The difference between the value and the expectation, or `nil` if there is none.
  var difference: String? {
    let current = current
    return areEqual(value, current) ? nil : diff(value, current)
  }
}
