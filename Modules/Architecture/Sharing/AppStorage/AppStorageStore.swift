import Dependencies
import Foundation

/// The storage of ``AppStorageKey``: a file that holds one JSON object, with a member for each key.
public struct AppStorageStore: Hashable, Sendable {
  let storage: FileStorage
  let url: URL

  /// Creates the settings in a file.
  ///
  /// - Parameters:
  ///   - url: The file. It is made with the first change, together with its directory.
  ///   - storage: The storage of the file.
  public init(file url: URL, storage: FileStorage = .fileSystem) {
    self.storage = storage
    self.url = url.standardizedFileURL
  }

  /// New settings in memory.
  public static var inMemory: AppStorageStore {
    AppStorageStore(file: URL(fileURLWithPath: "/settings.json"), storage: .inMemory)
  }

  /// Returns the settings of an application: `$XDG_CONFIG_HOME/name/settings.json`, where `$XDG_CONFIG_HOME` is
  /// `~/.config` unless it is set (XDG Base Directory Specification 0.8).
  ///
  /// - Parameter name: The name of the application.
  public static func application(_ name: String) -> AppStorageStore {
    let environment = ProcessInfo.processInfo.environment
    let directory =
      if let path = environment["XDG_CONFIG_HOME"], path.hasPrefix("/") {
        URL(fileURLWithPath: path)
      } else {
        FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".config")
      }
    return AppStorageStore(
      file: directory.appendingPathComponent(name).appendingPathComponent("settings.json")
    )
  }
}

extension DependencyValues {
  /// The storage of `appStorage` keys: in a file that is named after the process, and in memory in
  /// previews and tests.
  public var defaultAppStorage: AppStorageStore {
    get { self[AppStorageDependencyKey.self] }
    set { self[AppStorageDependencyKey.self] = newValue }
  }

  private enum AppStorageDependencyKey: DependencyKey {
    static let liveValue = AppStorageStore.application(ProcessInfo.processInfo.processName)
    static var previewValue: AppStorageStore { .inMemory }
    static var testValue: AppStorageStore { .inMemory }
  }
}

extension AppStorageStore {
  typealias Object = [String: SettingValue]

  /// Returns the value of a key, or `nil` if there is none of the type.
  func value<Value: Decodable>(_ key: String, as type: Value.Type) throws -> Value? {
    try Self.value(load()[key] ?? registered(key))
  }

  /// Changes the value of a key with exclusive access to the settings.
  ///
  /// - Parameter body: Returns the new value, given the old one, or `nil` if there is none of the type.
  func update<Value: Codable>(_ key: String, _ body: (Value?) -> Value) throws {
    try storage.backend.withExclusiveAccess(to: url) {
      var object: Object = [:]
      do {
        object = try load()
      } catch let error as CorruptFile {
        reportOutsideOfTests(error)
      }
      let new = try Self.json(body(Self.value(object[key] ?? registered(key))))
      // A change may contain the change of another setting.
      object = try load()
      guard new != object[key] else { return }
      object[key] = new
      try storage.backend.write(SettingsText.encode(object), to: url)
    }
  }

  private func registered(_ key: String) -> SettingValue? {
    storage.backend.registeredSettings.value[url]?[key]
  }

  private func load() throws -> Object {
    try storage.backend.load(url) { try SettingsText.decode($0) }?.value ?? [:]
  }

  private static func value<Value: Decodable>(_ json: SettingValue?) -> Value? {
    switch json {
    case .string(let text): if let value = text as? Value { return value }
    case .bool(let flag): if let value = flag as? Value { return value }
    default: break
    }
    guard let json, json != .null, let data = try? JSONEncoder().encode(json) else { return nil }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    return try? decoder.decode(Value.self, from: data)
  }

  private static func json<Value: Encodable>(_ value: Value) throws -> SettingValue? {
    if let text = value as? String { return .string(text) }
    if let flag = value as? Bool { return .bool(flag) }
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    let json = try JSONDecoder().decode(SettingValue.self, from: encoder.encode(value))
    return json == .null ? nil : json
  }
}
