import ConcurrencyExtras
import Dependencies
import DequeModule
import IssueReporting

/// How operations run, and how what they send comes back.
extension StoreEngine {
  func start(_ effect: StartingEffect<Action>) {
    let (operation, running, context) = (effect.operation, effect.running, effect.context)
    running.start()
    let send = send(for: running)
    var dismiss = dismissRoot
    if let dismissal = context.dismiss {
      dismiss = { if case .send(let action) = dismissal.operation { await send.receive(action) } }
    }
    let environment = EffectContext(
      registry: registry,
      path: context.path,
      origin: operation.origin,
      executor: executor,
      dismiss: dismiss
    )
    operation.dependencies.run {
      EffectContext.$current.withValue(environment) {
        guard let executor else { return launch(effect, send) }
        EffectParking.$current.withValue(EffectParkingObserver(running, executor: executor)) {
          launch(effect, send)
        }
      }
    }
  }

  private func launch(_ effect: StartingEffect<Action>, _ send: Send<Action>) {
    let (operation, running, completion) = (effect.operation, effect.running, effect.context.completion)
    let task = Task(name: operation.name, executorPreference: executor, priority: operation.priority) {
      [registry, executor, weak self] in
      if !running.isCancelled { await operation.body(send) }
      // What the operation has sent from the main actor is reduced before it counts as ended.
      if registry.hasDeliveries { await self?.isolated { $0.registry.deliverAll() } }
      registry.remove(running)
      executor?.signal()
      if let completion { await self?.isolated { _ in completion.leave() } }
    }
    running.attach { task.cancel() }
  }

  private func send(for running: RunningEffect) -> Send<Action> {
    Send(
      receive: { [weak self] action in
        guard Self.mayStillSend(running) else { return }
        let action = UncheckedSendable(action)
        await self?.isolated {
          $0.registry.deliverAll()
          $0.receive(action.value, from: running)
        }
      },
      receiveOnMain: { [weak self] action in
        guard Self.mayStillSend(running), let self else { return }
        if isolation === MainActor.shared {
          receive(action, from: running)
        } else {
          deliver(action, from: running)
        }
      }
    )
  }

  private func receive(_ action: Action, from running: RunningEffect) {
    guard !running.isCancelled else { return }
    send(action, origin: .effect(running.group, .operation(running)))
    executor?.signal()
  }

  /// Hands an action, from the main actor, over to a store that is not on it, in the order of the calls.
  private func deliver(_ action: Action, from running: RunningEffect) {
    // The effects are not done before the action has been reduced.
    let turn = RunningEffect(path: .root, cancelIDs: [], group: running.group, name: nil, origin: .here)
    running.group?.add(turn)
    let action = UncheckedSendable(action)
    registry.enqueueDelivery { [weak self] in
      self?.receive(action.value, from: running)
      _ = turn.finish()
      running.group?.remove(turn)
    }
    Task(executorPreference: executor) { [weak self] in
      await self?.isolated { $0.registry.deliverAll() }
    }
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
  nonisolated(nonsending) func isolated(_ body: @escaping @Sendable (StoreEngine) -> Void) async {
    if let executor, executor.isDrainingOnThisThread { return body(self) }
    await isolated(to: isolation, body)
  }

  private func isolated(
    to actor: isolated any Actor,
    _ body: @Sendable (StoreEngine) -> Void
  ) {
    body(self)
  }
}
