import Platform

/// A value that is guarded by a lock.
///
/// Use it to share a little mutable state between tasks and threads where an actor would ask for an `await`,
/// for example to record in a test what a dependency was called with:
///
/// ```swift
/// let saved = LockIsolated<[User]>([])
/// client.save = { user in saved.withValue { $0.append(user) } }
/// …
/// #expect(saved.value == [.blob])
/// ```
@dynamicMemberLookup
// `_value` is only ever touched while `lock` is held, so the class may cross isolation boundaries.
public final class LockIsolated<Value>: @unchecked Sendable {
  private var _value: Value
  private let lock = RecursiveLock()

  /// Guards a value with a lock.
  ///
  /// - Parameter value: The value to guard.
  /// - Throws: What evaluating `value` throws.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    self._value = try value()
  }

  /// Reads a property of the guarded value.
  public subscript<Subject: Sendable>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    lock.withLock { _value[keyPath: keyPath] }
  }

  /// Performs an operation with the guarded value while holding the lock.
  ///
  /// Reading and writing in one operation is atomic, which two separate calls are not:
  ///
  /// ```swift
  /// count.withValue { $0 += 1 }
  /// ```
  ///
  /// The lock is recursive: the operation may read this value again, and then sees what it was when the
  /// operation began.
  ///
  /// - Parameter operation: An operation on the value. What it has changed is kept even when it throws.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  public func withValue<T: Sendable>(
    _ operation: @Sendable (inout Value) throws -> T
  ) rethrows -> T {
    try lock.withLock {
      // A copy, because a nested call on this thread is allowed, and would overlap an access in place.
      var value = _value
      defer { _value = value }
      return try operation(&value)
    }
  }

  /// Performs an operation with the guarded value where it is, without copying it.
  ///
  /// - Parameter operation: An operation on the value. It must not come back to this object.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  package func withValueInPlace<T>(_ operation: (inout Value) throws -> T) rethrows -> T {
    try lock.withLock { try operation(&_value) }
  }

  /// Replaces the guarded value while holding the lock.
  ///
  /// To derive the new value from the old one use ``withValue(_:)``; between a read of ``value`` and a
  /// call to this method another thread may have changed it.
  ///
  /// - Parameter newValue: The value to store, evaluated while the lock is held.
  /// - Throws: What evaluating `newValue` throws; the old value is then kept.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    try lock.withLock { _value = try newValue() }
  }
}

extension LockIsolated where Value: Sendable {
  /// A copy of the guarded value.
  public var value: Value {
    lock.withLock { _value }
  }
}
