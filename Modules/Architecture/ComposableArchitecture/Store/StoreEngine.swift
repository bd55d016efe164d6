import ConcurrencyExtras
import CustomDump
import Dependencies
import DequeModule

/// The engine of a root store or test store: its state, resolved reducer, queue of actions and running effects.
///
/// Actions run in the order in which they were sent. One that is sent while another is being reduced waits its turn.
/// Actions that an effect sends synchronously join the queue when the effect's reduction has ended. Operations start
/// once the outermost `send` has drained the queue.
final class StoreEngine<State, Action>: StoreCore<State, Action>, EffectHost,
  // Everything but `registry` is touched only in the isolation of the store that owns the engine.
  @unchecked Sendable
{
  let state: UnsafeMutablePointer<State>
  var dependencies: DependencyValues { didSet { hasPlainDependencies = dependencies.isPlain } }
  let isolation: any Actor
  let executor: TestExecutor?
  let registry: EffectRegistry

  private let reducer: _ReducerNode<State, Action>
  private let overlaps: StateOverlaps
  private(set) var isSending = false
  // Flags, because reading the collections instead would take a third of a `send`.
  private var isDraining = false
  private var hasStarting = false
  /// Whether the dependencies are the default ones. Most apps override none, and setting a task-local value would take
  /// a third of a `send`.
  private var hasPlainDependencies: Bool
  /// The state before the action that is being reduced, if the store keeps it.
  private var previousState: StateBox<State>?
  /// The action that is being reduced.
  // It points to the argument of `reduce(_:_:)`, which sets it back to `nil` before it returns.
  private var reducing: UnsafePointer<Action>?
  private let root: RootObservation<State>
  private var queue: Deque<QueuedWork> = []
  private var starting: Deque<StartingOperation> = []
  private var subscriptions: [WeakSubscription] = []
  /// The effects of the outermost `send`; made when there is one.
  private var sendGroup: EffectGroup?

  /// Returns the state before the action, for a store that keeps it in another way.
  var stateBefore: (() -> StateBox<State>)?

  /// Called after each reduction, before its effects are checked.
  var didReduce: ((Action, ActionOrigin) -> Void)?

  /// - Parameter initialState: Returns the state to begin with, as `reducer` returns the reducer with the dependencies.
  init<R: Reducer<State, Action>>(
    initialState: () -> State,
    reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void,
    isolation: any Actor,
    executor: TestExecutor? = nil,
    registry: EffectRegistry = EffectRegistry(),
    overlaps: StateOverlaps = .stop
  ) {
    // Initialized here, and until `deinit`. Overlapping accesses within a reduction are stopped by ``ReductionContext``.
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    let dependencies = DependencyValues._current.overriding(prepareDependencies)
    self.reducer = dependencies.run {
      state.initialize(to: initialState())
      return reducer()._resolve()
    }
    self.state = state
    self.dependencies = dependencies
    hasPlainDependencies = dependencies.isPlain
    root = RootObservation(state)
    self.isolation = isolation
    self.executor = executor
    self.registry = registry
    self.overlaps = overlaps
    super.init(place: UnsafePointer(state), reduction: EffectfulReduction())
  }

  deinit {
    registry.close()
    state.deinitialize(count: 1)
    state.deallocate()
  }

  // MARK: Actions

  override func send(_ action: Action) -> EffectGroup? { send(action, origin: ActionOrigin()) }

  override var reducesAtOnce: Bool { !isSending }
  override var elementIDs: StackElementIDGenerator { dependencies.stackElementID }

  /// Reduces `action`, or queues it if another is being reduced.
  ///
  /// - Returns: The effects that the action leads to; `nil` if there are none.
  @discardableResult
  func send(_ action: Action, origin: ActionOrigin) -> EffectGroup? {
    guard !isSending else { return enqueue(action, origin) }
    isSending = true
    sendGroup = origin.group
    reduce(action, origin)
    return drain()
  }

  func receive(_ action: AnyAction, from operation: RunningOperation) {
    let origin = ActionOrigin(group: operation.group, sender: .operation(operation))
    send(action.value(as: Action.self), origin: origin)
  }

  func hasChild(at path: EffectPath) -> Bool {
    // A state that a reducer is changing can't be read. A missing child is noticed when its action is reduced.
    if reduction.isChangingState { return true }
    return ReductionContext.untracked { path.visit(UnsafeRawPointer(state)) { _ in true } }
  }

  private func enqueue(_ action: Action, _ origin: ActionOrigin) -> EffectGroup {
    let group = origin.group ?? EffectGroup()
    let origin = ActionOrigin(group: group, sender: origin.sender)
    // The group is not done before the action has been reduced.
    let turn = RunningEffect(group: group)
    group.add(turn)
    append(QueuedAction(action: AnyAction(action), origin: origin, turn: turn))
    return group
  }

  private func append(_ action: QueuedAction) {
    queue.append(.action(action))
    isDraining = true
  }

  private func drain() -> EffectGroup? {
    if isDraining {
      while let next = queue.popFirst() {
        switch next {
        case .action(let next):
          reduce(next.action.value(as: Action.self), next.origin)
          next.leaveGroup()
        case .end(let end): end()
        }
      }
      isDraining = false
    }
    isSending = false
    let group = sendGroup.take()
    guard hasStarting else { return group }
    // An observer of a start may send, and so add another.
    while let effect = starting.popFirst() { effect.launch() }
    hasStarting = false
    return group
  }

  private func reduce(_ action: Action, _ origin: ActionOrigin) {
    if let sender = origin.sender { reduction.sender = sender }
    if overlaps != .stop, stateBefore == nil { previousState = StateBox(UnsafePointer(state)) }
    let effect = reduction.run {
      let effect = withUnsafePointer(to: action) {
        reducing = $0
        reduction.isChangingState = true
        defer {
          reduction.isChangingState = false
          reducing = nil
        }
        return hasPlainDependencies && DependencyValues.isCurrentPlain
          ? reducer.reduce(into: &state.pointee, action: action).erased
          : dependencies.run { reducer.reduce(into: &state.pointee, action: action).erased }
      }
      if overlaps != .stop { previousState = nil }
      root.didReduce(reduction)
      return effect
    }
    if origin.sender != nil { reduction.sender = nil }
    didReduce?(action, origin)
    if !effect.isNone {
      let cause = executor == nil ? nil : erased(action)
      let context = EffectContext(group: origin.group, reduction: reduction.number, cause: cause)
      interpret(effect, context)
    }
    reduction.number = nil
    registry.cancelMissing(in: UnsafeRawPointer(state))
    reduction.refreshMarked()
    reduction.notifyObservers()
    guard !subscriptions.isEmpty else { return }
    subscriptions.removeAll { $0.subscription == nil }
    for entry in subscriptions { entry.subscription?.didReduce() }
  }

  // A function, so that a large action takes room on the stack of `reduce` only while it is copied.
  @inline(never)
  private func erased(_ action: Action) -> AnyAction { AnyAction(action) }

  // MARK: Overlapping reads

  /// Gives `body` the state before the action that is being reduced, or stops the program.
  override func withPointer(_ body: (UnsafePointer<State>) -> Void) {
    let overlap = reduction.overlappingRead
    reduction.overlappingRead = nil
    overlaps.handle(overlap, during: storeName(State.self, Action.self)) {
      guard let action = reducing else { return "" }
      return String(customDumping: action.pointee)
    }
    if let state = previousState ?? stateBefore?() { body(UnsafePointer(state.pointer)) }
  }

  // MARK: Effects

  private func interpret(_ effect: AnyEffect, _ context: EffectContext) {
    switch effect {
    case .none:
      break
    case .send(let action):
      let sender = EffectSender.synchronous(reduction: context.reduction)
      let origin = ActionOrigin(group: context.group, sender: sender)
      append(QueuedAction(action: action, origin: origin, turn: nil))
    case .run(let operation):
      let running = RunningOperation(operation, context, group: group(of: context), of: self)
      registry.add(running)
      if running.canEnd, !hasChild(at: running.path) { running.cancel() }
      context.completion?.enter()
      starting.append(StartingOperation(operation, running, context.completion, of: self))
      hasStarting = true
    case .merge(let effects):
      for effect in effects { interpret(effect, context) }
    case .concatenate(let effects):
      concatenate(effects, context)
    case .cancellable(let id, let cancelInFlight, let effect):
      if cancelInFlight { registry.cancel(id: id, within: context.path) }
      var context = context
      context.cancelIDs.append(id)
      interpret(effect, context)
    case .cancel(let id):
      registry.cancel(id: id, within: context.path)
    case .scoped(let scope, let dismissal, let effect):
      var context = context
      context.path = context.path.appending(scope)
      context.dismissal = dismissal ?? context.dismissal
      interpret(effect, context)
    case .dynamic(let make):
      interpret(make(registry, context.path), context)
    }
  }

  /// Returns the group of an effect: that of its context, or else that of the outermost `send`.
  private func group(of context: EffectContext) -> EffectGroup {
    if let group = context.group { return group }
    let group = sendGroup ?? EffectGroup()
    sendGroup = group
    return group
  }

  /// Interprets the first of `effects`, and the others when its operations have ended.
  private func concatenate(_ effects: [AnyEffect], _ context: EffectContext) {
    var context = context
    context.group = group(of: context)
    // A placeholder for the remaining effects. It keeps the group alive and is cancelled with it.
    let waiting = RunningEffect(path: context.path, cancelIDs: context.cancelIDs, group: context.group)
    registry.add(waiting)
    context.completion?.enter()
    proceed(effects[...], waiting, context)
  }

  /// Interprets `effects` up to the first that takes time, and the others when it has ended. It is a loop, so that
  /// many effects that take no time need no stack.
  private func proceed(_ effects: ArraySlice<AnyEffect>, _ waiting: RunningEffect, _ context: EffectContext) {
    var effects = effects
    while let first = effects.popFirst() {
      guard !effects.isEmpty else {
        interpret(first, context)
        break
      }
      let completion = EffectCompletion { [weak self, effects] in
        guard let self else { return }
        if waiting.isCancelled { end(waiting, context) } else { proceed(effects, waiting, context) }
        guard !isSending else { return }
        isSending = true
        _ = drain()
      }
      completion.enter()
      var firstContext = context
      firstContext.completion = completion
      interpret(first, firstContext)
      guard completion.leaveAsLast() else { return }
      if waiting.isCancelled { break }
    }
    end(waiting, context)
  }

  /// Ends `waiting` once the actions that the effects have sent are reduced.
  private func end(_ waiting: RunningEffect, _ context: EffectContext) {
    let end = { [registry] in
      registry.remove(waiting)
      context.completion?.leave()
    }
    if isDraining { queue.append(.end(end)) } else { end() }
  }

  // MARK: Observation

  override func access() { if !reduction.isChangingState { root.access() } }
  override func accessAll() { root.accessAll() }

  override func subscribe(_ subscription: StoreSubscription) {
    subscriptions.append(WeakSubscription(subscription: subscription))
  }
}
