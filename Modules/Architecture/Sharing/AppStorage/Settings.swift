import Foundation
import JSONValues

/// The settings of an ``AppStorageStore``: a JSON value for each key.
protocol Settings: AnyObject, Sendable {
  /// The identity: two objects for the same settings are equal.
  var id: SettingsID { get }

  /// Returns a setting, or `nil` if it is missing.
  ///
  /// - Throws: ``CorruptFile`` if the settings can't be decoded.
  func setting(_ key: String) throws -> JSONValue?

  /// Changes a setting, or removes it. Called with exclusive access to it.
  func set(_ key: String, to value: JSONValue?) throws

  /// Returns the value of a setting that is missing; `nil` if none was registered.
  func registered(_ key: String) -> JSONValue?

  /// Registers the values of settings that are missing. They are never written.
  func register(_ values: [String: JSONValue])

  /// Runs an operation with exclusive access to the settings, and notifies subscribers to a key if it has changed them.
  /// It may contain another one.
  func withExclusiveAccess<R>(to key: String, _ body: () throws -> R) throws -> R

  /// Runs an operation while no other thread changes the settings, even if they can't be used.
  ///
  /// - Parameter operation: The operation, which may contain others for the settings.
  func inTurn<R, E: Error>(_ operation: () throws(E) -> R) throws(E) -> R

  /// Observes a setting.
  ///
  /// - Parameter onChange: Called after the setting was changed. It may be called after changes of others, too.
  func subscribe(to key: String, onChange: @escaping @Sendable () -> Void) -> SharedSubscription
}

/// The identity of ``Settings``.
enum SettingsID: Hashable, Sendable {
  case file(URL, FileStorage)
  case memory(ObjectIdentifier)
}
