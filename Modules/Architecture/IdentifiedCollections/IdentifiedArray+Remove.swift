extension IdentifiedArray {
  /// Removes the element with an id.
  ///
  /// - Parameter id: The id of an element.
  /// - Returns: The element, or `nil` if no element has the id.
  /// - Complexity: O(*n*)
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    guard _dictionary.index(forKey: id) != nil else { return nil }
    _willRemove(CollectionOfOne(id))
    return _dictionary.removeValue(forKey: id)
  }

  /// Removes the element with an element's id.
  ///
  /// - Parameter element: An element.
  /// - Returns: The element that was removed, or `nil` if none had the id.
  /// - Complexity: O(*n*)
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? { remove(id: element[keyPath: id]) }

  /// Removes the element at a position.
  ///
  /// - Parameter index: A valid position.
  /// - Returns: The element that was removed.
  /// - Complexity: O(*n*)
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    _willRemove(CollectionOfOne(_dictionary.keys[index]))
    return _dictionary.remove(at: index).value
  }

  /// Removes all elements.
  ///
  /// - Parameter keepCapacity: Whether to keep the storage for new elements.
  /// - Complexity: O(*n*)
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    _willRemove(_dictionary.keys)
    _dictionary.removeAll(keepingCapacity: keepCapacity)
  }

  /// Removes the elements that meet a condition.
  ///
  /// - Parameter shouldBeRemoved: Whether to remove an element.
  /// - Throws: The error of `shouldBeRemoved`.
  /// - Complexity: O(*n*)
  @inlinable
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    let removed = try _dictionary.filter { try shouldBeRemoved($0.value) }.keys
    guard !removed.isEmpty else { return }
    _willRemove(removed)
    _dictionary.removeAll { removed.contains($0.key) }
  }

  /// Removes the first element. There must be one.
  ///
  /// - Returns: The element that was removed.
  /// - Complexity: O(*n*)
  @discardableResult
  public mutating func removeFirst() -> Element { remove(at: startIndex) }

  /// Removes a number of elements from the front.
  ///
  /// - Parameter n: The number of elements to remove: at most `count`.
  /// - Complexity: O(*n*)
  public mutating func removeFirst(_ n: Int) { removeSubrange(..<n) }

  /// Removes the last element. There must be one.
  ///
  /// - Returns: The element that was removed.
  /// - Complexity: O(1) on average.
  @discardableResult
  public mutating func removeLast() -> Element { remove(at: endIndex - 1) }

  /// Removes a number of elements from the end.
  ///
  /// - Parameter n: The number of elements to remove: at most `count`.
  /// - Complexity: O(`n`) on average.
  public mutating func removeLast(_ n: Int) { removeSubrange((endIndex - n)...) }

  /// Removes the last element, if there is one.
  ///
  /// - Returns: The element that was removed.
  /// - Complexity: O(1) on average.
  @discardableResult
  public mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }

  /// Removes the elements in a range of positions.
  ///
  /// - Parameter bounds: A range of valid positions.
  /// - Complexity: O(*n*)
  public mutating func removeSubrange(_ bounds: Range<Int>) {
    _willRemove(_dictionary.keys[bounds])
    _dictionary.removeSubrange(bounds)
  }

  /// Removes the elements in a range of positions such as `2...`.
  public mutating func removeSubrange(_ bounds: some RangeExpression<Int>) {
    removeSubrange(bounds.relative(to: indices))
  }

  /// Returns the elements that meet a condition, as an identified array.
  ///
  /// - Parameter isIncluded: Whether to include an element.
  /// - Throws: The error of `isIncluded`.
  /// - Complexity: O(*n*)
  @inlinable
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    Self(id: id, _dictionary: try _dictionary.filter { try isIncluded($0.value) })
  }
}
