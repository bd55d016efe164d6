/// The stores that were scoped from a store, and what observes its collections, each for as long as something
/// holds it.
///
/// Those of rows are found by hashing, as there may be very many; the few others by comparing objects, which
/// is faster than to hash a key path.
struct ScopedStores {
  private var references: [ScopedStoreReference] = []
  private var further: FurtherStores?

  /// How many key paths to one store are remembered.
  private static let mostKeys = 4

  /// How many key paths to stores are remembered, without those of rows.
  var count: Int { references.count }

  /// Returns the parts that few stores have. They take no room in the others.
  private mutating func furtherStores() -> FurtherStores {
    if let further { return further }
    let new = FurtherStores()
    further = new
    return new
  }

  /// How to reach what the optional at a key path holds, which takes long to find out.
  mutating func part<Root, Value>(_ keyPath: KeyPath<Root, Value?>) -> OptionalPart<Root, Value> {
    furtherStores().part(keyPath)
  }

  /// The store that was kept with the very key paths of a key, if it is still held. One key stands for one
  /// type of store.
  // Not generic: that would cost a lookup in the runtime.
  func identical(_ key: ScopedStoreKey) -> AnyObject? {
    for index in references.indices where references[index].key.isIdentical(to: key) {
      return references[index].held()
    }
    return nil
  }

  /// The store with the given key, if it is still held and valid.
  mutating func store<S: AnyObject>(_ key: ScopedStoreKey, isValid: (S) -> Bool = { _ in true }) -> S? {
    if let store = identical(key) {
      let child = certain(store, as: S.self)
      return isValid(child) ? child : nil
    }
    for reference in references where reference.key == key {
      guard let store = reference.store as? S, isValid(store) else { continue }
      // Key paths that are written in two places are two objects; some are another with each evaluation.
      if references.count(where: { $0.key == key }) < Self.mostKeys {
        references.append(ScopedStoreReference(key: key, store: store))
      }
      return store
    }
    return nil
  }

  /// Remembers a store as long as it is held, instead of another with its key.
  mutating func keep(_ store: AnyObject, _ key: ScopedStoreKey) {
    references.removeAll { $0.store == nil || $0.key == key }
    references.append(ScopedStoreReference(key: key, store: store))
  }

  /// The store of a row, if it is still held and valid.
  func store<S: AnyObject>(_ key: RowStoreKey, isValid: (S) -> Bool) -> S? {
    further?.rows[key]?.store.flatMap { $0 as? S }.flatMap { isValid($0) ? $0 : nil }
  }

  /// Remembers the store of a row as long as it is held, instead of another with its key.
  mutating func keep(_ store: AnyObject, _ key: RowStoreKey) {
    furtherStores().keep(store, key)
  }
}

/// Which part of its parent a scoped store shows.
struct ScopedStoreKey: Equatable {
  /// The kind of store for the state at the key path.
  enum Kind {
    case property, optional, rows
  }

  let kind: Kind
  let state: AnyKeyPath
  let action: AnyKeyPath

  func isIdentical(to other: Self) -> Bool {
    state === other.state && action === other.action && kind == other.kind
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.kind == rhs.kind && (lhs.state === rhs.state || lhs.state == rhs.state)
      && (lhs.action === rhs.action || lhs.action == rhs.action)
  }
}

/// Which row of its parent a scoped store shows.
struct RowStoreKey: Hashable {
  let id: AnyHashable
  let rows: ScopedStoreKey

  init(id: AnyHashable, state: AnyKeyPath, action: AnyKeyPath) {
    self.id = id
    rows = ScopedStoreKey(kind: .rows, state: state, action: action)
  }

  // Hashing key paths is slow and a store has few collections, so they are compared.
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A weak reference to a scoped store.
private struct ScopedStoreReference {
  let key: ScopedStoreKey
  weak var store: AnyObject?

  /// The store, if it is still held.
  // Inlined, it would copy the weak reference first, which is slower than the rest of the lookup.
  @inline(never)
  func held() -> AnyObject? { store }
}

private final class FurtherStores {
  struct Reference {
    weak var store: AnyObject?
  }

  var rows: [RowStoreKey: Reference] = [:]
  /// The number of stores of rows at which released ones are looked for.
  private var rowLimit = 16
  private var parts: [(keyPath: AnyKeyPath, part: AnyObject)] = []

  func part<Root, Value>(_ keyPath: KeyPath<Root, Value?>) -> OptionalPart<Root, Value> {
    let known = parts.first { $0.keyPath === keyPath } ?? parts.first { $0.keyPath == keyPath }
    // One key path stands for one type of part.
    let part =
      known.map { certain($0.part, as: OptionalPart<Root, Value>.self) } ?? OptionalPart(keyPath)
    if known?.keyPath !== keyPath {
      // A key path may be another object each time.
      if parts.count == 16 { parts.removeFirst() }
      parts.append((keyPath, part))
    }
    return part
  }

  func keep(_ store: AnyObject, _ key: RowStoreKey) {
    if rows.count >= rowLimit {
      rows = rows.filter { $0.value.store != nil }
      rowLimit = max(16, 2 * rows.count)
    }
    rows[key] = Reference(store: store)
  }
}
