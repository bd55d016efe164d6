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
// `value` is only ever touched while `mutex` is held.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  // A mutex must not move.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var value: Value

  package init(_ value: Value) {
    self.value = value
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Does something with the value, one caller at a time.
  ///
  /// - Parameter body: Is given the value. It must not come back to the same lock.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  package func withLock<R, E: Error>(_ body: (inout Value) throws(E) -> R) throws(E) -> R {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&value)
  }
}
