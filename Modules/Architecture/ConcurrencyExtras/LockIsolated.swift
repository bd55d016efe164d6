import Platform

/// A value that is guarded by a lock.
///
/// Use it to share a little mutable state between tasks and threads if an actor would require an `await`, for example
/// to record in a test how a dependency was called:
///
/// ```swift
/// let saved = LockIsolated<[User]>([])
/// client.save = { user in saved.withValue { $0.append(user) } }
/// …
/// #expect(saved.value == [.blob])
/// ```
@dynamicMemberLookup
// @unchecked: `_value` is touched only while `lock` is held.
public final class LockIsolated<Value>: @unchecked Sendable {
  private var _value: Value
  private let lock = RecursiveLock()

  /// Guards a value with a lock.
  ///
  /// - Parameter value: The value to guard.
  /// - Throws: The error of evaluating `value`.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows { self._value = try value() }

  /// Reads a property of the guarded value.
  public subscript<Subject: Sendable>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    lock.withLock { _value[keyPath: keyPath] }
  }

  /// Performs an operation with the guarded value while holding the lock.
  ///
  /// Reading and writing in one operation is atomic. Two separate calls aren't:
  ///
  /// ```swift
  /// count.withValue { $0 += 1 }
  /// ```
  ///
  /// The lock is recursive: the operation may read this value again, and then sees the value from before the
  /// operation.
  ///
  /// - Parameter operation: An operation on the value. Its changes are kept even if it throws.
  /// - Returns: The result of the operation.
  /// - Throws: The error of the operation.
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

  /// Performs an operation with the guarded value in place, without copying it.
  ///
  /// - Parameter operation: An operation on the value. It must not use this object.
  package func withValueInPlace<T>(_ operation: (inout Value) throws -> T) rethrows -> T {
    try lock.withLock { try operation(&_value) }
  }

  /// Replaces the guarded value while holding the lock.
  ///
  /// To derive the new value from the old one use ``withValue(_:)``. Between a read of ``value`` and a call to this
  /// method another thread may have changed it.
  ///
  /// - Parameter newValue: The value to store, evaluated while the lock is held.
  /// - Throws: The error of evaluating `newValue`; the old value is then kept.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    try lock.withLock { _value = try newValue() }
  }
}

extension LockIsolated where Value: Sendable {
  /// A copy of the guarded value.
  public var value: Value { lock.withLock { _value } }
}
