/// Overridden dependencies by the identity of their keys.
///
/// An array sorted by key: an application overrides a few dozen dependencies at most, a look-up compares
/// machine words, and a copy is a retain. Everything that knows of this layout is in this file.
@usableFromInline
struct DependencyTable: Sendable {
  @usableFromInline
  struct Entry: Sendable {
    @usableFromInline let key: ObjectIdentifier
    @usableFromInline var box: any AnyObject & Sendable

    init(key: ObjectIdentifier, box: any AnyObject & Sendable) {
      self.key = key
      self.box = box
    }
  }

  @usableFromInline var entries: ContiguousArray<Entry> = []

  init() {}

  var isEmpty: Bool { entries.isEmpty }

  /// The value of a key, in its ``DependencyBox``, which lives as long as the table holds it.
  ///
  /// - Complexity: O(log *n*) in the number of overridden dependencies.
  // Unmanaged, because retain and release are slower than the lookup.
  @inlinable
  func box(for key: ObjectIdentifier) -> Unmanaged<AnyObject>? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low &+ high) &>> 1
      let candidate = entries[middle].key
      if candidate == key { return .passUnretained(entries[middle].box) }
      if candidate < key { low = middle &+ 1 } else { high = middle }
    }
    return nil
  }

  /// Sets the value of a key.
  ///
  /// - Complexity: O(*n*) in the number of overridden dependencies.
  mutating func set(_ box: any AnyObject & Sendable, for key: ObjectIdentifier) {
    let index = entries.firstIndex { $0.key >= key } ?? entries.endIndex
    if index < entries.endIndex, entries[index].key == key {
      entries[index].box = box
    } else {
      entries.insert(Entry(key: key, box: box), at: index)
    }
  }

  /// These values, with those of another table over them.
  ///
  /// - Complexity: O(*n* + *m*), O(1) when either is empty.
  func overridden(by other: DependencyTable) -> DependencyTable {
    if other.isEmpty { return self }
    if isEmpty { return other }
    var result = DependencyTable()
    result.entries.reserveCapacity(entries.count + other.entries.count)
    var ours = entries[...]
    for entry in other.entries {
      while let next = ours.first, next.key < entry.key { result.entries.append(ours.removeFirst()) }
      if ours.first?.key == entry.key { ours.removeFirst() }
      result.entries.append(entry)
    }
    result.entries.append(contentsOf: ours)
    return result
  }
}
