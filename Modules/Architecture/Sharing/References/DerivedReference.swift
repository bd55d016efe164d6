/// A reference to a part of the value of another one.
// A key path is immutable, and its wrapper is `Sendable` only when the value is.
final class DerivedReference<Base: Reference, Value>: Reference, @unchecked Sendable {
  private let base: Base
  private let derivation: SharedSubscription
  private let keyPath: KeyPath<Base.Value, Value>

  init(_ base: Base, _ keyPath: KeyPath<Base.Value, Value>) {
    self.base = base
    derivation = base.derive()
    self.keyPath = keyPath
  }

  var origin: ObjectIdentifier { base.origin }

  func read(_ tracker: SharedChangeTracker?) -> Value {
    base.read(tracker)[keyPath: keyPath]
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
  var description: String { "\(base)[dynamicMember: \(keyPath)]" }
}

/// A reference to a part of the value of another one, which can be changed.
// A key path is immutable, and its wrapper is `Sendable` only when the value is.
final class MutableDerivedReference<Base: MutableReference, Value>: MutableReference, @unchecked Sendable {
  private let base: Base
  private let derivation: SharedSubscription
  private let keyPath: WritableKeyPath<Base.Value, Value>

  init(_ base: Base, _ keyPath: WritableKeyPath<Base.Value, Value>) {
    self.base = base
    derivation = base.derive()
    self.keyPath = keyPath
  }

  var origin: ObjectIdentifier { base.origin }

  func read(_ tracker: SharedChangeTracker?) -> Value {
    base.read(tracker)[keyPath: keyPath]
  }

  func access() {
    base.access()
  }

  func listen(_ listener: @escaping @Sendable () -> Void) -> SharedSubscription {
    base.listen(listener)
  }

  func derive() -> SharedSubscription { base.derive() }

  func withLock<R, E: Error>(_ body: (inout Value) throws(E) -> R) throws(E) -> R {
    try base.withLock { (value: inout Base.Value) throws(E) -> R in try body(&value[keyPath: keyPath]) }
  }

  var isLoading: Bool { base.isLoading }
  var loadError: (any Error)? { base.loadError }
  var saveError: (any Error)? { base.saveError }
  func load() async throws { try await base.load() }
  func save() async throws { try await base.save() }
  var description: String { "\(base)[dynamicMember: \(keyPath)]" }
}
