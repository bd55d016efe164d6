/// A state in its own memory. A test store holds several states at a time, and they may be big.
final class StateBox<State> {
  let pointer: UnsafeMutablePointer<State>

  /// Creates a copy of `state`.
  init(_ state: UnsafePointer<State>) {
    // Initialized from here to `deinit`. The owner of the box reads through the pointer.
    pointer = .allocate(capacity: 1)
    pointer.initialize(copying: state)
  }

  /// Creates a copy of the state in `other`.
  convenience init(_ other: StateBox) { self.init(UnsafePointer(other.pointer)) }

  deinit {
    pointer.deinitialize(count: 1)
    pointer.deallocate()
  }
}

extension StateBox where State: Equatable {
  // NB: a separate function, because a comparison copies its operands in a debug build, and the caller needs its
  // stack for more.
  func isEqual(to other: StateBox) -> Bool { pointer.pointee == other.pointer.pointee }
}
