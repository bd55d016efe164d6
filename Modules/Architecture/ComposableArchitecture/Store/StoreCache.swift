/// The stores that were scoped from a store, and the observers of its collections. Each stays as long as it is held.
final class StoreCache {
  private struct Reference {
    weak var object: AnyObject?
  }

  private var references: [StoreKey: Reference] = [:]
  /// The number of references at which those to released objects are removed.
  private var limit = 16
  private var parts: [(keyPath: AnyKeyPath, part: AnyObject)] = []

  /// The number of references, including those to objects that were released lately.
  var count: Int { references.count }

  /// Returns the object for a key, if it is still held.
  func cached<Object: AnyObject>(for key: StoreKey, as _: Object.Type = Object.self) -> Object? {
    references[key]?.object.map { certain($0, as: Object.self) }
  }

  /// Caches an object as long as it is held, and returns it. It replaces any other object for its key.
  func cache<Object: AnyObject>(_ object: Object, for key: StoreKey) -> Object {
    if references.count >= limit {
      references = references.filter { $0.value.object != nil }
      limit = max(16, 2 * references.count)
    }
    references[key] = Reference(object: object)
    return object
  }

  /// Returns the access to the payload of the optional at a key path. Finding it out is slow.
  func part<Root, Value>(_ keyPath: KeyPath<Root, Value?>) -> OptionalPart<Root, Value> {
    if let known = parts.first(where: { $0.keyPath == keyPath }) {
      return certain(known.part, as: OptionalPart<Root, Value>.self)
    }
    // Key paths with arguments can be any number of different ones.
    if parts.count == 16 { parts.removeFirst() }
    let part = OptionalPart(keyPath)
    parts.append((keyPath, part))
    return part
  }
}

/// The name of the part of its parent that a scoped store shows. One key stands for one type of store.
struct StoreKey: Hashable {
  /// The kind of store for the state at the key path.
  enum Kind {
    case property, optional, row, observer
  }

  let kind: Kind
  let state: AnyKeyPath
  let action: AnyKeyPath
  /// The identifier of a row.
  var id: AnyHashable?

  // Hashing key paths is slow and a store has few children that aren't rows, so only the ID is hashed.
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
