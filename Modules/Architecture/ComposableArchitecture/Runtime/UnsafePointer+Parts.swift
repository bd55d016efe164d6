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

extension UnsafeMutableRawPointer {
  /// Returns the place of a state whose type the caller knows, and that it may change.
  func state<State>(_: State.Type) -> UnsafeMutablePointer<State> {
    // As above.
    assumingMemoryBound(to: State.self)
  }
}

extension UnsafePointer {
  /// Returns the place of a stored property.
  @inlinable
  func property<Value>(at offset: Int, _: Value.Type = Value.self) -> UnsafePointer<Value> {
    // A stored property of this type is at the offset, as long as the state stays at its address.
    (UnsafeRawPointer(self) + offset).assumingMemoryBound(to: Value.self)
  }

  /// Returns the address of the payload, which is that of the optional.
  @inlinable
  func wrapped<Wrapped>() -> UnsafePointer<Wrapped> where Pointee == Wrapped? {
    // An enum with one payload case stores the payload at its own address. Callers check that there is one.
    UnsafeRawPointer(self).assumingMemoryBound(to: Wrapped.self)
  }

  /// Gives `body` the payload of the optional, in place; `nil` if there is none.
  @inlinable
  func withWrapped<Wrapped, R>(_ body: (UnsafePointer<Wrapped>) -> R) -> R? where Pointee == Wrapped? {
    isPresent(pointee) ? body(wrapped()) : nil
  }
}

/// Returns whether an optional has a payload. Copies nothing, however large the payload is.
@inlinable
func isPresent<Value: ~Copyable>(_ value: borrowing Value?) -> Bool {
  switch value {
  case .some: true
  case .none: false
  }
}
