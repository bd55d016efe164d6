/// What a store shows: the whole state of an engine, or a part of it.
///
/// A core is touched only in the isolation of its store: the main actor for a ``Store``, the actor itself for
/// a ``StoreActor``.
class StoreCore<State, Action> {
  /// Gives `body` the state where it lies.
  func read<R>(_ body: (UnsafePointer<State>) -> R) -> R {
    var result: R?
    withPointer { result = body($0) }
    guard let result else { preconditionFailure("A store core read no state.") }
    return result
  }

  func withPointer(_ body: (UnsafePointer<State>) -> Void) {}

  func send(_ action: Action) -> EffectGroup? { nil }

  /// Registers the caller as an observer of which state it is that the store shows.
  func access() {}

  /// Whether what the store shows has gone away.
  var isInvalid: Bool { false }

  /// Tells `subscription` of each reduction, as long as somebody keeps it.
  func subscribe(_ subscription: StoreSubscription) {}
}

/// The whole state of an engine.
final class RootCore<State, Action>: StoreCore<State, Action> {
  let engine: StoreEngine<State, Action>

  init(_ engine: StoreEngine<State, Action>) { self.engine = engine }

  override func withPointer(_ body: (UnsafePointer<State>) -> Void) { body(UnsafePointer(engine.state)) }

  override func send(_ action: Action) -> EffectGroup? { engine.send(action, origin: .user) }

  override func access() { engine.accessRoot() }

  override func subscribe(_ subscription: StoreSubscription) { engine.subscribe(subscription) }
}

/// A part of the state of another core.
class ScopedCore<Parent, ParentAction, State, Action>: StoreCore<State, Action> {
  let parent: StoreCore<Parent, ParentAction>
  private let toParentAction: (Action) -> ParentAction

  init(_ parent: StoreCore<Parent, ParentAction>, action: @escaping (Action) -> ParentAction) {
    self.parent = parent
    toParentAction = action
  }

  override func send(_ action: Action) -> EffectGroup? {
    isInvalid ? nil : parent.send(toParentAction(action))
  }

  override func subscribe(_ subscription: StoreSubscription) { parent.subscribe(subscription) }
}

/// A property of the state of another core.
final class PropertyCore<Parent, ParentAction, State, Action>:
  ScopedCore<Parent, ParentAction, State, Action>
{
  private let projection: StateProjection<Parent, State>

  init(
    _ parent: StoreCore<Parent, ParentAction>,
    _ projection: StateProjection<Parent, State>,
    action: @escaping (Action) -> ParentAction
  ) {
    self.projection = projection
    super.init(parent, action: action)
  }

  override func withPointer(_ body: (UnsafePointer<State>) -> Void) {
    parent.withPointer { projection.read($0, body) }
  }

  override func access() {
    parent.access()
    parent.withPointer { projection.access($0) }
  }

  override var isInvalid: Bool { parent.isInvalid }
}

/// A state within another that may go away: what an optional holds, a case of an enum, an element.
///
/// Once it has gone, the last state that the core has seen is shown.
final class PartialCore<Parent, ParentAction, State, Action>: ScopedCore<Parent, ParentAction, State, Action>
{
  private let extract: (UnsafePointer<Parent>) -> State?
  private let register: (UnsafePointer<Parent>) -> Void
  private let identity: StateIdentity?
  private var last: State
  private var hasGone = false

  init?(
    _ parent: StoreCore<Parent, ParentAction>,
    extract: @escaping (UnsafePointer<Parent>) -> State?,
    register: @escaping (UnsafePointer<Parent>) -> Void,
    action: @escaping (Action) -> ParentAction
  ) {
    guard let state = parent.read({ state in ReductionContext.untracked { extract(state) } }) else {
      return nil
    }
    self.extract = extract
    self.register = register
    last = state
    identity = StateIdentity(observing: state)
    super.init(parent, action: action)
  }

  override func withPointer(_ body: (UnsafePointer<State>) -> Void) {
    if let state = current() { last = state }
    withUnsafePointer(to: last, body)
  }

  override func access() {
    parent.access()
    parent.withPointer(register)
  }

  override var isInvalid: Bool { parent.isInvalid || current() == nil }

  private func current() -> State? {
    guard !hasGone else { return nil }
    let extract = extract
    if let state = parent.read({ state in ReductionContext.untracked { extract(state) } }),
      StateIdentity(observing: state) == identity
    {
      return state
    }
    hasGone = true
    return nil
  }
}
