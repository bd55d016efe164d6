import Foundation

/// A value protected by a lock.
///
/// NB: Don't use `Synchronization.Mutex` here. On Linux the thread sanitizer can't see its waiting and
/// reports every contended lock as a race.
// `value` is only ever touched while `lock` is held.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Accesses the value with the lock held.
  func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
