import Foundation
import Platform

/// The values of keyed references, for recordings and replays. They are known by the names of their keys.
extension SharedReferences {
  /// The references in use by the names of their keys, without the directory of the user.
  private var named: [String: any AnyObject & Sendable] {
    table.withLock { $0.entries.values }.reduce(into: [:]) { named, entry in
      // Another key, of other settings, may have the same name. Its released reference takes no name away.
      if let reference = entry.reference { named[Self.name(entry.key)] = reference }
    }
  }

  private static func name(_ key: any SharedReaderKey) -> String {
    String(describing: key).replacing(home, with: "~")
  }

  private static let home = FileManager.default.homeDirectoryForCurrentUser.path

  /// The values of the references in use, by name. While a test asserts changes, they are the expected ones.
  package var values: [String: Any] {
    func value(_ reference: some Reference) -> Any { reference.read(SharedChangeTracker.asserting) }
    return named.compactMapValues { ($0 as? any Reference).map { value($0) } }
  }

  /// Returns the values at a moment of the references in use, by name. Values that it doesn't have are the current ones.
  package func values(at moment: SharedMoment) -> [String: Any] {
    SharedChangeTracker.reading(at: moment) { values }
  }

  /// The values of the references in use. While a test asserts changes, they are the expected ones.
  package var moment: SharedMoment {
    func value(_ reference: some Reference) -> Any { reference.read(SharedChangeTracker.asserting) }
    let references = table.withLock { $0.entries.values.compactMap { $0.reference as? any Reference } }
    return references.reduce(into: SharedMoment()) { $0.add(value($1), of: $1.origin, keyed: $1) }
  }

  /// Returns the name of the key of a shared value; `nil` if it has none.
  package func name(of shared: some SharedWrapper) -> String? {
    named.first { $0.value === shared.referenceObject }?.key
  }

  /// Keeps the references that are made from now on until the subscription is cancelled.
  package func keep() -> SharedSubscription {
    table.withLock { $0.kept.users += 1 }
    return SharedSubscription { [weak self] in
      // The references are released without the lock.
      _ = self?.table.withLock { table in
        table.kept.users -= 1
        defer { if table.kept.users == 0 { table.kept.references = [] } }
        return table.kept.references
      }
    }
  }

  /// Changes shared values to recorded ones. References that are made later begin with them, and don't store theirs.
  ///
  /// - Parameter recorded: Returns the values, given their types, by name.
  package func set(_ recorded: [String: @Sendable (any Any.Type) -> Any?]) {
    func change<Value>(_ reference: some MutableReference<Value>, _ value: (any Any.Type) -> Any?) {
      guard let value = value(Value.self).flatMap({ $0 as? Value }) else { return }
      reference.change { $0 = value }
    }
    table.withLock { table in
      // A reference that was released would begin with the recorded value again.
      if table.recorded.isEmpty { table.kept.users += 1 }
      table.recorded.merge(recorded) { $1 }
    }
    for (name, reference) in named {
      if let value = recorded[name], let reference = reference as? any MutableReference {
        change(reference, value)
      }
    }
  }

  /// Returns the reference for a key with a recorded value; `nil` if its value is stored.
  func recorded<Key: SharedReaderKey>(_ key: Key, or initialValue: Key.Value) -> SharedStorage<Key.Value>? {
    let recorded = table.withLock { $0.recorded }
    guard isMissing != nil || !recorded.isEmpty else { return nil }
    let name = Self.name(key)
    // Unwrapped before the cast, which would turn a missing value into an optional one.
    if let value = recorded[name]?(Key.Value.self).flatMap({ $0 as? Key.Value }) {
      return SharedStorage(value)
    }
    isMissing?(name, Key.Value.self)
    return isMissing.map { _ in SharedStorage(initialValue) }
  }
}
