extension IdentifiedArray: RangeReplaceableCollection where Element: Identifiable, ID == Element.ID {
  /// Replaces the elements of a range by others, leaving out those whose ids are elsewhere in the array already.
  ///
  /// - Parameters:
  ///   - subrange: A valid range of positions.
  ///   - newElements: Elements. Of two with the same id the first is kept.
  /// - Complexity: O(*n* + *m*), where *m* is the number of new elements.
  public mutating func replaceSubrange(_ subrange: Range<Int>, with newElements: some Collection<Element>) {
    if !subrange.isEmpty { removeSubrange(subrange) }
    insert(contentsOf: newElements, at: subrange.lowerBound)
  }

  // The protocol's own functions return nothing, so a call whose result must be `Void` takes them for those of the
  // collection. Without these two it would get the protocol's implementation.

  /// Appends an element, unless there is one with its id already.
  @_disfavoredOverload
  public mutating func append(_ newElement: Element) {
    _ = insert(newElement, at: endIndex) as (inserted: Bool, index: Int)
  }

  /// Inserts an element at a position, unless there is one with its id already.
  @_disfavoredOverload
  public mutating func insert(_ newElement: Element, at i: Int) {
    _ = insert(newElement, at: i) as (inserted: Bool, index: Int)
  }
}
