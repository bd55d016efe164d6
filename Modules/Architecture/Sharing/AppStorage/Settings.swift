import Foundation
import JSONValues

/// The settings of an ``AppStorageStore``: a JSON value for each key.
///
/// Reading them throws ``CorruptFile`` if they can't be decoded.
protocol Settings: ExclusiveStorage where Place == String, Content == JSONValue {
  /// The identity: two objects for the same settings are equal.
  var id: SettingsID { get }

  /// Changes a setting, or removes it. Called with exclusive access to it.
  func write(_ value: JSONValue?, to key: String) throws

  /// Returns the value of a setting that is missing; `nil` if none was registered.
  func registered(_ key: String) -> JSONValue?

  /// Registers the values of settings that are missing. They are never written.
  func register(_ values: [String: JSONValue])
}

/// The identity of ``Settings``.
enum SettingsID: Hashable, Sendable {
  case file(URL, FileStorage)
  case memory(ObjectIdentifier)
}
