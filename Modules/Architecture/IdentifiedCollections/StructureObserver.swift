import Platform

/// An observer of the elements of identified arrays that are removed, or changed in place, on its thread.
package protocol StructureObserver: AnyObject {
  /// Called when the elements `ids` of `array` are removed, replaced or added, and when others only change places.
  ///
  /// - Parameter structure: The structure of the array afterwards.
  func willRemove<ID: Hashable, Element>(
    _ ids: some Collection<ID>,
    from array: IdentifiedArray<ID, Element>,
    structure: UInt64
  )
  /// Called before the element `id` of `array` is changed in place.
  func willModify<ID: Hashable, Element>(_ id: ID, in array: IdentifiedArray<ID, Element>)
}

extension IdentifiedArray {
  /// Gives the structure a new number, and tells the observer of the thread, if there is one, that no elements but `ids`
  /// are removed, replaced or added.
  @usableFromInline
  mutating func _willRemove(_ ids: some Collection<ID>) {
    let structure = StructureID.next()
    StructureObservation.observer?.willRemove(ids, from: self, structure: structure)
    (_structureID, _contentID) = (structure, structure)
  }

  /// Gives the structure a new number, and tells the observer of the thread, if there is one, that elements only change
  /// places.
  @usableFromInline
  mutating func _willMove() { _willRemove(EmptyCollection()) }

  /// Gives the content a new number, and tells the observer of the thread, if there is one, that the element `id` is
  /// about to be changed in place.
  @usableFromInline
  mutating func _willModify(_ id: ID) {
    _contentID = StructureID.next()
    StructureObservation.observer?.willModify(id, in: self)
  }
}
