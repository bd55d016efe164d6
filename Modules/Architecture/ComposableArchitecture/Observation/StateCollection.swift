import IdentifiedCollections
import Platform

/// A collection of children that numbers its contents.
protocol StateCollection<ID, Element>: RandomAccessCollection, StateContainer where Index == Int {
  associatedtype ID: Hashable

  func id(at position: Int) -> ID

  /// A number that changes when elements are added, removed or replaced. While it's the same, all of them still exist.
  var structureNumber: UInt64 { get }

  /// Notes that the collection has taken the place of another.
  mutating func touch()

  /// A number that also changes when an element changes. While it's the same, so is everything in the elements.
  var contentNumber: UInt64 { get }

  /// The number of the access in place that lasts.
  var access: UInt64 { get set }

  /// Returns the elements that have changed since the content had a number; `nil` if that isn't known.
  func ids(changedSince content: UInt64) -> [ID]?

  /// Gives `body` an element, in place. Returns whether it exists.
  func visit(_ id: ID, _ body: (UnsafePointer<Element>) -> Void) -> Bool

  /// Gives `body` the element at a valid position, in place.
  func visit(at position: Int, _ body: (UnsafePointer<Element>) -> Void)
}

extension StateCollection {
  static func identity(of value: UnsafeRawPointer, _: Int) -> StateIdentity? {
    Element.self is any ObservableState.Type
      ? .structure(value.state(Self.self).pointee.structureNumber) : nil
  }

  static func beginAccess(_ value: UnsafeMutableRawPointer) -> _ElementAccess? {
    guard Element.self is any ObservableState.Type else { return nil }
    let elements = value.state(Self.self)
    let (content, before, number) = (
      elements.pointee.contentNumber, elements.pointee.access, UniqueNumber.next()
    )
    elements.pointee.access = number
    return StateAccess<Self> { elements in
      let isKept = elements.pointee.access != number
      elements.pointee.access = before
      guard isKept, elements.pointee.contentNumber != content else { return }
      elements.pointee.touch()
      for case let state as any ObservableState in elements.pointee {
        ReductionContext.note(state.propertiesToNotify)
      }
    }
  }
}

extension IdentifiedArray: StateCollection {
  func id(at position: Int) -> ID { ids[position] }
  var structureNumber: UInt64 { _structureID }
  var contentNumber: UInt64 { _contentID }
  mutating func touch() { _willMove() }
  var access: UInt64 {
    get { _accessID }
    set { _accessID = newValue }
  }
  func ids(changedSince content: UInt64) -> [ID]? { _ids(changedSince: content) }
  func visit(_ id: ID, _ body: (UnsafePointer<Element>) -> Void) -> Bool { _visit(id: id, body) }
  func visit(at position: Int, _ body: (UnsafePointer<Element>) -> Void) { _visit(at: position, body) }
}
