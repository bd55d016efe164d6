import IssueReporting
import OrderedCollections

extension IdentifiedArray: Sequence, Collection, BidirectionalCollection, RandomAccessCollection {
  public typealias Index = Int
  public typealias Indices = Range<Int>

  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { _dictionary.count }

  @inlinable
  public func withContiguousStorageIfAvailable<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R? { try _dictionary.values.withUnsafeBufferPointer(body) }
}

extension IdentifiedArray {
  /// Gives `body` the element with an id, in place. Returns whether there is one. O(1).
  package func _visit(id: ID, _ body: (UnsafePointer<Element>) -> Void) -> Bool {
    guard let position = index(id: id) else { return false }
    _visit(at: position, body)
    return true
  }

  /// Gives `body` the element at a valid position, in place. O(1).
  package func _visit<R>(at position: Int, _ body: (UnsafePointer<Element>) -> R) -> R {
    _dictionary.values.withUnsafeBufferPointer { elements in
      guard let start = elements.baseAddress else {
        preconditionFailure("An identified array has no element \(position).")
      }
      return body(start + position)
    }
  }
}

extension IdentifiedArray: MutableCollection {
  /// The element at a position.
  ///
  /// If an element is written here that is also elsewhere in the array, by its id, the previous element of this
  /// position moves there. So no element is ever lost, and generic algorithms that permute a collection by assigning
  /// its elements work.
  ///
  /// An element that is changed in place may change its id. If the new id already belongs to another element, an
  /// issue is reported and the changed element is removed.
  ///
  /// - Parameter position: A valid position.
  /// - Complexity: O(1)
  @inlinable
  public subscript(position: Int) -> Element {
    _read { yield _dictionary.values[position] }
    set { _replace(newValue, at: position) }
    _modify {
      _willModify(_dictionary.keys[position])
      let access = _beginAccess(at: position)
      defer {
        _endAccess(access, at: position)
        _checkID(at: position)
      }
      yield &_dictionary.values[position]
    }
  }

  /// Replaces one element by another.
  @usableFromInline
  mutating func _replace(_ element: Element, at position: Int) {
    let newID = element[keyPath: id]
    guard newID != _dictionary.keys[position] else { return _replaceElement(at: position, with: element) }
    _willRemove([_dictionary.keys[position], newID])
    if let existing = _dictionary.index(forKey: newID), existing != position {
      _dictionary.swapAt(existing, position)
    }
    _dictionary.replaceElement(at: position, withKey: newID, value: element)
  }

  /// Updates the key of an element after the element was changed.
  @inlinable
  mutating func _checkID(at position: Int) {
    let newID = _dictionary.values[position][keyPath: id]
    guard newID != _dictionary.keys[position] else { return }
    _rekey(newID, at: position)
  }

  @usableFromInline
  mutating func _rekey(_ newID: ID, at position: Int) {
    _willRemove([_dictionary.keys[position], newID])
    if _dictionary.index(forKey: newID) != nil {
      _dictionary.remove(at: position)
      reportIssue("An element took the id '\(newID)' of another one in its identified array. It is removed.")
      return
    }
    let element = _dictionary.values[position]
    _dictionary.replaceElement(at: position, withKey: newID, value: element)
  }
}

extension IdentifiedArray {
  /// The element with an id.
  ///
  /// ```swift
  /// todos[id: id]?.isComplete = true  // changes the element where it is
  /// todos[id: id] = nil               // removes it
  /// todos[id: todo.id] = todo         // replaces it, or appends
  /// ```
  ///
  /// Reports an issue if an element is written under an id that isn't its own; the array then stays unchanged. An
  /// element that changes its id in place keeps its position.
  ///
  /// - Parameter id: The id of an element.
  /// - Complexity: O(1) to read, to change, to replace and to append; O(*n*) to remove.
  @inlinable
  public subscript(id id: ID) -> Element? {
    get { _dictionary[id] }
    set { _update(newValue, forID: id) }
    _modify {
      _willModify(id)
      let index = _dictionary.index(forKey: id)
      let access = index.flatMap { _beginAccess(at: $0) }
      // Even if the caller throws.
      defer { _checkElement(forID: id, wasAt: index, access) }
      yield &_dictionary[id]
    }
  }

  @usableFromInline
  mutating func _update(_ element: Element?, forID elementID: ID) {
    guard let element else {
      remove(id: elementID)
      return
    }
    guard element[keyPath: id] == elementID else {
      reportIssue(
        """
        An element with the id '\(element[keyPath: id])' was written under the id '\(elementID)'. \
        The change is dropped.
        """
      )
      return
    }
    if let position = _dictionary.index(forKey: elementID) {
      return _replaceElement(at: position, with: element)
    }
    _willRemove(CollectionOfOne(elementID))
    _dictionary[elementID] = element
  }

  /// Restores consistency after an optional element was changed in place.
  @inlinable
  mutating func _checkElement(forID id: ID, wasAt oldIndex: Int?, _ access: _ElementAccess?) {
    let index = _dictionary.index(forKey: id)
    if index != oldIndex { _willRemove(CollectionOfOne(id)) }
    guard let index else { return }
    if index == oldIndex { _endAccess(access, at: index) }
    _checkID(at: index)
  }

  /// Changes the element with an id in place.
  ///
  /// - Parameters:
  ///   - id: The id of an element.
  ///   - body: Changes the element. Its changes are kept even if it throws.
  /// - Returns: The result of `body`, or `nil` if no element has the id.
  /// - Complexity: O(1). No element is copied or moved as long as the array is uniquely referenced.
  @inlinable
  @discardableResult
  package mutating func _modifyElement<R>(id: ID, _ body: (inout Element) throws -> R) rethrows -> R? {
    guard let index = _dictionary.index(forKey: id) else { return nil }
    _willModify(id)
    defer { _checkID(at: index) }
    return try body(&_dictionary.values[index])
  }
}
