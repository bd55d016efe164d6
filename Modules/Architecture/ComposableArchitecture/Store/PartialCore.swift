/// A part of the state of another core that may be removed: the payload of an optional, a case of an enum, an
/// element.
///
/// After it has been removed, its last state is shown. The part is the same child as long as its identity is the
/// same: its `id`, its case, or its mere existence.
final class PartialCore<Parent, ParentAction, State, Action>: ScopedCore<Parent, ParentAction, State, Action>,
  StateKeeperOwner
{
  private let part: OptionalPart<Parent, State>
  private let reader = ChildIdentityReader<State>()
  private let identity: ChildIdentity
  private let last: LastState<State>
  private var isRemoved = false

  /// - Returns: `nil` if the part is missing.
  init?(
    _ parent: StoreCore<Parent, ParentAction>,
    _ part: OptionalPart<Parent, State>,
    action: @escaping (Action) -> ParentAction
  ) {
    var found: (last: LastState<State>, identity: ChildIdentity)?
    parent.read { [reader] in
      _ = part.visit($0) {
        found = (LastState($0, reduction: parent.reduction), reader.identity(of: $0))
        return true
      }
    }
    guard let found else { return nil }
    self.part = part
    (last, identity) = found
    super.init(parent, place: nil, action: action)
    last.owner = self
    parent.watch(last)
    watchProperties()
    if !part.isTracked { reduction.unobserved.add(last) }
  }

  override func withPointer(_ body: (UnsafePointer<State>) -> Void) {
    let isThere = visit {
      last.follow($0)
      body($0)
    }
    if !isThere { last.read(body) }
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

  /// Notes a removal. The part may be added again before this store is read.
  func refresh() {
    guard visit(last.keep) else { return }
    watchProperties()
    stateWatch?.refresh()
  }

  /// Checks the part only after changes of the properties that it is read from. A computed property may choose them.
  private func watchProperties() {
    guard let watch = parent.stateWatch, !reduction.isChangingState else { return }
    watch.narrow(last, to: ReadRecorder.properties { parent.read(part.register) })
  }

  // The above does it.
  override func watchReplacement(_: StateKeeper, isEnum _: Bool) {}

  /// Gives `body` the state in place. Returns whether it still exists.
  private func visit(_ body: (UnsafePointer<State>) -> Void) -> Bool {
    guard !isRemoved else { return false }
    let isThere = parent.read { parent in
      part.visit(parent) { state in
        guard reader.identity(of: state) == identity else { return false }
        body(state)
        return true
      }
    }
    if !isThere {
      isRemoved = true
      last.stop()
    }
    return isThere
  }
}
