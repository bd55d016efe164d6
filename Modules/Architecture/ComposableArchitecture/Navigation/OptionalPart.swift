/// A part of a state that may be missing: the payload of an optional, or presented state.
final class OptionalPart<Root, Value> {
  /// Gives `body` the part, in place if its address is known. Returns the result of `body`; `false` if the part is
  /// missing. Registers no observer.
  let visit: (_ root: UnsafePointer<Root>, _ body: (UnsafePointer<Value>) -> Bool) -> Bool
  /// Registers the caller as an observer of the part's existence and identity.
  let register: (_ root: UnsafePointer<Root>) -> Void
  /// Whether the observers of an observable root are notified when the part is set.
  let isTracked: Bool

  init(_ keyPath: KeyPath<Root, Value?>) {
    let optional = StateProjection(reading: keyPath)
    isTracked = optional.isTracked
    if optional.offset >= 0 {
      visit = { root, body in optional.pointer(in: root)?.withWrapped(body) ?? false }
      register = optional.access
    } else if let presentation = StateProjection<Root, PresentationState<Value>>(behind: keyPath) {
      visit = { root, body in
        presentation.pointer(in: root)?.pointee.readPresented { $0.withWrapped(body) } ?? false
      }
      register = presentation.access
    } else {
      visit = { root, body in
        let part = ReductionContext.untracked { root.pointee[keyPath: keyPath] }
        return withUnsafePointer(to: part) { $0.withWrapped(body) ?? false }
      }
      register = { _ = $0.pointee[keyPath: keyPath] }
    }
  }
}

extension UnsafePointer {
  /// Returns the address of the payload, which is that of the optional.
  func wrapped<Wrapped>() -> UnsafePointer<Wrapped> where Pointee == Wrapped? {
    // An enum with one payload case stores the payload at its own address. Callers check that there is one.
    UnsafeRawPointer(self).assumingMemoryBound(to: Wrapped.self)
  }

  /// Gives `body` the payload of the optional, in place; `nil` if there is none.
  func withWrapped<Wrapped, R>(_ body: (UnsafePointer<Wrapped>) -> R) -> R? where Pointee == Wrapped? {
    isPresent(pointee) ? body(wrapped()) : nil
  }
}
