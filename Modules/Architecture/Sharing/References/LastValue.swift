import Foundation

/// The value that was last seen of something that may go away.
// The value is reached with the lock held. It leaves with a thread that holds its wrapper, which is `Sendable`
// only when the value is.
final class LastValue<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Takes note of the current value, if there is one.
  ///
  /// - Returns: The value that was last seen.
  func read(_ current: Value?) -> Value {
    lock.withLock {
      if let current { value = current }
      return value
    }
  }

  func withLock<R, E: Error>(_ body: (inout Value) throws(E) -> R) throws(E) -> R {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
