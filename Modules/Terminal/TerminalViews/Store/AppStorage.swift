import Dependencies
import Platform
import Sharing

/// A property that reads and sets a setting of the application.
///
/// ```swift
/// @AppStorage("pageSize") private var pageSize = 30
/// ```
///
/// The settings are those of `@Shared(.appStorage("pageSize"))`, so that a feature sees the same value.
/// ``View/defaultAppStorage(_:)`` sets others for the views within.
@propertyWrapper
public struct AppStorage<Value: Sendable> {
  /// The value in the settings that the views around set.
  private final class Link: Sendable {
    private let found = Mutex<(store: AppStorageStore, shared: Shared<Value>)?>(nil)

    var shared: Shared<Value>? { found.withLock { $0?.shared } }

    /// Takes over the value of another link.
    func follow(_ previous: Link) {
      let previous = previous.found.withLock(\.self)
      found.withLock { $0 = previous }
    }

    /// Finds the value in some settings; `nil` for those of the application.
    func use(_ store: AppStorageStore?, _ make: (AppStorageStore) -> Shared<Value>) {
      found.withLock { found in
        guard found?.store != store else { return }
        found = store.map { ($0, make($0)) }
      }
    }
  }

  private let standard: Shared<Value>
  private let link = Link()
  /// Returns the value in other settings; `nil` if the property names its settings.
  private let make: ((AppStorageStore) -> Shared<Value>)?

  private var shared: Shared<Value> { link.shared ?? standard }

  /// - Parameters:
  ///   - wrappedValue: The value while none is stored.
  ///   - key: The name of the setting.
  ///   - store: The settings, by default those of the application.
  public init(wrappedValue: Value, _ key: String, store: AppStorageStore? = nil) where Value: Codable {
    standard = Shared(wrappedValue: wrappedValue, .appStorage(key, store: store))
    make = store == nil ? { Shared(wrappedValue: wrappedValue, .appStorage(key, store: $0)) } : nil
  }

  /// - Parameters:
  ///   - wrappedValue: The value while none is stored.
  ///   - key: The name of the setting, which holds the raw value.
  ///   - store: The settings, by default those of the application.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String, store: AppStorageStore? = nil)
  where Value: RawRepresentable, Value.RawValue: Codable {
    standard = Shared(wrappedValue: wrappedValue, .appStorage(key, store: store))
    make = store == nil ? { Shared(wrappedValue: wrappedValue, .appStorage(key, store: $0)) } : nil
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
    standard = Shared(wrappedValue: nil, .appStorage(key, store: store))
    make = store == nil ? { Shared(wrappedValue: nil, .appStorage(key, store: $0)) } : nil
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

extension AppStorage: DynamicProperty {
  public func _link(to previous: any DynamicProperty) {
    if let previous = previous as? AppStorage<Value> { link.follow(previous.link) }
  }

  public func _connect(to node: _AnyNode) {
    if let make { link.use(node.environment.appStorage, make) }
  }
}

extension EnvironmentValues {
  private enum AppStorageKey: EnvironmentKey {
    static var defaultValue: AppStorageStore? { nil }
  }

  /// The settings of the properties of views; `nil` for those of the application.
  var appStorage: AppStorageStore? {
    get { self[AppStorageKey.self] }
    set { self[AppStorageKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the settings that the views within read with ``AppStorage``, unless a property names its settings.
  ///
  /// - Parameter store: The settings.
  public func defaultAppStorage(_ store: AppStorageStore) -> some View { environment(\.appStorage, store) }
}
