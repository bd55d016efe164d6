import Dependencies
import IssueReporting
import Platform

/// The references to keyed values that are in use.
///
/// It is a dependency, so that each test has its own references.
package final class SharedReferences: Sendable {
  struct Entry {
    weak var reference: (any AnyObject & Sendable)?
    let key: any SharedReaderKey
    let value: Any.Type
    let number: Int
  }

  struct Table {
    var entries: [AnyHashable: Entry] = [:]
    var sweepAt = 64
    var lastNumber = 0
    /// The last number when entries were removed.
    var sweptNumber = 0
    /// The recorded values by the names of their keys, given their types. They are used instead of stored ones.
    var recorded: [String: @Sendable (any Any.Type) -> Any?] = [:]
    /// The references that are kept, and the number of operations that keep them.
    var kept: (references: [any AnyObject & Sendable], users: Int) = ([], 0)

    /// Returns the number of the last reference for a key, as far as it is known.
    func number(of entry: Entry?) -> Int { entry?.number ?? sweptNumber }
  }

  let table = Mutex(Table())
  /// Called with the name and the type of a value that isn't recorded. If there is none, stored values are used.
  let isMissing: (@Sendable (String, any Any.Type) -> Void)?

  private init() { isMissing = nil }

  /// Creates references for a replay: their values are recorded ones, and aren't stored.
  ///
  /// - Parameter isMissing: Called with the name and the type of a value that isn't recorded.
  package init(isMissing: @escaping @Sendable (_ name: String, _ type: any Any.Type) -> Void) {
    self.isMissing = isMissing
    table.withLock { $0.kept.users = 1 }
  }

  /// Returns the reference for a key. It is made if none is in use.
  ///
  /// - Parameters:
  ///   - isLoaded: Whether the initial value is the stored one, or the caller is about to load it.
  ///   - initialValue: The value while none is stored.
  func reference<Key: SharedReaderKey>(
    for key: Key,
    isLoaded: Bool = false,
    initialValue: () -> Key.Value
  ) -> any Reference<Key.Value> {
    // Tried first, because a cast to a class is fast.
    shared(for: key, isLoaded, initialValue) { $0 as? KeyedReference<Key> ?? $0 as? any Reference<Key.Value> }
  }

  /// Returns the reference for a key that can be saved. It is made if none is in use.
  func mutableReference<Key: SharedKey>(
    for key: Key,
    isLoaded: Bool = false,
    initialValue: () -> Key.Value
  ) -> any MutableReference<Key.Value> {
    shared(for: key, isLoaded, initialValue) {
      $0 as? KeyedReference<Key> ?? $0 as? any MutableReference<Key.Value>
    }
  }

  private func shared<Key: SharedReaderKey, R>(
    for key: Key,
    _ isLoaded: Bool,
    _ initialValue: () -> Key.Value,
    _ usable: (any AnyObject & Sendable) -> R?
  ) -> R {
    var value: Key.Value?
    while true {
      let (entry, number) = table.withLock { table in
        let entry = table.entries[AnyHashable(key.id)]
        return (entry, table.number(of: entry))
      }
      if let object = existing(entry, for: key), let reference = usable(object) { return reference }
      let initial = value ?? initialValue()
      value = initial
      // Without the lock, because loading runs code of the key.
      let new: any AnyObject & Sendable =
        recorded(key, or: initial) ?? KeyedReference(key, initialValue: initial, isLoaded: isLoaded)
      if let object = registered(new, for: key, after: number), let reference = usable(object) ?? usable(new)
      {
        return reference
      }
    }
  }

  private func existing<Key: SharedReaderKey>(_ entry: Entry?, for key: Key) -> (any AnyObject & Sendable)? {
    guard let entry, let reference = entry.reference else { return nil }
    if entry.value != Key.Value.self {
      reportIssue(
        """
        A shared key is used with values of different types, which do not share a value.

          Key:
            \(key)
          Value:
            \(entry.value)
          Other value:
            \(Key.Value.self)
        """
      )
    }
    return reference
  }

  /// Registers a reference, unless another thread was faster.
  ///
  /// - Parameter number: The number of the key's last reference before this one was made.
  /// - Returns: The registered reference. `nil` if another one existed meanwhile and has been released again: this
  ///   one may have loaded an older value than the other saved.
  private func registered<Key: SharedReaderKey>(
    _ reference: any AnyObject & Sendable,
    for key: Key,
    after number: Int
  ) -> (any AnyObject & Sendable)? {
    table.withLock { table in
      let id = AnyHashable(key.id)
      let last = table.entries[id]
      if let other = last?.reference { return other }
      guard number == table.number(of: last) else { return nil }
      table.lastNumber += 1
      table.entries[id] = Entry(
        reference: reference,
        key: key,
        value: Key.Value.self,
        number: table.lastNumber
      )
      if table.kept.users > 0 { table.kept.references.append(reference) }
      if table.entries.count >= table.sweepAt {
        table.entries = table.entries.filter { $0.value.reference != nil }
        table.sweepAt = max(64, table.entries.count * 2)
        table.sweptNumber = table.lastNumber
      }
      return reference
    }
  }

  /// The references of the current test, or of the process.
  package static var current: SharedReferences {
    @Dependency(SharedReferences.self) var references
    return references
  }
}

extension SharedReferences: DependencyKey {
  package static var liveValue: SharedReferences { SharedReferences() }
  package static var testValue: SharedReferences { SharedReferences() }
}
