import CasePaths

/// A part of a state that may be missing: the payload of an optional, or presented state.
final class OptionalPart<Root, Value> {
  /// Gives `body` the part, in place if its address is known. Returns the result of `body`; `false` if the part is
  /// missing. Registers no observer.
  let visit: (_ root: UnsafePointer<Root>, _ body: (UnsafePointer<Value>) -> Bool) -> Bool
  /// Registers the caller as an observer of the part's existence and identity.
  let register: (_ root: UnsafePointer<Root>) -> Void
  /// The name by which observers know the part; `nil` if it is computed or not observed.
  let observedKeyPath: AnyKeyPath?
  /// Whether the part is computed.
  let isComputed: Bool
  /// Whether the observers of an observable root are notified when the part is set.
  let isTracked: Bool
  let identity = ChildIdentityReader<Value>()
  let observers = StateObserversReader<Value>()

  /// Creates the payload of a case.
  init(_ path: AnyCasePath<Root, Value>) {
    visit = { path._read($0, $1) ?? false }
    register = { _ in }
    (observedKeyPath, isComputed, isTracked) = (nil, true, true)
  }

  init(_ keyPath: KeyPath<Root, Value?>) {
    let optional = StateProjection(reading: keyPath)
    isTracked = optional.isTracked
    if optional.offset >= 0 {
      (isComputed, observedKeyPath) = (false, optional.registrarOffset < 0 ? nil : optional.observedKeyPath)
      visit = { root, body in optional.pointer(in: root)?.withWrapped(body) ?? false }
      register = optional.access
    } else if let presentation = StateProjection<Root, PresentationState<Value>>(behind: keyPath) {
      (isComputed, observedKeyPath) = (false, presentation.observedKeyPath)
      visit = { root, body in
        presentation.pointer(in: root)?.pointee.readPresented { $0.withWrapped(body) } ?? false
      }
      register = presentation.access
    } else {
      (isComputed, observedKeyPath) = (true, nil)
      visit = { root, body in
        let part = ReductionContext.untracked { root.pointee[keyPath: keyPath] }
        return withUnsafePointer(to: part) { $0.withWrapped(body) ?? false }
      }
      register = { _ = $0.pointee[keyPath: keyPath] }
    }
  }
}
