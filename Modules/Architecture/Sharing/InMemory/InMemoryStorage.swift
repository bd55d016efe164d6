import ConcurrencyExtras
import Dependencies

/// The storage of ``InMemoryKey``.
public final class InMemoryStorage: Hashable, Sendable {
  private let values = LockIsolated<[String: any Sendable]>([:])

  /// Creates an empty storage.
  public init() {}

  func value<Value: Sendable>(_ key: String, default value: Value?) -> Value? {
    values.withValue { values in
      // Unwrapped before the cast: otherwise the cast would turn a missing value into an optional one.
      if let stored = values[key], let stored = stored as? Value { return stored }
      if let value { values[key] = value }
      return value
    }
  }

  func set(_ value: some Sendable, for key: String) { values.withValue { $0[key] = value } }

  public static func == (lhs: InMemoryStorage, rhs: InMemoryStorage) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension DependencyValues {
  /// The storage of `inMemory` keys: one for the process, and in tests one for each test.
  public var defaultInMemoryStorage: InMemoryStorage {
    get { self[InMemoryStorageKey.self] }
    set { self[InMemoryStorageKey.self] = newValue }
  }

  private enum InMemoryStorageKey: DependencyKey {
    static let liveValue = InMemoryStorage()
    static var previewValue: InMemoryStorage { InMemoryStorage() }
    static var testValue: InMemoryStorage { InMemoryStorage() }
  }
}
