/// A reference to what an optional value holds. When it holds nothing any more, what was last seen is shown.
final class UnwrappedReference<Base: Reference, Value>: Reference, Sendable where Base.Value == Value? {
  private let base: Base
  private let derivation: SharedSubscription
  private let last: LastValue<Value>

  /// - Returns: `nil` when the optional holds nothing.
  init?(_ base: Base) {
    guard let value = base.read(SharedChangeTracker.asserting) else { return nil }
    self.base = base
    derivation = base.derive()
    last = LastValue(value)
  }

  var origin: ObjectIdentifier { base.origin }

  func read(_ tracker: SharedChangeTracker?) -> Value {
    last.read(base.read(tracker))
  }

  func access() {
    base.access()
  }

  func listen(_ listener: @escaping @Sendable () -> Void) -> SharedSubscription {
    base.listen(listener)
  }

  func derive() -> SharedSubscription { base.derive() }

  var isLoading: Bool { base.isLoading }
  var loadError: (any Error)? { base.loadError }
  func load() async throws { try await base.load() }
  var description: String { "\(base)!" }
}

extension UnwrappedReference: MutableReference where Base: MutableReference {
  func withLock<R, E: Error>(_ body: (inout Value) throws(E) -> R) throws(E) -> R {
    try base.withLock { (optional: inout Value?) throws(E) -> R in
      guard var value = optional else { return try last.withLock(body) }
      // The only reference to the value, so that a collection in it is changed in place.
      optional = nil
      defer { optional = value }
      return try body(&value)
    }
  }

  var saveError: (any Error)? { base.saveError }
  func save() async throws { try await base.save() }
}
