extension _RowList.Segment {
  /// Makes the rows those of an element of a `ForEach`.
  ///
  /// - Parameters:
  ///   - element: The place of the element.
  ///   - id: The ID of the element, which selects a row without a tag.
  @MainActor
  mutating func join(_ element: _RowList.Element, _ id: AnyHashable) {
    elementIDs.append(id)
    if onDelete == nil, onMove == nil { self.element = element } else { isEditedWithin = true }
    guard !isInSection, count == 1, self.tag(0) == nil else { return }
    tag = { _ in id }
    isSelectable = true
  }

  /// Lets the rows be selected, unless they are the margin of a section.
  mutating func makeSelectable() { isSelectable = isSelectable || !isMargin }
}
