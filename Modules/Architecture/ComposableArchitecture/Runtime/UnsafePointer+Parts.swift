// Places in a state. A caller has a pointer only while it may read the state: a store gives one to a closure, for the
// duration of the call.

extension UnsafeRawPointer {
  /// Returns the place of a state whose type the caller knows.
  @inlinable
  func state<State>(_: State.Type) -> UnsafePointer<State> {
    // A place, a row or an identity reader is made for a state of one type, and is used only with pointers to such
    // states.
    assumingMemoryBound(to: State.self)
  }
}

extension UnsafePointer {
  /// Returns the place of a stored property.
  ///
  /// - Parameter offset: The offset of the property in bytes, from `MemoryLayout.offset(of:)`.
  @inlinable
  func property<Value>(at offset: Int, _: Value.Type = Value.self) -> UnsafePointer<Value> {
    // A stored property of this type is at the offset, as long as the state stays at its address.
    (UnsafeRawPointer(self) + offset).assumingMemoryBound(to: Value.self)
  }
}
