import OrderedCollections
import Platform

/// An ordered collection of elements that are found by a stable identity as well as by their position.
///
/// ```swift
/// struct State {
///   var todos: IdentifiedArrayOf<Todo> = []
/// }
///
/// state.todos[id: id]?.isComplete = true
/// ```
///
/// Finding an element by its id takes O(1), and changing it there copies nothing. Every id occurs at most once.
/// Violations are reported as issues, never crash, and leave the array consistent.
///
/// Two arrays are equal if their elements are, in order.
public struct IdentifiedArray<ID: Hashable, Element> {
  /// A key path to the identity of an element.
  @inlinable
  public var id: KeyPath<Element, ID> { _id.path }

  @usableFromInline let _id: SendableKeyPath<KeyPath<Element, ID>>

  @usableFromInline var _dictionary: OrderedDictionary<ID, Element>

  /// A number that changes whenever the structure does: when elements are inserted, removed, moved, or replaced by
  /// others. No other structure has the same number. It stays when an element is changed in place, or replaced by a
  /// copy with the same observers.
  ///
  /// Two arrays with one number hold the same ids in the same order. The number is ignored in equality, hashing,
  /// coding and descriptions.
  @usableFromInline package internal(set) var _structureID: UInt64

  /// A number that changes whenever anything may have changed: the structure, or an element in place.
  ///
  /// Two arrays with one number hold the same elements. The number is ignored in equality, hashing, coding and
  /// descriptions too.
  @usableFromInline package var _contentID: UInt64 { _changes.content }

  @usableFromInline package internal(set) var _changes: ElementChanges<ID>

  @usableFromInline
  init(id: KeyPath<Element, ID>, _dictionary: OrderedDictionary<ID, Element>) {
    self._id = SendableKeyPath(id)
    self._dictionary = _dictionary
    self._structureID = UniqueNumber.next()
    self._changes = ElementChanges(content: _structureID)
  }

  /// Creates an empty array.
  ///
  /// - Parameter id: A key path to the identity of an element.
  public init(id: KeyPath<Element, ID>) { self.init(id: id, _dictionary: [:]) }
}

/// An identified array of elements that are `Identifiable`.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// Creates an empty array.
  public init() { self.init(id: \.id) }
}

extension IdentifiedArray {
  /// The ids of the elements, in order.
  ///
  /// - Complexity: O(1)
  @inlinable
  public var ids: OrderedSet<ID> { _dictionary.keys }

  /// The elements as an array.
  ///
  /// - Complexity: O(1)
  @inlinable
  public var elements: [Element] { _dictionary.values.elements }

  /// Returns the position of the element with an id.
  ///
  /// - Returns: The position, or `nil` if no element has the id.
  /// - Complexity: O(1)
  @inlinable
  public func index(id: ID) -> Int? { _dictionary.index(forKey: id) }

  /// Returns whether this array has an element with the same id.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func contains(_ element: Element) -> Bool where Element: Equatable {
    _dictionary[element[keyPath: id]] == element
  }
}

extension IdentifiedArray: Sendable where ID: Sendable, Element: Sendable {}
