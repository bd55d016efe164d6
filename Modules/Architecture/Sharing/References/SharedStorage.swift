import IssueReporting
import Platform

/// A shared value in memory, with its lock and its observers.
// @unchecked: every access to the properties holds the lock. The value leaves only with a thread that has its
// wrapper. The wrapper is `Sendable` only if the value is.
final class SharedStorage<Value>: TrackedStorage, @unchecked Sendable {
  private let lock = RecursiveLock()
  private let value: UnsafeMutablePointer<Value>
  private var version = 0
  private var isChanging = false
  /// The number of references that are derived from the value, and may be read while it is being changed.
  private var derivations = 0
  /// The value before the current change, for references derived from it.
  private var valueBeforeChange: Value?
  private var listeners: [UInt64: @Sendable () -> Void] = [:]
  private let observation = SharedObservation()

  init(_ value: Value) {
    // Initialized from here to `deinit`, and reached with the lock held.
    self.value = .allocate(capacity: 1)
    self.value.initialize(to: value)
  }

  deinit {
    value.deinitialize(count: 1)
    value.deallocate()
  }

  /// Returns the current value, or the value at the moment that a test asserts.
  func read() -> Value {
    if let asserted = SharedChangeTracker.asserting?.asserted(self) { return asserted }
    var result: Value?
    // A closure with a result of a generic type is slow.
    lock.withLock {
      if isChanging, let valueBeforeChange {
        result = .some(valueBeforeChange)
      } else {
        checkNesting("read")
        result = .some(value.pointee)
      }
    }
    return result!
  }

  /// Notes that a reference is derived from the value, as long as the returned subscription is kept.
  ///
  /// Meanwhile each change keeps a copy of the value before it. Reads within the change return that copy.
  func derive() -> SharedSubscription {
    lock.withLock { derivations += 1 }
    return SharedSubscription { [weak self] in
      guard let self else { return }
      lock.withLock { derivations -= 1 }
    }
  }

  func access() { observation.access() }

  /// Changes the value in place and notifies observers.
  func change(_ body: (inout Value) -> Void) {
    if let tracker = SharedChangeTracker.asserting { return tracker.withSnapshot(of: self, body) }
    let tracker = SharedChangeTracker.current
    var isUnchanged = false
    lock.withLock {
      checkNesting("changed")
      tracker?.willChange(self, from: value.pointee)
      let old = isCheaplyCompared ? value.pointee : nil
      let wasChanging = isChanging
      if derivations > 0, !wasChanging { valueBeforeChange = value.pointee }
      isChanging = true
      // Through a pointer, so that the value can be read while it is being changed.
      body(&value.pointee)
      isChanging = wasChanging
      if !wasChanging { valueBeforeChange = nil }
      isUnchanged = old.map { areEqual($0, value.pointee) } ?? false
      if !isUnchanged { didChange() }
    }
    if !isUnchanged { observation.notify() }
  }

  /// Takes over a value from the store, and notifies observers unless it is the same.
  ///
  /// - Parameter version: The version that the value is a successor of, or `nil` for any.
  /// - Returns: Whether the value hasn't been changed here since that version.
  @discardableResult
  func receive(_ newValue: Value, after version: Int? = nil) -> Bool {
    var isUnchanged = true
    defer { if !isUnchanged { observation.notify() } }
    return lock.withLock {
      guard !isChanging, version == nil || version == self.version else { return false }
      isUnchanged = areEqual(value.pointee, newValue)
      if !isUnchanged {
        value.pointee = newValue
        didChange()
      }
      return true
    }
  }

  /// A number that every change increases.
  var currentVersion: Int { lock.withLock { version } }

  /// Calls a listener at once, and after each change with the lock held.
  func listen(_ listener: @escaping @Sendable () -> Void) -> SharedSubscription {
    let id = UniqueNumber.next()
    lock.withLock {
      listeners[id] = listener
      listener()
    }
    return SharedSubscription { [weak self] in
      guard let self else { return }
      lock.withLock { _ = listeners.removeValue(forKey: id) }
    }
  }

  private func didChange() {
    version += 1
    let wasChanging = isChanging
    isChanging = false
    for (_, listener) in listeners.sorted(by: { $0.key < $1.key }) { listener() }
    isChanging = wasChanging
  }

  /// Whether a comparison costs less than a needless notification. Other values aren't compared, because keeping the
  /// old value would copy a collection that is changed.
  private var isCheaplyCompared: Bool { _isPOD(Value.self) || Value.self is String.Type }

  private func checkNesting(_ what: String) {
    guard isChanging else { return }
    reportIssue(
      """
      A shared '\(Value.self)' is \(what) within the 'withLock' that changes it. Use the value that the \
      closure is given.
      """
    )
  }
}

/// The storage is the reference to a value that lives in memory, as long as its wrappers do.
extension SharedStorage: MutableReference {
  var origin: any TrackedStorage { self }
  func read(_ tracker: SharedChangeTracker?) -> Value { tracker?.snapshot(of: self) ?? read() }

  var isLoading: Bool { false }
  var loadError: (any Error)? { nil }
  var saveError: (any Error)? { nil }
  func load() {}
  func save() {}

  var description: String { "value: \(read())" }
}

/// Returns whether two values are known to be equal.
func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  func open<T: Equatable>(_ lhs: T) -> Bool { lhs == rhs as? T }
  guard let lhs = lhs as? any Equatable else { return false }
  return open(lhs)
}
