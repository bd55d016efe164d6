import ConcurrencyExtras
import Dependencies

/// An operation of `Effect.run` that a store runs. What it sends goes to that store.
final class RunningOperation: RunningEffect, ActionReceiver, @unchecked Sendable {
  /// The operation in whose code the caller is.
  @TaskLocal static var current: RunningOperation?

  let operation: EffectOperation
  let completion: EffectCompletion?
  let registry: EffectRegistry
  /// The executor of a test store; `nil` for the global one.
  let executor: TestExecutor?
  /// The isolation of the store.
  private let isolation: any Actor
  private weak let store: (any EffectHost)?
  /// The action that dismisses the innermost child in which the operation runs.
  private let dismissAction: AnyAction?
  /// Dismisses the outermost feature; `nil` where nobody presents it.
  private let dismissRoot: (@Sendable () async -> Void)?

  init(
    _ operation: EffectOperation,
    _ context: EffectInterpretation,
    group: EffectGroup,
    of store: any EffectHost
  ) {
    self.operation = operation
    completion = context.completion
    registry = store.registry
    executor = store.executor
    self.store = store
    isolation = store.isolation
    dismissAction = context.dismiss
    dismissRoot = store.dismissRoot
    super.init(
      path: context.path,
      cancelIDs: context.cancelIDs,
      group: group,
      name: operation.name,
      origin: operation.origin,
      reduction: context.reduction,
      observers: operation.observers
    )
  }

  /// Dismisses the innermost child in which the operation runs; `nil` where nothing presents it.
  var dismiss: (@Sendable () async -> Void)? {
    guard let dismissAction else { return dismissRoot }
    return { await self.receive(dismissAction) }
  }

  /// Begins the operation. It runs until it ends or is cancelled.
  func launch() {
    start()
    operation.dependencies.run {
      Self.$current.withValue(self) {
        guard executor != nil else { return makeTask() }
        EffectParking.$current.withValue(self) { makeTask() }
      }
    }
  }

  private func makeTask() {
    if executor == nil, let isolation = isolation as? StoreIsolation {
      let task = isolation.assumeIsolated { $0.start(self) }
      attach { task.cancel() }
      return
    }
    let task = Task(name: name, executorPreference: executor, priority: operation.priority) {
      await self.run()
    }
    attach { task.cancel() }
  }

  nonisolated(nonsending) func run() async {
    if !isCancelled { await operation.body(self) }
    // What the operation has sent from the main actor is reduced before it counts as ended.
    if registry.hasDeliveries { await deliverAll() }
    registry.remove(self)
    executor?.signal()
    if let completion { await leave(completion) }
  }

  private nonisolated(nonsending) func deliverAll() async {
    await store?.isolated { registry.deliverAll() }
  }

  private nonisolated(nonsending) func leave(_ completion: EffectCompletion) async {
    await store?.isolated { completion.leave() }
  }

  override var parking: String? { executor?.parking(of: self) }

  // MARK: Actions

  func receive(_ action: AnyAction) async {
    guard mayStillSend() else { return }
    if let executor, executor.isDrainingOnThisThread { return receiveIsolated(action) }
    await receive(action, in: isolation)
  }

  private func receive(_ action: AnyAction, in _: isolated any Actor) { receiveIsolated(action) }

  /// Has the store reduce `action`, in whose isolation this is called.
  private func receiveIsolated(_ action: AnyAction) {
    registry.deliverAll()
    if let store { hear(action, in: store) }
  }

  func receiveOnMain(_ action: AnyAction) {
    guard mayStillSend(), let store else { return }
    if store.isolation === MainActor.shared { hear(action, in: store) } else { deliver(action) }
  }

  /// Has the store reduce `action`, in whose isolation this is called.
  private func hear(_ action: AnyAction, in store: any EffectHost) {
    guard !isCancelled else { return }
    store.receive(action, from: self)
    executor?.signal()
  }

  /// Hands an action, from the main actor, over to a store that is not on it, in the order of the calls.
  private func deliver(_ action: AnyAction) {
    // The effects are not done before the action has been reduced.
    let turn = RunningEffect(path: .root, cancelIDs: [], group: group, name: nil, origin: .here)
    group?.add(turn)
    registry.enqueueDelivery { [self] in
      if let store { hear(action, in: store) }
      _ = turn.finish()
      group?.remove(turn)
    }
    Task(executorPreference: executor) { [self] in
      await store?.isolated { registry.deliverAll() }
    }
  }

  private func mayStillSend() -> Bool {
    if isFinished {
      reportIssue(
        """
        An action was sent from a completed effect. …

          Effect started at: \(origin)

        Avoid sending actions using the 'send' argument from 'Effect.run' after the effect has completed. This \
        can happen if you use the 'send' argument in an unstructured context.
        """,
        fileID: origin.fileID,
        filePath: origin.filePath,
        line: origin.line,
        column: origin.column
      )
      return false
    }
    return !isCancelled
  }
}

extension RunningOperation: ParkingObserver {
  func park(_ reason: String) { executor?.park(self, reason) }

  func unpark() { executor?.unpark(self) }

  /// All effects of a store come to rest together.
  var settler: any Settler { executor ?? self }

  func settle() async { await executor?.settle() }
}
