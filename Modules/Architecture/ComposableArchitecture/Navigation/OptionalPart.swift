/// A part of a state that may be missing: what an optional holds, or what is presented.
final class OptionalPart<Root, Value> {
  /// Gives `body` the part, where it lies if that is known. Returns what `body` returns; `false` if the part is
  /// missing. Registers no observer.
  let visit: (_ root: UnsafePointer<Root>, _ body: (UnsafePointer<Value>) -> Bool) -> Bool
  /// Registers the caller as an observer of whether the part is there, and which it is.
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
    // An enum stores the payload of its only case with one at its own address. Callers ask whether there is one.
    UnsafeRawPointer(self).assumingMemoryBound(to: Wrapped.self)
  }

  /// Gives `body` what the optional holds, where it lies; `nil` if that is nothing.
  func withWrapped<Wrapped, R>(_ body: (UnsafePointer<Wrapped>) -> R) -> R? where Pointee == Wrapped? {
    isPresent(pointee) ? body(wrapped()) : nil
  }
}
