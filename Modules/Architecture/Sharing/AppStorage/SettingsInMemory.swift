import JSONValues
import Platform

/// Settings in memory.
final class SettingsInMemory: Settings {
  private struct Contents: Sendable {
    var values: [String: JSONValue] = [:]
    var registered: [String: JSONValue] = [:]
    var subscribers: [(id: Int, key: String, onChange: @Sendable () -> Void)] = []
    var lastSubscriber = 0
  }

  private let contents = Mutex(Contents())
  /// The lock that is held while a setting is changed. Recursive, because a change may contain others.
  private let lock = RecursiveLock()

  var id: SettingsID { .memory(ObjectIdentifier(self)) }

  func setting(_ key: String) -> JSONValue? { contents.withLock { $0.values[key] } }

  func set(_ key: String, to value: JSONValue?) { contents.withLock { $0.values[key] = value } }

  func registered(_ key: String) -> JSONValue? { contents.withLock { $0.registered[key] } }

  func register(_ values: [String: JSONValue]) {
    contents.withLock { $0.registered.merge(values) { _, new in new } }
  }

  func withExclusiveAccess<R>(to key: String, _ body: () throws -> R) throws -> R {
    let (result, isChanged) = try lock.withLock {
      let before = setting(key)
      let result = try body()
      return (result, setting(key) != before)
    }
    guard isChanged else { return result }
    let subscribers = contents.withLock { $0.subscribers }
    for subscriber in subscribers where subscriber.key == key { subscriber.onChange() }
    return result
  }

  func inTurn<R, E: Error>(_ operation: () throws(E) -> R) throws(E) -> R {
    // ``withExclusiveAccess(to:_:)`` lets threads take turns.
    try operation()
  }

  func subscribe(to key: String, onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    let id = contents.withLock { contents in
      contents.lastSubscriber += 1
      contents.subscribers.append((contents.lastSubscriber, key, onChange))
      return contents.lastSubscriber
    }
    return SharedSubscription { [weak self] in
      self?.contents.withLock { $0.subscribers.removeAll { $0.id == id } }
    }
  }
}
