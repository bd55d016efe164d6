/// The places of a collection and of its element; an array's elements are told apart by the places of their properties.
// A collection keeps its place in a reduction. Its elements may move, and a copy's may take their place.
typealias ElementPlace = (element: UnsafeRawPointer?, collection: UnsafeRawPointer)

/// The place of a property when it changed. It tells the state of a store from copies of it.
struct ChangePlace {
  /// The number of the outermost access in place to an element; 0 outside of one.
  let access: UInt64
  /// The place of that element, or else of the property.
  private let outer: ElementPlace
  /// The place of the property. In an element it is another while that is accessed.
  let property: UnsafeRawPointer

  /// - Returns: `nil` for a value on the stack: a copy, or a part that was taken out of the state to be changed.
  init?(_ property: UnsafeRawPointer, within access: (number: UInt64, place: ElementPlace)?) {
    outer = (access?.place.element ?? property, access?.place.collection ?? property)
    if Self.isOnStack(outer.collection) { return nil }
    (self.property, self.access) = (property, access?.number ?? 0)
  }

  /// Returns whether a property that changed at another place is that of the same state.
  func isSame(as other: Self?) -> Bool {
    guard let other else { return false }
    return access == other.access ? property == other.property : outer == other.outer
  }

  // The callers' part of the stack is above the address of a variable. Memory that is taken for it by mistake makes a
  // needless notification.
  private static func isOnStack(_ property: UnsafeRawPointer) -> Bool {
    var here: UInt8 = 0
    return withUnsafePointer(to: &here) { (1..<1 << 20).contains(property - UnsafeRawPointer($0)) }
  }
}
