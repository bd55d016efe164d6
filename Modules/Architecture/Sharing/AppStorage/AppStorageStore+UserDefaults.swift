import Foundation
import IssueReporting
import JSONValues

/// Reading and writing settings as those of `UserDefaults`, with its conversions. `@Shared(.appStorage(…))` sees what
/// is written here, and vice versa.
///
/// Settings that cannot be read are treated as missing. The error is reported as an issue, but not in tests.
extension AppStorageStore {
  /// Returns a setting: a `Bool`, `Int`, `Double`, `String`, array or dictionary; `nil` if it is missing.
  public func object(forKey key: String) -> Any? { setting(key)?.propertyListValue }

  /// Returns a setting that is a string, or a number as a string; `nil` otherwise.
  public func string(forKey key: String) -> String? {
    switch setting(key) {
    case .string(let value): value
    case .number(let digits): digits
    default: nil
    }
  }

  /// Returns a setting that is a Boolean, a number or a string such as `"YES"`; `false` otherwise.
  public func bool(forKey key: String) -> Bool {
    switch setting(key) {
    case .bool(let value): value
    case .string(let value): (value as NSString).boolValue
    default: double(forKey: key) != 0
    }
  }

  /// Returns a setting without its fraction, if it is a number, a Boolean or a string that begins with a number; 0
  /// otherwise.
  public func integer(forKey key: String) -> Int {
    switch setting(key) {
    case .string(let value): (value as NSString).integerValue
    case let value: value?.int ?? Int(exactly: double(forKey: key).rounded(.towardZero)) ?? 0
    }
  }

  /// Returns a setting if it is a number, a Boolean or a string that begins with a number; 0 otherwise.
  public func double(forKey key: String) -> Double {
    switch setting(key) {
    case .bool(let value): value ? 1 : 0
    case .number(let digits): Double(digits) ?? 0
    case .string(let text): value(key, Double.self) ?? (text as NSString).doubleValue
    default: 0
    }
  }

  /// Returns a setting as ``double(forKey:)`` does, with less precision.
  public func float(forKey key: String) -> Float { Float(double(forKey: key)) }

  /// Returns a setting that is data; `nil` otherwise.
  public func data(forKey key: String) -> Data? { value(key, Data.self) }

  /// Returns a setting that is a URL; `nil` otherwise.
  public func url(forKey key: String) -> URL? { value(key, URL.self) }

  /// Returns a setting that is an array; `nil` otherwise.
  public func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }

  /// Returns a setting that is an array of strings; `nil` otherwise.
  public func stringArray(forKey key: String) -> [String]? { array(forKey: key) as? [String] }

  /// Returns a setting that is a dictionary; `nil` otherwise.
  public func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }

  /// Changes a setting, or removes it.
  ///
  /// - Parameters:
  ///   - value: A Boolean, number, string, data or URL, an array or dictionary of them, or `nil`. Any other value is
  ///     reported as an issue, and the setting stays.
  ///   - key: The name of the setting.
  public func set(_ value: Any?, forKey key: String) {
    if let json = json(value, key) { write(json, key) }
  }

  /// Removes a setting.
  public func removeObject(forKey key: String) { write(.null, key) }

  /// Sets the values of settings that are missing.
  ///
  /// The values are kept in memory until the process ends, for every `AppStorageStore` of the same file and storage, and
  /// are never written. Register them as the app starts: shared values that exist already don't change.
  ///
  /// - Parameter defaults: Values as for ``set(_:forKey:)``. Any other value is reported as an issue, and
  ///   left out.
  public func register(defaults: [String: Any]) {
    settings.register(defaults.reduce(into: [:]) { $0[$1.key] = json($1.value, $1.key) })
  }

  private func json(_ value: Any?, _ key: String) -> JSONValue? {
    let json = JSONValue(propertyList: value)
    if json == nil {
      let type = value.map { "\(Swift.type(of: $0))" } ?? "nil"
      reportIssue("A value of type '\(type)' can't be kept in the setting '\(key)'.")
    }
    return json
  }

  private func setting(_ key: String) -> JSONValue? { reporting { try json(key) } }

  private func value<Value: Decodable>(_ key: String, _: Value.Type) -> Value? {
    reporting { Self.value(try json(key)) }
  }

  private func write(_ json: JSONValue, _ key: String) {
    _ = reporting { try update(key) { _ in json == .null ? nil : json } }
  }

  private func reporting<R>(_ body: () throws -> R?) -> R? {
    do {
      return try body()
    } catch {
      reportOutsideOfTests(error)
      return nil
    }
  }
}

extension JSONValue {
  fileprivate var propertyListValue: Any? {
    switch self {
    case .null: nil
    case .bool(let value): value
    case .number(let digits): Int(digits) as Any? ?? UInt64(digits) ?? Double(digits)
    case .string(let value): value
    case .array(let values): values.compactMap(\.propertyListValue)
    case .object(let values): values.compactMapValues(\.propertyListValue)
    }
  }

  /// - Returns: `nil` if settings can't have values of this type.
  fileprivate init?(propertyList value: Any?) {
    switch value {
    case nil:
      self = .null
    case let values as [Any]:
      let elements = values.compactMap { JSONValue(propertyList: $0) }
      guard elements.count == values.count else { return nil }
      self = .array(elements)
    case let values as [String: Any]:
      let members = values.compactMapValues { JSONValue(propertyList: $0) }
      guard members.count == values.count else { return nil }
      self = .object(members)
    case let value as any Codable where Self.isScalar(value):
      guard let json = try? AppStorageStore.json(value) else { return nil }
      self = json
    default:
      return nil
    }
  }

  private static func isScalar(_ value: any Codable) -> Bool {
    value is Bool || value is any BinaryInteger || value is any BinaryFloatingPoint || value is String
      || value is Data || value is URL || value is Date
  }
}
