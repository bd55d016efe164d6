import Platform

/// The last changes of an identified array, so that an observer of its elements looks only at those that changed.
@usableFromInline
package struct ElementChanges<ID> {
  @usableFromInline
  struct Change {
    /// The number of the content afterwards.
    @usableFromInline let content: UInt64
    /// The element that was added, removed, replaced or changed in place; `nil` if elements only changed places.
    @usableFromInline let id: ID?

    @inlinable
    init(content: UInt64, id: ID?) { (self.content, self.id) = (content, id) }
  }

  /// The number of the current content.
  @usableFromInline package var content: UInt64
  /// The number of the content before the first kept change.
  @usableFromInline var start: UInt64
  @usableFromInline var kept: [Change] = []
  /// The number of the access in place that lasts. A copy from before has another.
  package var access: UInt64 = 0
  @inlinable static var most: Int { 32 }

  @usableFromInline
  package init(content: UInt64) { (self.content, start) = (content, content) }

  /// Notes a change of some elements, and the number of the content afterwards.
  // Inlined, like its callers, because the generic code costs each action of a row half a microsecond.
  @inlinable
  package mutating func add(_ ids: some Collection<ID>, content: UInt64) {
    self.content = content
    guard ids.count <= Self.most / 2 else {
      (start, kept) = (content, [])
      return
    }
    if kept.count + ids.count > Self.most {
      start = kept[Self.most / 2 - 1].content
      kept.removeFirst(Self.most / 2)
    }
    if ids.isEmpty { kept.append(Change(content: content, id: nil)) }
    for id in ids { kept.append(Change(content: content, id: id)) }
  }

  /// Returns the elements that have changed since an earlier content; `nil` if that isn't known.
  package func ids(since earlier: UInt64) -> [ID]? {
    if earlier == content { return [] }
    if earlier == start { return kept.compactMap(\.id) }
    guard let last = kept.lastIndex(where: { $0.content == earlier }) else { return nil }
    return kept[(last + 1)...].compactMap(\.id)
  }
}

extension ElementChanges: Sendable where ID: Sendable {}
extension ElementChanges.Change: Sendable where ID: Sendable {}

extension IdentifiedArray {
  /// Notes that no elements but `ids` are about to be removed, replaced or added.
  @inlinable
  mutating func _willRemove(_ ids: some Collection<ID>) {
    _structureID = UniqueNumber.next()
    _changes.add(ids, content: _structureID)
  }

  /// Notes that elements are about to change places.
  @inlinable
  package mutating func _willMove() { _willRemove(EmptyCollection()) }

  /// Notes that the element `id` is about to be changed in place.
  @inlinable
  mutating func _willModify(_ id: ID) { _changes.add(CollectionOfOne(id), content: UniqueNumber.next()) }

  /// The number of the access in place that lasts.
  package var _accessID: UInt64 {
    get { _changes.access }
    set { _changes.access = newValue }
  }

  /// Returns the elements that have changed since the array had the content with a number; `nil` if that isn't known.
  @usableFromInline
  package func _ids(changedSince contentID: UInt64) -> [ID]? { _changes.ids(since: contentID) }
}
