/// A part of the state of another core that may be removed: what an optional holds, a case of an enum, an element.
///
/// Once it is removed, its last state is shown. The part is the same child as long as its identity is: its `id`, the
/// case that it is in, or that it is there.
final class PartialCore<Parent, ParentAction, State, Action>: ScopedCore<Parent, ParentAction, State, Action>,
  StateRemovalObserver
{
  private let part: OptionalPart<Parent, State>
  private let reader = ChildIdentityReader<State>()
  private let identity: ChildIdentity
  /// The last state, from its removal on. A copy kept earlier would have collections in it copied with their next change.
  private var last: StateBox<State>?
  private var isRemoved = false
  /// The state to show if it was removed in a way that went unnoticed.
  private let first: StateBox<State>

  /// - Returns: `nil` if the part is missing.
  init?(
    _ parent: StoreCore<Parent, ParentAction>,
    _ part: OptionalPart<Parent, State>,
    action: @escaping (Action) -> ParentAction
  ) {
    var state: StateBox<State>?
    parent.read {
      _ = part.visit($0) {
        state = StateBox($0)
        return true
      }
    }
    guard let state else { return nil }
    self.part = part
    first = state
    identity = reader.identity(of: UnsafePointer(state.pointer))
    super.init(parent, place: nil, action: action)
    // The parent of a recursive feature has the same type.
    let types: [Any.Type] = [State.self, State?.self, Parent.self, Parent?.self]
    reduction.removals.add(self, of: types, andEnums: part.isComputed)
  }

  override func withPointer(_ body: (UnsafePointer<State>) -> Void) {
    if !visit(body) { body(UnsafePointer((last ?? first).pointer)) }
  }

  override func access() {
    guard !reduction.isChangingState else { return }
    parent.access()
    parent.read(part.register)
  }

  override var isInvalid: Bool {
    reduction.isChangingState ? isRemoved : parent.isInvalid || !visit { _ in }
  }

  override func send(_ action: Action) -> EffectGroup? {
    guard !reduction.isChangingState, !visit({ _ in }), parent.read({ part.visit($0) { _ in true } }) else {
      return super.send(action)
    }
    RuntimeWarning.replacedChild(action: action)
    return nil
  }

  /// Gives `body` the state in place. Returns whether it is still there.
  private func visit(_ body: (UnsafePointer<State>) -> Void) -> Bool {
    guard !isRemoved else { return false }
    let isThere = parent.read { parent in
      part.visit(parent) { state in
        guard isSame(state) else { return false }
        body(state)
        return true
      }
    }
    if !isThere { isRemoved = true }
    return isThere
  }

  private func isSame(_ state: UnsafePointer<State>) -> Bool { reader.identity(of: state) == identity }

  func willRemove<Value>(_ value: UnsafePointer<Value>) {
    guard !isRemoved else { return }
    let isRemembered =
      value.visit(State.self, remember) || value.visit(Parent.self) { part.visit($0, remember) }
    if !isRemembered, part.isComputed { rememberPayload(of: value.pointee) }
  }

  func didRemove() {
    // A state that replaces another of the same identity is that of the same child.
    if visit({ _ in }) { last = nil }
  }

  private func remember(_ state: UnsafePointer<State>) -> Bool {
    guard isSame(state) else { return false }
    last = StateBox(state)
    return true
  }

  /// Remembers the state if it is what a removed enum holds.
  private func rememberPayload(of value: Any) {
    let value = Mirror(reflecting: value)
    let payload =
      value.displayStyle == .optional ? value.children.first.map { Mirror(reflecting: $0.value) } : value
    guard let payload, payload.displayStyle == .enum,
      let state = payload.children.first?.value as? State
    else { return }
    _ = withUnsafePointer(to: state, remember)
  }
}

extension UnsafePointer {
  /// Gives `body` the value as one of type `T`, where it is one, or an optional that holds one.
  fileprivate func visit<T>(_: T.Type, _ body: (UnsafePointer<T>) -> Bool) -> Bool {
    if Pointee.self == T.self { return body(UnsafeRawPointer(self).state(T.self)) }
    if Pointee.self == T?.self { return UnsafeRawPointer(self).state(T?.self).withWrapped(body) ?? false }
    return false
  }
}
