import Foundation
import Platform

/// The settings that ``AppStorageStore/register(defaults:)`` was given, by file. They are never written.
final class RegisteredSettings: Sendable {
  private let settings = Mutex<[URL: [String: JSONValue]]>([:])

  /// Returns the registered value of a setting.
  func value(_ key: String, of file: URL) -> JSONValue? {
    settings.withLock { $0[file]?[key] }
  }

  /// Adds values. A key that has one gets the new one.
  func register(_ values: [String: JSONValue], for file: URL) {
    settings.withLock { $0[file, default: [:]].merge(values) { _, new in new } }
  }
}
