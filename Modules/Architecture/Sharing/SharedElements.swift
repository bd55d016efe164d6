import IdentifiedCollections

/// The elements of a shared collection, each of them shared.
///
/// It has the elements that the collection had when it was made. An element that has been removed since shows its
/// last value.
public struct SharedElements<Base: RandomAccessCollection, Element>: RandomAccessCollection {
  public typealias Index = Base.Index

  private let base: Base
  private let element: (Base.Index) -> Element

  init(_ base: Base, element: @escaping (Base.Index) -> Element) {
    self.base = base
    self.element = element
  }

  public var startIndex: Base.Index { base.startIndex }
  public var endIndex: Base.Index { base.endIndex }
  public func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
  public func index(before i: Base.Index) -> Base.Index { base.index(before: i) }

  public func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(i, offsetBy: distance)
  }

  public func distance(from start: Base.Index, to end: Base.Index) -> Int {
    base.distance(from: start, to: end)
  }

  public subscript(position: Base.Index) -> Element { element(position) }
}

extension Shared where Value: RandomAccessCollection & MutableCollection {
  /// The elements, each shared by its position.
  public var elements: SharedElements<Value, Shared<Value.Element>> {
    func open(_ base: some MutableReference<Value>, _ offset: Int) -> (any MutableReference<Value.Element>)? {
      let path: WritableKeyPath<Value, Value.Element?> = \.[offset: offset]
      return UnwrappedReference(DerivedReference(base, path), "\(base)[\(offset)]")
    }
    let reference = reference
    let collection = wrappedValue
    return SharedElements(collection) { index in
      let offset = collection.distance(from: collection.startIndex, to: index)
      return Shared<Value.Element>(reference: open(reference, offset) ?? SharedStorage(collection[index]))
    }
  }
}

extension Shared where Value: _IdentifiedCollection {
  /// The elements, each shared by its id.
  public var elements: SharedElements<Value, Shared<Value.Element>> {
    let shared = self
    let collection = wrappedValue
    return SharedElements(collection) { position in
      let id = collection._id(at: position)
      return Shared<Value.Element>(shared[dynamicMember: \.[id: id]])
        ?? Shared<Value.Element>(reference: SharedStorage(collection[position]))
    }
  }
}

extension SharedReader where Value: RandomAccessCollection {
  /// The elements, each shared by its position.
  public var elements: SharedElements<Value, SharedReader<Value.Element>> {
    func open(_ base: some Reference<Value>, _ offset: Int) -> (any Reference<Value.Element>)? {
      UnwrappedReference(DerivedReference(base, \.[offset: offset]), "\(base)[\(offset)]")
    }
    let reference = reference
    let collection = wrappedValue
    return SharedElements(collection) { index in
      let offset = collection.distance(from: collection.startIndex, to: index)
      return SharedReader<Value.Element>(
        reference: open(reference, offset) ?? SharedStorage(collection[index])
      )
    }
  }
}

extension RandomAccessCollection {
  /// The element at an offset from the start, or `nil` if there is none.
  fileprivate subscript(offset offset: Int) -> Element? {
    offset < count ? self[index(startIndex, offsetBy: offset)] : nil
  }
}

extension RandomAccessCollection where Self: MutableCollection {
  fileprivate subscript(offset offset: Int) -> Element? {
    get { offset < count ? self[index(startIndex, offsetBy: offset)] : nil }
    set {
      guard let newValue, offset < count else { return }
      self[index(startIndex, offsetBy: offset)] = newValue
    }
  }
}

/// A collection whose elements are found by an id.
public protocol _IdentifiedCollection: RandomAccessCollection, MutableCollection {
  associatedtype ID: Hashable
  subscript(id id: ID) -> Element? { get set }
  func _id(at position: Index) -> ID
}

extension IdentifiedArray: _IdentifiedCollection {
  public func _id(at position: Int) -> ID { ids[position] }
}

/// A shared collection is a sequence of its elements, each of them shared: `for row in $rows`.
extension Shared: Sequence where Value: RandomAccessCollection & MutableCollection {
  public func makeIterator() -> IndexingIterator<SharedElements<Value, Shared<Value.Element>>> {
    // Those of an identified collection are shared by their ids, as in `elements`.
    let identified = (self as? any IdentifiedShared)?.identifiedElements
    return (identified as? SharedElements ?? elements).makeIterator()
  }
}

/// A shared collection is a sequence of its elements, each of them shared.
extension SharedReader: Sequence where Value: RandomAccessCollection {
  public func makeIterator() -> IndexingIterator<SharedElements<Value, SharedReader<Value.Element>>> {
    elements.makeIterator()
  }
}

private protocol IdentifiedShared {
  var identifiedElements: Any { get }
}

extension Shared: IdentifiedShared where Value: _IdentifiedCollection {
  fileprivate var identifiedElements: Any { elements }
}
