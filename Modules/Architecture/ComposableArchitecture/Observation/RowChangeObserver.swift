import IdentifiedCollections

/// An observer of changes to the rows of a collection.
protocol RowChangeObserver: AnyObject {
  /// Called within a reduction, before the elements `ids` of `array` are removed, replaced or changed in place.
  ///
  /// - Parameter structure: The structure of the array afterwards.
  func willChange<ID, Element>(
    _ ids: some Collection<ID>,
    in array: IdentifiedArray<ID, Element>,
    structure: UInt64
  )
}

/// Observers of rows, held weakly.
struct WeakRowObservers {
  private struct Entry {
    weak var observer: (any RowChangeObserver)?
  }

  private var entries: [Entry] = []

  var current: [any RowChangeObserver] { entries.compactMap(\.observer) }

  mutating func append(_ observer: any RowChangeObserver) {
    entries.removeAll { $0.observer == nil }
    entries.append(Entry(observer: observer))
  }
}

extension ReductionContext: StructureObserver {
  func willRemove<ID, Element>(
    _ ids: some Collection<ID>,
    from array: IdentifiedArray<ID, Element>,
    structure: UInt64
  ) {
    for observer in rowObservers[ObjectIdentifier(IdentifiedArray<ID, Element>.self)]?.current ?? [] {
      observer.willChange(ids, in: array, structure: structure)
    }
  }

  func willModify<ID, Element>(_ id: ID, in array: IdentifiedArray<ID, Element>) {
    willRemove(CollectionOfOne(id), from: array, structure: array._structureID)
  }
}
