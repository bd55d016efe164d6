import ConcurrencyExtras

/// An operation of `Effect.run`, with all that is needed until it has ended, and by nobody after that.
struct StartingOperation: Sendable {
  let operation: EffectOperation
  private let running: RunningOperation
  private let completion: EffectCompletion?
  private let registry: EffectRegistry

  init(
    _ operation: EffectOperation,
    _ running: RunningOperation,
    _ completion: EffectCompletion?,
    of store: any EffectHost
  ) {
    self.operation = operation
    self.running = running
    self.completion = completion
    registry = store.registry
  }

  /// Begins the operation, in the isolation of the store. It runs until it ends or is cancelled.
  func launch(in isolation: any Actor) {
    running.start()
    operation.dependencies.run {
      RunningOperation.$current.withValue(running) {
        guard running.executor != nil else { return makeTask(in: isolation) }
        EffectParking.$current.withValue(running) { makeTask(in: isolation) }
      }
    }
  }

  /// Where the store has an executor of its own, or that of the main actor, the task begins and ends there: one that
  /// ends with `send` changes no threads after it.
  private func makeTask(in isolation: any Actor) {
    let executor = running.executor
    let task: Task<Void, Never>
    switch isolation {
    case let isolation as StoreIsolation where executor == nil:
      task = isolation.assumeIsolated { $0.start(self) }
    case is MainActor where executor == nil:
      task = Task(name: operation.name, priority: operation.priority) { @MainActor in await run() }
    default:
      task = Task(name: operation.name, executorPreference: executor, priority: operation.priority) {
        await run()
      }
    }
    running.attach { task.cancel() }
  }

  nonisolated(nonsending) func run() async {
    if !running.isCancelled { await operation.body(running) }
    // What the operation has sent from the main actor is reduced before it counts as ended.
    if registry.hasDeliveries { await isolated { registry.deliverAll() } }
    registry.remove(running)
    running.executor?.signal()
    if let completion { await isolated { completion.leave() } }
  }

  private nonisolated(nonsending) func isolated(_ body: @Sendable () -> Void) async {
    await running.store?.isolated(body)
  }
}
