import Dependencies
import JSONValues

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
    AppStorageKey(key, store, decode: AppStorageStore.value, encode: AppStorageStore.json)
  }

  /// Returns a key for a small value that is kept, by its raw value, in the settings of the application.
  public static func appStorage<Value: RawRepresentable & Sendable>(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Value>, Value.RawValue: Codable {
    AppStorageKey(
      key,
      store,
      decode: { AppStorageStore.value($0).flatMap(Value.init) },
      encode: { try AppStorageStore.json($0.rawValue) }
    )
  }

  /// Returns a key for a small optional value that is kept, by its raw value, in the settings of the application.
  public static func appStorage<Value: RawRepresentable & Sendable>(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Value?>, Value.RawValue: Codable {
    AppStorageKey(
      key,
      store,
      decode: { AppStorageStore.value($0).flatMap(Value.init) },
      encode: { try AppStorageStore.json($0?.rawValue) }
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
  private let decode: @Sendable (JSONValue?) -> Value?
  private let encode: @Sendable (Value) throws -> JSONValue?

  init(
    _ key: String,
    _ store: AppStorageStore?,
    decode: @escaping @Sendable (JSONValue?) -> Value?,
    encode: @escaping @Sendable (Value) throws -> JSONValue?
  ) {
    @Dependency(\.defaultAppStorage) var defaultStore
    self.key = key
    self.store = store ?? defaultStore
    self.decode = decode
    self.encode = encode
  }

  public var id: AppStorageKeyID { AppStorageKeyID(key: key, store: store) }

  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(with: Result { try decode(store.json(key)) })
  }

  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    store.settings.subscribe(to: key) {
      _ = subscriber.refresh { try decode(store.json(key)) }
    }
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    continuation.resume(with: Result { try update { _ in value } })
  }

  func update(_ body: (Value?) -> Value) throws { try store.update(key) { try encode(body(decode($0))) } }

  func inTurn(_ operation: () -> Void) { store.settings.inTurn(at: key, operation) }
}

extension AppStorageKey: CustomStringConvertible {
  public var description: String { ".appStorage(\(String(reflecting: key)))" }
}
