import Dependencies
import Foundation
import JSONValues

/// The storage of ``AppStorageKey``: a file that holds one JSON object, with a member for each key.
public struct AppStorageStore: Hashable, Sendable {
  let settings: any Settings

  /// Creates the settings in a file.
  ///
  /// - Parameters:
  ///   - url: The file. It is made with the first change, together with its directory.
  ///   - storage: The storage of the file.
  public init(file url: URL, storage: FileStorage = .fileSystem) {
    settings = SettingsFile(url: url.standardizedFileURL, storage: storage)
  }

  private init(_ settings: any Settings) { self.settings = settings }

  /// New settings in memory.
  public static var inMemory: AppStorageStore { AppStorageStore(SettingsInMemory()) }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.settings.id == rhs.settings.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(settings.id) }

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
  /// Returns the setting of a key, or `nil` if it is missing.
  func json(_ key: String) throws -> JSONValue? { try settings.read(key) ?? settings.registered(key) }

  /// Changes the setting of a key, or removes it, with exclusive access to the settings.
  func update(_ key: String, _ body: (JSONValue?) throws -> JSONValue?) throws {
    try settings.withExclusiveAccess(to: key) {
      let old: JSONValue?
      do {
        old = try json(key)
      } catch let error as CorruptFile {
        reportOutsideOfTests(error)
        old = settings.registered(key)
      }
      try settings.write(body(old), to: key)
    }
  }

  /// Returns the value of a setting, or `nil` if there is none of the type.
  static func value<Value: Decodable>(_ json: JSONValue?) -> Value? {
    switch json {
    case .string(let text): if let value = text as? Value { return value }
    case .bool(let flag): if let value = flag as? Value { return value }
    default: break
    }
    guard let json, json != .null else { return nil }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    return try? decoder.decode(Value.self, from: Data(json.text.utf8))
  }

  /// Returns the setting of a value; `nil` if it is `nil`.
  static func json<Value: Encodable>(_ value: Value) throws -> JSONValue? {
    if let text = value as? String { return .string(text) }
    if let flag = value as? Bool { return .bool(flag) }
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    let json = try JSONValue(encoder.encode(value))
    return json == .null ? nil : json
  }
}
