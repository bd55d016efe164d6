import Foundation

/// A value that is reached with a lock held.
///
/// NB: not `Synchronization.Mutex`, whose waiting on Linux the thread sanitizer can not see, so that it takes
/// every lock that was waited for to be a race.
// `value` is only ever touched while `lock` is held.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) {
    self.value = value
  }

  /// Does something with the value, one caller at a time.
  ///
  /// - Parameter body: Is given the value. It must not come back to the same lock.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  package func withLock<R, E: Error>(_ body: (inout Value) throws(E) -> R) throws(E) -> R {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
