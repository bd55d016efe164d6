/// The stores that were scoped from a store, and the observers of its collections. Each stays as long as it is held.
final class StoreCache {
  /// An object for a part of the state and its actions. Another type of object is for another kind of part.
  private struct Entry {
    let state, action: AnyKeyPath
    weak var object: AnyObject?
  }

  // A store has few children, and hashing key paths is slow.
  private var entries: [Entry] = []
  private var parts: [(keyPath: AnyKeyPath, part: AnyObject)] = []

  /// The number of entries, including those of objects that were released lately.
  var count: Int { entries.count }

  /// Returns the object for two key paths, if it is still held and usable.
  func cached<Object: AnyObject>(
    _ state: AnyKeyPath,
    _ action: AnyKeyPath,
    where isUsable: (Object) -> Bool = { _ in true }
  ) -> Object? {
    // `isUsable` reads the state, which may run code that scopes again.
    let entries = entries
    for index in entries.indices where entries[index].state == state {
      // Compared last: a key path to a case is another object with each evaluation.
      if let object = entries[index].object as? Object, entries[index].action == action, isUsable(object) {
        return object
      }
    }
    return nil
  }

  /// Caches an object as long as it is held.
  func cache(_ object: AnyObject, _ state: AnyKeyPath, _ action: AnyKeyPath) {
    entries.removeAll { $0.object == nil }
    entries.append(Entry(state: state, action: action, object: object))
  }

  /// Returns the access to the part that may be missing at a key path. Finding it out is slow.
  func part<Root, Value>(
    _ keyPath: AnyKeyPath,
    _ make: @autoclosure () -> OptionalPart<Root, Value>
  ) -> OptionalPart<Root, Value> {
    if let known = parts.first(where: { $0.keyPath == keyPath }) {
      return certain(known.part, as: OptionalPart<Root, Value>.self)
    }
    // Key paths with arguments can be any number of different ones.
    if parts.count == 16 { parts.removeFirst() }
    let part = make()
    parts.append((keyPath, part))
    return part
  }
}
