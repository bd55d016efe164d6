#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A value that is reached with a lock held.
///
/// NB: not `Synchronization.Mutex`, whose waiting on Linux the thread sanitizer can not see, so that it takes
/// every lock that was waited for to be a race; and not `NSLock`, which there makes four allocations.
// @unchecked: the value is only ever touched while the mutex is held.
package struct Locked<Value: Sendable>: @unchecked Sendable {
  @usableFromInline let buffer: LockedBuffer<Value>

  package init(_ value: Value) {
    let buffer = LockedBuffer<Value>.create(minimumCapacity: 1) { _ in value }
    buffer.withUnsafeMutablePointerToElements { mutex in
      mutex.initialize(to: pthread_mutex_t())
      pthread_mutex_init(mutex, nil)
    }
    self.buffer = unsafeDowncast(buffer, to: LockedBuffer<Value>.self)
  }

  /// Does something with the value, one caller at a time.
  ///
  /// - Parameter body: Is given the value. It must not come back to the same lock.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  @inlinable
  package func withLock<R, E: Error>(_ body: (inout Value) throws(E) -> R) throws(E) -> R {
    try buffer.withUnsafeMutablePointers { (value, mutex) throws(E) in
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      return try body(&value.pointee)
    }
  }
}

/// A value and, behind it, the mutex that guards it: one allocation, and neither moves.
@usableFromInline
final class LockedBuffer<Value>: ManagedBuffer<Value, pthread_mutex_t> {
  @inlinable
  deinit {
    _ = withUnsafeMutablePointerToElements { pthread_mutex_destroy($0) }
  }
}
