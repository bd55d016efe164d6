/// A reference to a value that lives in memory, as long as its wrappers do.
final class ValueReference<Value>: MutableReference {
  private let storage: SharedStorage<Value>

  init(_ value: Value) {
    storage = SharedStorage(value)
  }

  var origin: ObjectIdentifier { ObjectIdentifier(storage) }

  func read(_ tracker: SharedChangeTracker?) -> Value {
    tracker?.snapshot(of: storage) ?? storage.read()
  }

  func access() {
    storage.access()
  }

  func listen(_ listener: @escaping @Sendable () -> Void) -> SharedSubscription {
    storage.listen(listener)
  }

  func derive() -> SharedSubscription { storage.derive() }

  func withLock<R, E: Error>(_ body: (inout Value) throws(E) -> R) throws(E) -> R {
    try storage.withLock(body)
  }

  var isLoading: Bool { false }
  var loadError: (any Error)? { nil }
  var saveError: (any Error)? { nil }
  func load() async throws {}
  func save() async throws {}

  var description: String { "value: \(storage.read())" }
}
