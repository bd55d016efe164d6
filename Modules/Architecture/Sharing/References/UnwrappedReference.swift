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

  private func changeLast(_ body: (inout Value) -> Void) {
    lock.withLock {
      // A copy, because `body` may read this value.
      var value = last
      body(&value)
      last = value
    }
  }

  var description: String { name() }
}

extension UnwrappedReference: MutableReference where Base: MutableReference {
  func change(_ body: (inout Value) -> Void) {
    base.change { optional in
      guard var value = optional else { return changeLast(body) }
      // The only reference to the value, so that a collection in it is changed in place.
      optional = nil
      body(&value)
      optional = value
      lock.withLock { last = value }
    }
  }
}
