import Dependencies

extension SharedReaderKey {
  /// Returns a key for a small value that is kept in the settings of the application.
  ///
  /// ```swift
  /// @Shared(.appStorage("pageSize")) var pageSize = 30
  /// ```
  ///
  /// - Parameters:
  ///   - key: The name of the setting.
  ///   - store: The settings, by default ``DependencyValues/defaultAppStorage``.
  @_disfavoredOverload
  public static func appStorage<Value: Codable & Sendable>(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(
      key,
      store: store,
      load: { try $0.value($1, as: Value.self) },
      update: { try $0.update($1, $2) }
    )
  }

  /// Returns a key for a small value that is kept, by its raw value, in the settings of the application.
  ///
  /// - Parameters:
  ///   - key: The name of the setting.
  ///   - store: The settings, by default ``DependencyValues/defaultAppStorage``.
  public static func appStorage<Value: RawRepresentable & Sendable>(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Value>, Value.RawValue: Codable {
    AppStorageKey(
      key,
      store: store,
      load: { try $0.value($1, as: Value.RawValue.self).flatMap(Value.init) },
      update: { store, key, body in
        try store.update(key) { body($0.flatMap(Value.init)).rawValue }
      }
    )
  }

  /// Returns a key for a small optional value that is kept, by its raw value, in the settings of the application.
  ///
  /// - Parameters:
  ///   - key: The name of the setting.
  ///   - store: The settings, by default ``DependencyValues/defaultAppStorage``.
  public static func appStorage<Value: RawRepresentable & Sendable>(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Value?>, Value.RawValue: Codable {
    AppStorageKey(
      key,
      store: store,
      load: { try $0.value($1, as: Value.RawValue.self).flatMap(Value.init) },
      update: { store, key, body in
        try store.update(key) { (raw: Value.RawValue??) in
          body(raw.flatMap { $0 }.flatMap(Value.init))?.rawValue
        }
      }
    )
  }
}

/// A key for a small value that is kept in the settings of the application.
///
/// A value is anything `Codable`, or with a `Codable` raw value. A setting of another type is treated as missing, and
/// `nil` removes a setting.
public struct AppStorageKey<Value: Sendable>: ExclusiveSharedKey {
  private let key: String
  private let store: AppStorageStore
  private let load: @Sendable (AppStorageStore, String) throws -> Value?
  private let update: @Sendable (AppStorageStore, String, (Value?) -> Value) throws -> Void

  init(
    _ key: String,
    store: AppStorageStore?,
    load: @escaping @Sendable (AppStorageStore, String) throws -> Value?,
    update: @escaping @Sendable (AppStorageStore, String, (Value?) -> Value) throws -> Void
  ) {
    @Dependency(\.defaultAppStorage) var defaultStore
    self.key = key
    self.store = store ?? defaultStore
    self.load = load
    self.update = update
  }

  public var id: AppStorageKeyID { AppStorageKeyID(key: key, store: store) }

  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(with: Result { try load(store, key) })
  }

  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    store.settings.subscribe(to: key) {
      _ = subscriber.refresh { try load(store, key) }
    }
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    continuation.resume(with: Result { try update { _ in value } })
  }

  func update(_ body: (Value?) -> Value) throws { try update(store, key, body) }

  func inTurn<R, E: Error>(_ operation: () throws(E) -> R) throws(E) -> R {
    try store.settings.inTurn(operation)
  }
}

extension AppStorageKey: CustomStringConvertible {
  public var description: String { ".appStorage(\(String(reflecting: key)))" }
}
