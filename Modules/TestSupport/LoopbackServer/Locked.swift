import Foundation

/// A value that is reached with a lock held.
///
/// NB: not `Synchronization.Mutex`, whose waiting on Linux the thread sanitizer cannot see, so that it takes
/// every lock that was waited for to be a race.
// `value` is only ever touched while `lock` is held.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Does something with the value, one caller at a time.
  func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
