import ConcurrencyExtras
import Dependencies
import DequeModule
import IssueReporting

/// What every root store and test store runs on: the state, the resolved reducer, the queue of actions and
/// the running effects.
///
/// Actions run in the order in which they were sent. One that is sent while another is being reduced waits its
/// turn. Actions that an effect sends synchronously join the queue when the reduction that returned it has
/// ended. Operations start once the outermost `send` has drained the queue.
// @unchecked: everything but `registry` is touched only in the isolation of the store that owns the engine.
final class StoreEngine<State, Action>: @unchecked Sendable {
  let state: UnsafeMutablePointer<State>
  var dependencies: DependencyValues
  let isolation: any Actor
  let executor: TestExecutor?
  let registry = EffectRegistry()

  private let reducer: _ReducerNode<State, Action>
  private let reduction = ReductionContext()
  private let rootProperty = ObservedProperty()
  private var queue: Deque<QueuedAction<Action>> = []
  private(set) var isSending = false
  private var starting: [StartingEffect<Action>] = []
  private var subscriptions: [WeakSubscription] = []

  /// Told of each reduction once it has ended, before its effects are looked at.
  var didReduce: ((Action, ActionOrigin) -> Void)?

  /// Called when an effect of the outermost feature asks for its dismissal.
  var dismissRoot: (@Sendable () async -> Void)?

