import CasePaths

/// A part of the state of another core that may be removed: the payload of an optional, a case of an enum, an
/// element.
///
/// The part is the same child as long as its identity is the same: its `id`, its case, or its mere existence.
final class PartialCore<Parent, ParentAction, State, Action>:
  RemovableCore<Parent, ParentAction, State, Action>
{
  private let part: OptionalPart<Parent, State>
  private let identity: ChildIdentity
  private var isRemoved = false

  /// - Returns: `nil` if the part is missing.
  init?(
    _ parent: StoreCore<Parent, ParentAction>,
    _ part: OptionalPart<Parent, State>,
    action: CaseKeyPath<ParentAction, Action>
  ) {
    var last: LastState<State>?
    var identity = ChildIdentity.present
    parent.read {
      _ = part.visit($0) {
        last = LastState($0, part.observers, at: part.observedKeyPath, reduction: parent.reduction)
        identity = part.identity.identity(of: $0)
        return true
      }
    }
    guard let last else { return nil }
    self.part = part
    self.identity = identity
    super.init(parent, last, action: .inCase(action))
    parent.watch(last)
    watchProperties()
    if !part.isTracked { reduction.markAlways(last) }
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
  override func refresh() {
    guard visit(last.keep) else { return }
    watchProperties()
    stateWatch?.refresh()
  }

  /// Checks a computed part only after changes of the properties that it is read from. It may choose them.
  private func watchProperties() {
    guard part.isComputed, let watch = parent.stateWatch, !reduction.isChangingState else { return }
    watch.narrow(last, to: ReadRecorder.properties { parent.read(part.register) })
  }

  override func visit(_ body: (UnsafePointer<State>) -> Void) -> Bool {
    guard !isRemoved else { return false }
    let isThere = parent.read { parent in
      part.visit(parent) { state in
        guard part.identity.identity(of: state) == identity else { return false }
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
