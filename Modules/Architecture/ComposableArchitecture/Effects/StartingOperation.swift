import ConcurrencyExtras
import Dependencies

/// An operation of `Effect.run`, with everything that it needs until it has ended.
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

  /// Begins the operation, in the isolation of the store. From here on it runs until it ends. It begins even if it has
  /// already been cancelled, as when its child is removed by the same action: it may save something.
  func launch() {
    running.start()
    running.executor?.operationDidBegin()
    dependencies.run {
      RunningOperation.$current.withValue(running) {
        ViewContext.$view.withValue(nil) {
          guard running.executor != nil else { return makeTask() }
          EffectParking.$current.withValue(running) { makeTask() }
        }
      }
    }
  }

  private var dependencies: DependencyValues {
    guard running.isPresented else { return operation.dependencies }
    var dependencies = operation.dependencies
    dependencies.dismiss = DismissEffect { [running] in await running.dismiss() }
    return dependencies
  }

  private func makeTask() {
    let task = running.isolation.map { $0.assumeIsolated { start(in: $0) } } ?? startElsewhere()
    running.attach { task.cancel() }
  }

  /// Begins in the isolation of the store as soon as that is free, and returns there: an operation that ends with
  /// `send` changes no threads afterwards.
  private func start(in isolation: isolated any Actor) -> Task<Void, Never> {
    Task(name: operation.name, priority: operation.priority) {
      _ = isolation
      await run()
    }
  }

  /// Begins on the executor of a test store, or on the global one.
  private func startElsewhere() -> Task<Void, Never> {
    Task(name: operation.name, executorPreference: running.executor, priority: operation.priority) {
      await run()
    }
  }

  nonisolated(nonsending) func run() async {
    // NB: run it even if it has been cancelled meanwhile: it may have begun something that it must end.
    await operation.body(running) { await end() }
    await end()
  }

  private nonisolated(nonsending) func end() async {
    guard !running.isFinished else { return }
    // Actions that the operation has sent from the main actor are reduced before it counts as ended.
    if registry.hasDeliveries { await isolated { registry.deliverAll() } }
    leaveRegistry()
    if let completion { await isolated { completion.leave() } }
  }

  private func leaveRegistry() {
    registry.remove(running)
    running.executor?.operationDidEnd()
  }

  private nonisolated(nonsending) func isolated(_ body: @Sendable () -> Void) async {
    await running.store?.isolated(body)
  }
}
