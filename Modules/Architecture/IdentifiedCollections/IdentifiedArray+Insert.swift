import OrderedCollections

extension IdentifiedArray {
  /// Appends an element, unless there is already one with its id.
  ///
  /// - Parameter item: An element.
  /// - Returns: Whether it was appended, and the position of the element with its id.
  /// - Complexity: O(1) on average.
  @discardableResult
  public mutating func append(_ item: Element) -> (inserted: Bool, index: Int) {
    insert(item, at: endIndex)
  }

  /// Appends the elements of a sequence, except those whose ids are already in the array.
  ///
  /// - Parameter newElements: Elements.
  /// - Complexity: O(*m*) on average, where *m* is the length of the sequence.
  public mutating func append(contentsOf newElements: some Sequence<Element>) {
    reserveCapacity(count + newElements.underestimatedCount)
    for element in newElements { append(element) }
  }

  /// Inserts an element at a position, unless there is already one with its id.
  ///
  /// - Parameters:
  ///   - item: An element.
  ///   - i: A valid position, or the end.
  /// - Returns: Whether it was inserted, and the position of the element with its id.
  /// - Complexity: O(*n*); O(1) on average at the end.
  @discardableResult
  public mutating func insert(_ item: Element, at i: Int) -> (inserted: Bool, index: Int) {
    let itemID = item[keyPath: id]
    if let existing = _dictionary.index(forKey: itemID) { return (false, existing) }
    _willRemove(CollectionOfOne(itemID))
    _dictionary.updateValue(item, forKey: itemID, insertingAt: i)
    return (true, i)
  }

  /// Inserts the elements of a sequence at a position, except those whose ids are already in the array.
  ///
  /// - Parameters:
  ///   - newElements: Elements.
  ///   - i: A valid position, or the end.
  /// - Complexity: O(*n* + *m*), where *m* is the length of the sequence.
  public mutating func insert(contentsOf newElements: some Sequence<Element>, at i: Int) {
    precondition(i >= startIndex && i <= endIndex, "Index out of range")
    let end = endIndex
    append(contentsOf: newElements)
    guard i < end, end < endIndex else { return }
    _willMove()
    _dictionary.move(indices: end..<endIndex, to: i)
  }

  /// Replaces the element with an element's id, or appends it.
  ///
  /// - Parameter item: An element.
  /// - Returns: The element that was replaced, or `nil` if the element was appended.
  /// - Complexity: O(1) on average.
  @discardableResult
  public mutating func updateOrAppend(_ item: Element) -> Element? {
    let itemID = item[keyPath: id]
    _willRemove(CollectionOfOne(itemID))
    return _dictionary.updateValue(item, forKey: itemID)
  }

  /// Replaces the element with an element's id, or inserts it at a position.
  ///
  /// - Parameters:
  ///   - item: An element.
  ///   - i: A valid position, or the end. The element is inserted there if it is new.
  /// - Returns: The element that was replaced, if any, and the position of the element.
  /// - Complexity: O(*n*)
  @discardableResult
  public mutating func updateOrInsert(
    _ item: Element,
    at i: Int
  ) -> (originalMember: Element?, index: Int) {
    let itemID = item[keyPath: id]
    _willRemove(CollectionOfOne(itemID))
    return _dictionary.updateValue(item, forKey: itemID, insertingAt: i)
  }

  /// Replaces the element at a position by one with the same id.
  ///
  /// - Parameters:
  ///   - item: An element with the id of the one at the position.
  ///   - i: A valid position.
  /// - Returns: The element that was replaced.
  /// - Complexity: O(1)
  @discardableResult
  public mutating func update(_ item: Element, at i: Int) -> Element {
    let old = self[i]
    self[i] = item
    return old
  }

  /// Makes room for a number of elements.
  ///
  /// - Parameter minimumCapacity: The number of elements.
  public mutating func reserveCapacity(_ minimumCapacity: Int) {
    _dictionary.reserveCapacity(minimumCapacity)
  }
}
