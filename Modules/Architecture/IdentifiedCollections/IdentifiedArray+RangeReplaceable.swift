extension IdentifiedArray: RangeReplaceableCollection where Element: Identifiable, ID == Element.ID {
  /// Replaces the elements of a range by others, except those whose ids are elsewhere in the array.
  ///
  /// - Parameters:
  ///   - subrange: A valid range of positions.
  ///   - newElements: Elements. Of two with the same id the first is kept.
  /// - Complexity: O(*n* + *m*), where *m* is the number of new elements.
  public mutating func replaceSubrange(_ subrange: Range<Int>, with newElements: some Collection<Element>) {
    if !subrange.isEmpty { removeSubrange(subrange) }
    insert(contentsOf: newElements, at: subrange.lowerBound)
  }

  // The protocol's functions return nothing, so a call whose result must be `Void` prefers the collection's. Without
  // these two it would use the protocol's implementation.

  /// Appends an element, unless there is already one with its id.
  @_disfavoredOverload
  public mutating func append(_ newElement: Element) {
    _ = insert(newElement, at: endIndex) as (inserted: Bool, index: Int)
  }

  /// Inserts an element at a position, unless there is already one with its id.
  @_disfavoredOverload
  public mutating func insert(_ newElement: Element, at i: Int) {
    _ = insert(newElement, at: i) as (inserted: Bool, index: Int)
  }
}
