// Places in a state. A caller has a pointer only while it may read the state: a store gives one to a closure, for the time
// of the call.

extension UnsafeRawPointer {
  /// Returns the place of a state whose type the caller knows.
  @inlinable
  func state<State>(_: State.Type) -> UnsafePointer<State> {
    // A place, a row or an identity reader is made for a state of one type, and asked only with pointers to states of it.
    assumingMemoryBound(to: State.self)
  }
}

extension UnsafePointer {
  /// Returns the place of a stored property.
  ///
  /// - Parameter offset: The offset of the property in bytes, which `MemoryLayout.offset(of:)` gave.
  @inlinable
  func property<Value>(at offset: Int, _: Value.Type = Value.self) -> UnsafePointer<Value> {
    // A stored property of this type lies at the offset, for as long as the state lies where it does.
    (UnsafeRawPointer(self) + offset).assumingMemoryBound(to: Value.self)
  }
}
