/// A part of the state of another core that a closure computes.
private final class ComputedCore<Parent, ParentAction, State, Action>:
  ScopedCore<Parent, ParentAction, State, Action>
{
  private let toState: (Parent) -> State

  init(
    _ parent: StoreCore<Parent, ParentAction>,
    state: @escaping (Parent) -> State,
    action: @escaping (Action) -> ParentAction
  ) {
    toState = state
    super.init(parent, place: nil, action: .function(action))
  }

  override func withPointer(_ body: (UnsafePointer<State>) -> Void) {
    parent.read { withUnsafePointer(to: toState($0.pointee), body) }
  }

  // Reading the state evaluates `toState`, which observes what it reads.
  override func access() { parent.access() }

  override var isInvalid: Bool { parent.isInvalid }
}

extension Store {
  /// Returns a store of a part of the state that a closure computes. Each call returns another store.
  ///
  /// - Parameters:
  ///   - toChildState: Returns the part. It is called each time the store is read.
  ///   - fromChildAction: Embeds an action of the child.
  @available(*, deprecated, message: "Use key paths: 'store.scope(state: \\.child, action: \\.child)'.")
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state toChildState: @escaping (_ state: State) -> ChildState,
    action fromChildAction: @escaping (_ childAction: ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    computedScope(state: toChildState, action: fromChildAction)
  }

  /// Returns a store of a part of the state that a closure computes. Each call returns another store.
  package func computedScope<ChildState, ChildAction>(
    state toChildState: @escaping (_ state: State) -> ChildState,
    action fromChildAction: @escaping (_ childAction: ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    Store<ChildState, ChildAction>(core: ComputedCore(core, state: toChildState, action: fromChildAction))
  }
}
