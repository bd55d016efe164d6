import IdentifiedCollections

/// Makes an old copy of a state one of a newer state, without sharing the storage of large collections.
///
/// A collection of which two copies share their storage is copied as a whole with the next change of either,
/// which takes longer than all the rest of an action. Where the collections of the old copy differ little from
/// those of the state, those few elements are copied, and both keep their own storage.
// NB: not generic, because each use of a generic type in generic code is a look-up in the runtime.
struct StateRefresh {
  private struct Part {
    let offset: Int
    let type: any Refreshable.Type
  }

  private let parts: [Part]

  /// - Parameter type: The type of the states.
  init(of type: Any.Type) {
    parts = (type as? any ObservableState.Type).map { Self.parts(of: $0, at: 0) } ?? []
  }

  private static func parts<T: ObservableState>(of type: T.Type, at base: Int) -> [Part] {
    var seen: Set<Int> = []
    return type._$storageKeyPaths.flatMap { _, storage -> [Part] in
      // A property may be there under two names.
      guard let offset = MemoryLayout<T>.offset(of: storage), seen.insert(offset).inserted else { return [] }
      let value = Swift.type(of: storage).valueType
      if let value = value as? any Refreshable.Type { return [Part(offset: base + offset, type: value)] }
      if let value = value as? any ObservableState.Type { return parts(of: value, at: base + offset) }
      return []
    }
  }

  /// Makes `copy`, which nobody else holds, a copy of `state`.
  func refresh<State>(_ copy: UnsafeMutablePointer<State>, to state: UnsafePointer<State>) {
    refresh(from: 0, UnsafeMutableRawPointer(copy), to: UnsafeRawPointer(state)) {
      copy.update(from: state, count: 1)
    }
  }

  /// Runs `update`, which replaces the whole, and keeps the storage of those parts, from the given one on, that
  /// can be made like those of `state`.
  private func refresh(
    from part: Int,
    _ copy: UnsafeMutableRawPointer,
    to state: UnsafeRawPointer,
    during update: () -> Void
  ) {
    guard part < parts.count else { return update() }
    let offset = parts[part].offset
    parts[part].type.keep(copy + offset, like: state + offset) {
      refresh(from: part + 1, copy, to: state, during: update)
    }
  }
}

/// A collection that can become a copy of another without sharing its storage.
private protocol Refreshable {
  /// - Returns: Whether the two hold the same elements now.
  mutating func refresh(to other: Self) -> Bool
}

extension Refreshable {
  /// Runs `update`, which replaces the collection by the other; keeps the storage of this one, if it can.
  fileprivate static func keep(
    _ collection: UnsafeMutableRawPointer,
    like other: UnsafeRawPointer,
    during update: () -> Void
  ) {
    let collection = collection.assumingMemoryBound(to: Self.self)
    guard collection.pointee.refresh(to: other.assumingMemoryBound(to: Self.self).pointee) else {
      return update()
    }
    let kept = collection.pointee
    update()
    collection.pointee = kept
  }
}

extension IdentifiedArray: Refreshable {
  fileprivate mutating func refresh(to other: Self) -> Bool { _refresh(to: other) }
}

extension Array: Refreshable {
  fileprivate mutating func refresh(to other: Self) -> Bool {
    guard count == other.count else { return false }
    return other.withUnsafeBufferPointer { new in
      guard let differences = withUnsafeBufferPointer({ $0._differences(from: new) }) else { return false }
      guard !differences.isEmpty else { return true }
      withUnsafeMutableBufferPointer { old in
        for position in differences { old[position] = new[position] }
      }
      return true
    }
  }
}
