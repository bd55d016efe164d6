import JSONValues
import Platform

/// Settings in memory.
final class SettingsInMemory: Settings, MemoryStorage {
  let access = MemoryAccess<String>()
  private let values = Mutex<[String: JSONValue]>([:])
  private let registeredValues = Mutex<[String: JSONValue]>([:])

  var id: SettingsID { .memory(ObjectIdentifier(self)) }

  func read(_ key: String) -> JSONValue? { values.withLock { $0[key] } }

  func write(_ value: JSONValue?, to key: String) { values.withLock { $0[key] = value } }

  func registered(_ key: String) -> JSONValue? { registeredValues.withLock { $0[key] } }

  func register(_ values: [String: JSONValue]) {
    registeredValues.withLock { $0.merge(values) { _, new in new } }
  }
}
