/// An element that may have observers. Its array notes when code with access to it in place replaces it by a kept copy.
///
/// `@ObservableState` adds the conformance.
public protocol _ObservedElement: SendableMetatype {
  /// Begins an access in place.
  ///
  /// - Parameters:
  ///   - element: The address of an element.
  ///   - place: The address of its collection; `nil` outside of one.
  /// - Returns: The access, to be ended at the same address; `nil` if the element has no observers.
  static func _beginAccess(_ element: UnsafeMutableRawPointer, in place: UnsafeRawPointer?) -> _ElementAccess?

  /// Returns whether two elements have the same observers.
  static func _haveSameObservers(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool
}

/// An access in place to an element with observers.
open class _ElementAccess {
  public init() {}

  /// Ends the access.
  open func end(_ element: UnsafeMutableRawPointer) {}
}

extension IdentifiedArray {
  @inlinable
  mutating func _beginAccess(at position: Int) -> _ElementAccess? {
    guard let type = Element.self as? any _ObservedElement.Type else { return nil }
    let place = withUnsafePointer(to: &self) { UnsafeRawPointer($0) }
    return withUnsafeMutablePointer(to: &_dictionary.values[position]) { type._beginAccess($0, in: place) }
  }

  @inlinable
  mutating func _endAccess(_ access: _ElementAccess?, at position: Int) {
    guard let access else { return }
    withUnsafeMutablePointer(to: &_dictionary.values[position]) { access.end($0) }
  }

  /// Replaces the element at a position by another with the same id.
  mutating func _replaceElement(at position: Int, with element: Element) {
    guard let type = Element.self as? any _ObservedElement.Type,
      _visit(at: position, { old in withUnsafePointer(to: element) { type._haveSameObservers(old, $0) } })
    else {
      _willRemove(CollectionOfOne(_dictionary.keys[position]))
      _dictionary.values[position] = element
      return
    }
    _willModify(_dictionary.keys[position])
    let access = _beginAccess(at: position)
    _dictionary.values[position] = element
    _endAccess(access, at: position)
  }
}
