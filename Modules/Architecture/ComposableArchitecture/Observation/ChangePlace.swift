/// The place of a property when it changed. It tells the state of a store from copies of it.
struct ChangePlace {
  /// The number of the outermost access in place to an element; 0 outside of one.
  private let access: UInt64
  /// The place of that element, or else of the property.
  private let outer: UnsafeRawPointer
  /// The place of the property. In an element it is another while that is accessed.
  private let property: UnsafeRawPointer

  /// - Returns: `nil` for a value on the stack: a copy, or a part that was taken out of the state to be changed.
  init?(_ property: UnsafeRawPointer, within access: (number: UInt64, place: UnsafeRawPointer)?) {
    if access == nil, Self.isOnStack(property) { return nil }
    self.property = property
    (self.access, outer) = access ?? (0, property)
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
    return withUnsafePointer(to: &here) {
      property > UnsafeRawPointer($0) && property - UnsafeRawPointer($0) < 1 << 20
    }
  }
}
