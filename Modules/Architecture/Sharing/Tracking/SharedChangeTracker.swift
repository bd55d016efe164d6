import ConcurrencyExtras
import CustomDump
import Dependencies
import OrderedCollections
import Platform

/// Notes which shared values change, so that a test must assert these changes.
///
/// A test store uses it so:
///
/// ```swift
/// let tracker = SharedChangeTracker()                  // one for each test store
/// tracker.install(in: &dependencies)                   // all that runs with these is tracked
/// …                                                    // a reducer or an effect changes a shared value
/// tracker.assert {
///   try updateStateToExpectedResult(&expected)         // `$0.$count.withLock { $0 = 1 }` changes an expectation
///   isEqual = expected == actual                       // the left side is read as expected, the right as it is
///   difference = diff(expected, actual)
/// }
/// tracker.reset()                                      // what changed so far has been asserted
/// …
/// tracker.changes                                      // at the end: what has not
/// ```
///
/// From the first change until ``reset()``, the expectation of a value is what it was before the change. Where
/// a test is not exhaustive, call ``reset()`` before ``assert(at:_:)`` too: expectations then begin with the
/// current values.
///
/// A test asserts actions one by one, when several have changed values already: ``moment`` notes the values
/// after each, ``assert(at:_:)`` compares with them, and ``advance(to:)`` takes them for the expectations.
package final class SharedChangeTracker: Sendable {
  /// The tracker whose assertion is running.
  ///
  /// Not a dependency, because an assertion is synchronous, and a read of a shared value should cost
  /// little when there is none.
  @TaskLocal package static var asserting: SharedChangeTracker?

  /// In the order in which the values were first changed.
  private let expectations = Mutex<OrderedDictionary<ObjectIdentifier, any Expectation>>([:])
  private let assertedMoment = Mutex<SharedMoment?>(nil)

  private let touched = LockIsolated(false)
  /// The tracker that is installed around this one and notes the same changes.
  private let outer: SharedChangeTracker?

  package init(within outer: SharedChangeTracker? = nil) { self.outer = outer }

  /// Whether the last assertion has set a shared value, be it to an equal one.
  package var hasAssertedValue: Bool { touched.value }

  /// The tracker that notes the changes of the current task.
  package static var current: SharedChangeTracker? {
    DependencyValues._current[SharedChangeTrackerKey.self]
  }

  /// Lets everything that runs with these dependencies be tracked.
  package func install(in dependencies: inout DependencyValues) {
    dependencies[SharedChangeTrackerKey.self] = self
  }

  /// Runs an assertion: shared values are read and changed as what is expected of them.
  ///
  /// - Parameters:
  ///   - moment: When the values are looked at; `nil` for now.
  ///   - operation: Changes expectations, and compares them with the values.
  /// - Returns: What `operation` returns.
  /// - Throws: What `operation` throws.
  package func assert<R>(at moment: SharedMoment? = nil, _ operation: () throws -> R) rethrows -> R {
    touched.setValue(false)
    assertedMoment.withLock { $0 = moment }
    defer { assertedMoment.withLock { $0 = nil } }
    return try Self.$asserting.withValue(self, operation: operation)
  }

  /// The values, as they are now, of all that has changed since the last ``reset()``.
  package var moment: SharedMoment {
    let expectations = expectations.withLock { $0 }
    return SharedMoment(values: expectations.reduce(into: [:]) { $0[$1.key] = $1.value.current })
  }

  /// Whether anything was, at a moment, not what is expected of it.
  package func hasChanges(at moment: SharedMoment) -> Bool {
    let expectations = expectations.withLock { $0 }
    return moment.values.contains { expectations[$0.key]?.differs(from: $0.value) ?? false }
  }

  /// Expects of everything what it was at a moment, because the changes up to then have been asserted.
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
    // What had not changed by then was what it had been before.
    return (expectations.withLock { $0[id] } as? SharedExpectation<Storage>)?.before
  }

  /// Forgets all changes, because they have been asserted or are to be ignored.
  package func reset() { expectations.withLock { $0.removeAll() } }

  /// Whether a shared value is not what is expected of it.
  package var hasChanges: Bool { !changes.isEmpty }

  /// The changes since the last ``reset()``, as differences from the expected values.
  package var changes: [String] {
    expectations.withLock { $0 }.values.compactMap(\.difference)
  }

  func willChange<Storage: TrackedStorage>(_ storage: Storage, from value: @autoclosure () -> Storage.Value) {
    _ = expectation(of: storage, value)
    outer?.willChange(storage, from: value())
  }

  func snapshot<Storage: TrackedStorage>(of storage: Storage) -> Storage.Value? {
    let expectation = expectations.withLock { $0[ObjectIdentifier(storage)] }
    return (expectation as? SharedExpectation<Storage>)?.value
  }

  func withSnapshot<Storage: TrackedStorage, R, E: Error>(
    of storage: Storage,
    _ body: (inout Storage.Value) throws(E) -> R
  ) throws(E) -> R {
    touched.setValue(true)
    return try body(&expectation(of: storage, storage.read).value)
  }

  private func expectation<Storage: TrackedStorage>(
    of storage: Storage,
    _ value: () -> Storage.Value
  ) -> SharedExpectation<Storage> {
    let id = ObjectIdentifier(storage)
    if let found = expectations.withLock({ $0[id] }) as? SharedExpectation<Storage> { return found }
    let expectation = SharedExpectation(storage, value())
    expectations.withLock { $0[id] = expectation }
    return expectation
  }
}

/// An object whose value a ``SharedChangeTracker`` notes changes of.
protocol TrackedStorage<Value>: AnyObject, Sendable {
  associatedtype Value

  /// Returns the current value, or what it was at the moment that a test asserts.
  func read() -> Value
}

/// Tracks the changes that an operation, and the tasks it starts, make to shared values.
///
/// - Parameters:
///   - tracker: Is told of the changes.
///   - operation: The operation.
/// - Returns: What `operation` returns.
/// - Throws: What `operation` throws.
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

private protocol Expectation: AnyObject, Sendable {
  /// The current value.
  var current: Any { get }

  func differs(from value: Any) -> Bool

  /// Expects what the value was at a moment; `nil` where it had not changed by then.
  ///
  /// - Returns: Whether that is still another value than the current one.
  func advance(to value: Any?) -> Bool

  /// How the value differs from what is expected, or `nil` when it does not.
  var difference: String? { get }
}

/// The value that a test expects of a shared value.
// `value` is changed only by an assertion, which is synchronous and runs where the test does, and read by it
// and after it.
private final class SharedExpectation<Storage: TrackedStorage>: Expectation, @unchecked Sendable {
  typealias Value = Storage.Value
  private let storage: Storage
  var value: Value
  /// The value before the changes that are to be asserted.
  private(set) var before: Value

  init(_ storage: Storage, _ value: Value) {
    self.storage = storage
    before = value
    self.value = value
  }

  var current: Any { storage.read() }

  func differs(from value: Any) -> Bool {
    guard let value = value as? Value else { return false }
    return !areEqual(self.value, value)
  }

  func advance(to value: Any?) -> Bool {
    self.value = value as? Value ?? before
    before = self.value
    return !areEqual(self.value, storage.read())
  }

  var difference: String? {
    let current = storage.read()
    return areEqual(value, current) ? nil : diff(value, current)
  }
}
