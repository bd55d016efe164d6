import ConcurrencyExtras
import Platform

/// An operation of `Effect.run` that a store runs. Its actions go to that store.
///
/// A `send` retains only this: neither the store nor the values that the operation works with. See
/// ``StartingOperation``.
// @unchecked: its own properties are constants, and Sendable.
final class RunningOperation: RunningEffect, ActionReceiver, @unchecked Sendable {
  /// The operation that the caller is a part of.
  @TaskLocal static var current: RunningOperation?

  /// The executor of a test store; `nil` for the global one.
  let executor: TestExecutor?
  weak let store: (any EffectHost)?
  /// The isolation of the store. The operation begins and ends in it.
  ///
  /// It is `nil` for an actor that may retain the owner of a `send`, and in a test store. The executor of a test
  /// store already runs everything in that isolation.
  let isolation: (any Actor)?
  /// The action that dismisses the innermost child in which the operation runs; `nil` if nothing presents it.
  private let dismissAction: AnyAction?
  private let keepsSent = Atomic(false)

  init(
    _ operation: EffectOperation,
    _ context: EffectContext,
    group: EffectGroup,
    of store: any EffectHost
  ) {
    executor = store.executor
    self.store = store
    let isolation = store.isolation
    let keepsNobody = isolation is StoreIsolation || isolation === MainActor.shared
    self.isolation = keepsNobody && executor == nil ? isolation : nil
    dismissAction = context.dismissal?.action
    super.init(
      path: context.path,
      cancelIDs: context.cancelIDs,
      group: group,
      name: operation.name,
      origin: operation.origin,
      reduction: context.reduction,
      cause: context.cause,
      observers: operation.observers
    )
    context.dismissal?.route?.lead(to: self)
  }

  /// The running effects of the store; `nil` when it has been released.
  var registry: EffectRegistry? { store?.registry }

  /// Whether the operation runs in a child that can be dismissed.
  var isPresented: Bool { dismissAction != nil }

  /// Dismisses the innermost child in which the operation runs or ran. It may be called after the operation's end.
  func dismiss() async { if let dismissAction { await pass(on: dismissAction) } }

  override var parking: String? { executor?.parking(of: self) }

  // MARK: Actions

  func receive(_ action: AnyAction) {
    if isFinished { reportLateSend(of: action) }
    pass(on: action)
  }

  @MainActor
  private func pass(on action: AnyAction) {
    guard !isCancelled, let store else { return }
    if store.isolation === MainActor.shared {
      reduce(action, in: store)
    } else {
      deliver(action, to: store)
    }
  }

  /// Lets the store reduce what was sent, although the operation is being cancelled.
  func keepSent() { keepsSent.store(true, ordering: .releasing) }

  private func reduce(_ action: AnyAction, in store: any EffectHost) {
    let isWanted = !isCancelled || keepsSent.load(ordering: .acquiring) && store.hasChild(at: path)
    guard isWanted, !isFinished || store.hasChild(at: path) else { return }
    store.receive(action, from: self)
    executor?.signal()
  }

  /// Hands an action over from the main actor to a store that isn't on it, in the order of the calls.
  private func deliver(_ action: AnyAction, to store: any EffectHost) {
    // The effects are not done before the action has been reduced.
    let turn = RunningEffect(group: group)
    group?.add(turn)
    let registry = store.registry
    registry.enqueueDelivery { [self, weak store] in
      if let store { reduce(action, in: store) }
      _ = turn.finish()
      group?.remove(turn)
    }
    Task(executorPreference: executor) { [weak store] in
      await store?.isolated { registry.deliverAll() }
    }
  }

  private func reportLateSend(of action: AnyAction) {
    origin.report(
      """
      An action was sent from a completed effect. …

        Action: \(action.summary)
        Effect started at: \(origin)

      Avoid sending actions using the 'send' argument from 'Effect.run' after the effect has completed. This \
      can happen if you use the 'send' argument in an unstructured context.
      """
    )
  }
}

extension RunningOperation: ParkingObserver {
  func park(_ reason: String) { executor?.park(self, reason) }

  func unpark() { executor?.unpark(self) }

  var isStepping: Bool { executor?.isDrainingOnThisThread == true }

  // `nil` for a task that an effect has started elsewhere: the test store may not step again to run it.
  var taskExecutor: (any TaskExecutor)? { isStepping ? executor : nil }

  /// All effects of a store come to rest together.
  var settler: any Settler { executor ?? self }

  func settle() async { await executor?.settle() }
}
