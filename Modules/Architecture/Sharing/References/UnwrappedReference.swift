import Platform

/// A reference to the value in an optional. When that becomes `nil`, the last value is shown.
// @unchecked: the last value is reached with the lock held. It leaves only with a thread that has its wrapper. The
// wrapper is `Sendable` only if the value is.
final class UnwrappedReference<Base: Reference, Value>: ForwardingReference, @unchecked Sendable
where Base.Value == Value? {
  let base: Base
  private let derivation: SharedSubscription
  private let name: @Sendable () -> String
  private let lock = RecursiveLock()
  private var last: Value

  /// - Returns: `nil` if the optional is `nil`.
  init?(_ base: Base, _ name: @autoclosure @escaping @Sendable () -> String) {
    guard let value = base.read(SharedChangeTracker.asserting) else { return nil }
    self.base = base
    derivation = base.derive()
    self.name = name
    last = value
  }

  func read(_ tracker: SharedChangeTracker?) -> Value {
    let current = base.read(tracker)
    return lock.withLock {
      if let current { last = current }
      return last
    }
  }

  private func withLast<R, E: Error>(_ body: (inout Value) throws(E) -> R) throws(E) -> R {
    try lock.withLock { () throws(E) -> R in
      // A copy, because `body` may read this value.
      var value = last
      defer { last = value }
      return try body(&value)
    }
  }

  var description: String { name() }
}

extension UnwrappedReference: MutableReference where Base: MutableReference {
  func withLock<R, E: Error>(_ body: (inout Value) throws(E) -> R) throws(E) -> R {
    try base.withLock { (optional: inout Value?) throws(E) -> R in
      guard var value = optional else { return try withLast(body) }
      // The only reference to the value, so that a collection in it is changed in place.
      optional = nil
      defer { optional = value }
      return try body(&value)
    }
  }
}