  init(
    initialState: State,
    reducer: _ReducerNode<State, Action>,
    dependencies: DependencyValues,
    isolation: any Actor,
    executor: TestExecutor? = nil
  ) {
    state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: initialState)
    self.reducer = reducer
    self.dependencies = dependencies
    self.isolation = isolation
    self.executor = executor
  }

  deinit {
    registry.cancelAll()
    for entry in subscriptions { entry.subscription?.didEnd() }
    state.deinitialize(count: 1)
    state.deallocate()
  }

  // MARK: Actions

  /// Reduces `action`, or queues it if another is being reduced.
  ///
  /// - Parameters:
  ///   - action: What happened.
  ///   - origin: Who sent it.
  /// - Returns: The effects that it leads to; `nil` if there are none.
  @discardableResult
  func send(_ action: Action, origin: ActionOrigin) -> EffectGroup? {
    if isSending {
      let group = origin.group ?? EffectGroup()
      // The group is not done before the action has been reduced.
      let turn = RunningEffect(path: .root, cancelIDs: [], group: group, name: nil, origin: .here)
      group.add(turn)
      queue.append(QueuedAction(action: action, origin: origin.within(group), turn: turn))
      return group
    }
    isSending = true
    let group = reduce(QueuedAction(action: action, origin: origin, turn: nil))
    drain()
    return group
  }

  private func drain() {
    while let next = queue.popFirst() { reduce(next) }
    isSending = false
    guard !starting.isEmpty else { return }
    let effects = starting
    starting.removeAll(keepingCapacity: true)
    for effect in effects { start(effect) }
  }

  @discardableResult
  private func reduce(_ queued: QueuedAction<Action>) -> EffectGroup? {
    let identity = rootProperty.isArmed ? StateIdentity(observing: state.pointee) : nil
    let effect = reduction.run {
      DependencyValues.$_current.withValue(dependencies) {
        reducer.reduce(into: &state.pointee, action: queued.action)
      }
    }
    if rootProperty.isArmed, identity == nil || identity != StateIdentity(observing: state.pointee) {
      rootProperty.isArmed = false
      reduction.record(rootProperty)
    }
    didReduce?(queued.action, queued.origin)
    var group = queued.origin.group
    if !effect.isNone {
      let all = group ?? EffectGroup()
      group = all
      interpret(effect, EffectInterpretation(group: all))
    }
    queued.turn.map {
      _ = $0.finish(); queued.origin.group?.remove($0)
    }
    reduction.notifyObservers()
    if !subscriptions.isEmpty { notifySubscriptions() }
    return group
  }

  // MARK: Effects

  private func interpret(_ effect: Effect<Action>, _ context: EffectInterpretation<Action>) {
    switch effect.operation {
    case .none:
      break
    case .send(let action):
      queue.append(QueuedAction(action: action, origin: .effect(context.group, nil), turn: nil))
    case .run(let operation):
      let running = RunningEffect(
        path: context.path,
        cancelIDs: context.cancelIDs,
        group: context.group,
        name: operation.name,
        origin: operation.origin
      )
      registry.add(running)
      context.completion?.enter()
      starting.append(StartingEffect(operation: operation, running: running, context: context))
    case .merge(let effects):
      for effect in effects { interpret(effect, context) }
    case .concatenate(let effects):
      concatenate(effects[...], context)
    case .cancellable(let id, let cancelInFlight, let effect):
      if cancelInFlight { registry.cancel(id: id, within: context.path) }
      interpret(effect, context.cancellable(id: id))
    case .cancel(let id):
      registry.cancel(id: id, within: context.path)
    case .scoped(let scope, let dismiss, let effect):
      interpret(effect, context.scoped(scope, dismiss: dismiss))
    case .cancelScope(let scope):
      registry.cancel(within: context.path.appending(scope))
    case .cancelMissing(let location, let isPresent):
      registry.cancel(missingAt: location, below: context.path, isPresent: isPresent)
    case .dynamic(let make):
      interpret(make(registry), context)
    }
  }

  /// Interprets the first of `effects`, and the others when its operations have ended.
  private func concatenate(_ effects: ArraySlice<Effect<Action>>, _ context: EffectInterpretation<Action>) {
    guard let first = effects.first else { return }
    let rest = effects.dropFirst()
    guard !rest.isEmpty else { return interpret(first, context) }
    // Stands for the rest: it keeps the group alive and is cancelled with it.
    let waiting = RunningEffect(
      path: context.path,
      cancelIDs: context.cancelIDs,
      group: context.group,
      name: nil,
      origin: .here
    )
    registry.add(waiting)
    context.completion?.enter()
    let completion = EffectCompletion { [weak self] in
      guard let self else { return }
      if !waiting.isCancelled { self.concatenate(rest, context) }
      self.registry.remove(waiting)
      context.completion?.leave()
      if !self.isSending { self.drain() }
    }
    completion.enter()
    interpret(first, context.completing(completion))
    completion.leave()
  }

  private func start(_ effect: StartingEffect<Action>) {
    let (operation, running, context) = (effect.operation, effect.running, effect.context)
    let send = send(for: running)
    var dismiss = dismissRoot
    if let action = context.dismiss { dismiss = { await send.receive(action.value) } }
    let environment = EffectContext(
      registry: registry,
      path: context.path,
      origin: operation.origin,
      executor: executor,
      dismiss: dismiss
    )
    let task = DependencyValues.$_current.withValue(operation.dependencies) {
      EffectContext.$current.withValue(environment) {
        EffectParking.$current.withValue(executor.map { EffectParkingObserver(running, executor: $0) }) {
          Task(name: operation.name, executorPreference: executor, priority: operation.priority) {
            [registry, executor, weak self] in
            if !running.isCancelled { await operation.body(send) }
            registry.remove(running)
            executor?.signal()
            if let completion = context.completion { await self?.isolated { _ in completion.leave() } }
          }
        }
      }
    }
    running.attach { task.cancel() }
  }

  private func send(for running: RunningEffect) -> Send<Action> {
    Send(
      receive: { [weak self] action in
        guard Self.mayStillSend(running) else { return }
        let action = UncheckedSendable(action)
        await self?.isolated { $0.receive(action.value, from: running) }
      },
      receiveOnMain: { [weak self] action in
        guard Self.mayStillSend(running) else { return }
        self?.receive(action, from: running)
      }
    )
  }

  private func receive(_ action: Action, from running: RunningEffect) {
    guard !running.isCancelled else { return }
    send(action, origin: .effect(running.group, running))
    executor?.signal()
  }

  private static func mayStillSend(_ running: RunningEffect) -> Bool {
    if running.isFinished {
      reportIssue(
        """
        An action was sent from a completed effect. …

          Effect started at: \(running.origin)

        Avoid sending actions using the 'send' argument from 'Effect.run' after the effect has completed. This \
        can happen if you use the 'send' argument in an unstructured context.
        """,
        fileID: running.origin.fileID,
        filePath: running.origin.filePath,
        line: running.origin.line,
        column: running.origin.column
      )
      return false
    }
    return !running.isCancelled
  }

  // MARK: Isolation

  /// Runs `body` in the isolation of the store.
  func isolated(_ body: @escaping @Sendable (StoreEngine) -> Void) async {
    if let executor, executor.isDrainingOnThisThread { return body(self) }
    await isolated(to: isolation, body)
  }

  private func isolated(
    to actor: isolated any Actor,
    _ body: @Sendable (StoreEngine) -> Void
  ) {
    body(self)
  }

  // MARK: Observation

  /// Registers the caller as an observer of which state it is, as a whole.
  func accessRoot() {
    guard !ReductionContext.isReducing else { return }
    rootProperty.isArmed = true
    rootProperty.access()
  }

  /// Tells `subscription` of each reduction, as long as somebody keeps it.
  func subscribe(_ subscription: StoreSubscription) {
    subscriptions.append(WeakSubscription(subscription: subscription))
  }

  private func notifySubscriptions() {
    subscriptions.removeAll { $0.subscription == nil }
    for entry in subscriptions { entry.subscription?.didReduce() }
  }
}
