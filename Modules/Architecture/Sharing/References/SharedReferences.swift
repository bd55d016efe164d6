import Dependencies
import Foundation
import IssueReporting

/// The references to keyed values that are in use.
///
/// It is a dependency, so that each test has references of its own.
// The table is reached with the lock held. Identifiers are only compared and hashed.
final class SharedReferences: @unchecked Sendable {
  private struct Entry {
    weak var reference: (any AnyObject & Sendable)?
    let value: Any.Type
  }

  private let lock = NSLock()
  private var entries: [AnyHashable: Entry] = [:]
  private var sweepAt = 64

  /// The reference for a key, made when none is in use.
  func reference<Key: SharedReaderKey>(
    for key: Key,
    initialValue: () -> Key.Value
  ) -> any Reference<Key.Value> {
    func usable(_ object: any AnyObject & Sendable) -> (any Reference<Key.Value>)? {
      object as? KeyedReference<Key> ?? object as? any Reference<Key.Value>
    }
    if let object = existing(for: key), let reference = usable(object) { return reference }
    // NB: without the lock, because loading runs code of the key.
    let reference = KeyedReference(key, initialValue: initialValue())
    return usable(inserted(reference, for: key)) ?? reference
  }

  /// The reference for a key that can be saved, made when none is in use.
  func mutableReference<Key: SharedKey>(
    for key: Key,
    initialValue: () -> Key.Value
  ) -> any MutableReference<Key.Value> {
    func usable(_ object: any AnyObject & Sendable) -> (any MutableReference<Key.Value>)? {
      object as? KeyedReference<Key> ?? object as? any MutableReference<Key.Value>
    }
    if let object = existing(for: key), let reference = usable(object) { return reference }
    let reference = KeyedReference(key, initialValue: initialValue())
    return usable(inserted(reference, for: key)) ?? reference
  }

  private func existing<Key: SharedReaderKey>(for key: Key) -> (any AnyObject & Sendable)? {
    let entry = lock.withLock { entries[AnyHashable(key.id)] }
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
  /// - Returns: The reference that is registered.
  private func inserted<Key: SharedReaderKey>(
    _ reference: KeyedReference<Key>,
    for key: Key
  ) -> any AnyObject & Sendable {
    let id = AnyHashable(key.id)
    return lock.withLock {
      if let other = entries[id]?.reference { return other }
      entries[id] = Entry(reference: reference, value: Key.Value.self)
      if entries.count >= sweepAt {
        entries = entries.filter { $0.value.reference != nil }
        sweepAt = max(64, entries.count * 2)
      }
      return reference
    }
  }

  /// The references of the current test, or of the process.
  static var current: SharedReferences {
    @Dependency(SharedReferences.self) var references
    return references
  }
}

extension SharedReferences: DependencyKey {
  static var liveValue: SharedReferences { SharedReferences() }
  static var previewValue: SharedReferences { SharedReferences() }
  static var testValue: SharedReferences { SharedReferences() }
}
