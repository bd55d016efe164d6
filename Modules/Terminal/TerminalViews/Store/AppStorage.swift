import Dependencies
import Sharing

/// A property that reads and sets a setting of the application.
///
/// ```swift
/// @AppStorage("pageSize") private var pageSize = 30
/// ```
///
/// The settings are those of `@Shared(.appStorage("pageSize"))`, so that a feature sees the same value.
@propertyWrapper
public struct AppStorage<Value: Sendable> {
  private let shared: Shared<Value>

  /// - Parameters:
  ///   - wrappedValue: The value while none is stored.
  ///   - key: The name of the setting.
  ///   - store: The settings, by default those of the application.
  public init(wrappedValue: Value, _ key: String, store: AppStorageStore? = nil) where Value: Codable {
    shared = Shared(wrappedValue: wrappedValue, .appStorage(key, store: store))
  }

  /// - Parameters:
  ///   - wrappedValue: The value while none is stored.
  ///   - key: The name of the setting, which holds the raw value.
  ///   - store: The settings, by default those of the application.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String, store: AppStorageStore? = nil)
  where Value: RawRepresentable, Value.RawValue: Codable {
    shared = Shared(wrappedValue: wrappedValue, .appStorage(key, store: store))
  }

  /// - Parameters:
  ///   - key: The name of the setting, which is `nil` while none is stored.
  ///   - store: The settings, by default those of the application.
  public init<Wrapped: Codable>(_ key: String, store: AppStorageStore? = nil) where Value == Wrapped? {
    self.init(wrappedValue: nil, key, store: store)
  }

  /// - Parameters:
  ///   - key: The name of the setting, which holds the raw value, or is `nil` while none is stored.
  ///   - store: The settings, by default those of the application.
  @_disfavoredOverload
  public init<Wrapped: RawRepresentable>(_ key: String, store: AppStorageStore? = nil)
  where Value == Wrapped?, Wrapped.RawValue: Codable {
    shared = Shared(wrappedValue: nil, .appStorage(key, store: store))
  }

  /// The value. A change causes the bodies that have read it to be evaluated again.
  public var wrappedValue: Value {
    get { shared.wrappedValue }
    nonmutating set { shared.withLock { $0 = newValue } }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let shared = shared
    return Binding(get: { shared.wrappedValue }, set: { new in shared.withLock { $0 = new } })
  }
}
