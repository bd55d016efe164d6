import ConcurrencyExtras
import Dependencies
import DequeModule

/// The effects that a store is running, found by cancellation identifier and by the child they belong to.
///
/// Every store has its own, so that two stores of one feature never cancel each other's effects.
@usableFromInline
final class EffectRegistry: Sendable {
  private struct Storage: Sendable {
    var running = EffectList(.registry)
    var byID: [AnyHashableSendable: [RunningEffect]] = [:]
    /// What effects have sent from the main actor to a store that is not on it.
    var deliveries: Deque<@Sendable () -> Void> = []
    var throttles: [AnyHashableSendable: any AnyObject & Sendable] = [:]
  }

  private let storage = Locked(Storage())

  /// The running effects, in the order in which they were started.
  var running: [RunningEffect] {
    storage.withLock { $0.running.effects }.sorted { $0.sequence < $1.sequence }
  }

  var isEmpty: Bool { storage.withLock { $0.running.isEmpty } }

  func add(_ effect: RunningEffect) {
    storage.withLock {
      $0.running.insert(effect)
      for id in effect.cancelIDs { $0.byID[id, default: []].append(effect) }
    }
    effect.group?.add(effect)
  }

  func remove(_ effect: RunningEffect) {
    guard effect.finish() else { return }
    storage.withLock { storage in
      guard storage.running.remove(effect) else { return }
      for id in effect.cancelIDs {
        storage.byID[id]?.removeAll { $0 === effect }
        if storage.byID[id]?.isEmpty == true { storage.byID[id] = nil }
      }
    }
    effect.group?.remove(effect)
  }

  /// Cancels the effects under `id` that were started at or below the owner of `path`. They count as ended at
  /// once: whatever their code still does is not heard.
  func cancel(id: AnyHashableSendable, within path: EffectPath) {
    let path = path.owner
    let cancelled = storage.withLock { ($0.byID[id] ?? []).filter { $0.path.hasPrefix(path) } }
    end(cancelled)
  }

  /// Cancels all effects that were started at or below `path`.
  func cancel(within path: EffectPath) {
    let cancelled = running.filter { $0.path.hasPrefix(path) }
    end(cancelled)
  }

  /// Cancels the effects of children at `location`, directly below `path`, that are not there any more.
  func cancel(missingAt location: AnyKeyPath, below path: EffectPath, isPresent: (AnyHashable) -> Bool) {
    let depth = path.scopes.count
    let cancelled = running.filter { effect in
      guard effect.path.hasPrefix(path), effect.path.scopes.count > depth else { return false }
      let scope = effect.path.scopes[depth]
      return scope.location == location && !isPresent(scope.identity)
    }
    end(cancelled)
  }

  /// Whether an effect runs under `id` that has not been cancelled.
  func isRunning(id: AnyHashableSendable) -> Bool {
    storage.withLock { ($0.byID[id] ?? []).contains { !$0.isCancelled } }
  }

  /// What is known of the throttle `id`; made by `make` the first time.
  func throttle<T: AnyObject & Sendable>(_ id: AnyHashableSendable, make: () -> T) -> T {
    storage.withLock {
      if let throttle = $0.throttles[id] as? T { return throttle }
      let throttle = make()
      $0.throttles[id] = throttle
      return throttle
    }
  }

  /// Keeps what is to be done in the isolation of the store, in the order of the calls.
  func enqueueDelivery(_ delivery: @escaping @Sendable () -> Void) {
    storage.withLock { $0.deliveries.append(delivery) }
  }

  func dequeueDelivery() -> (@Sendable () -> Void)? {
    storage.withLock { $0.deliveries.popFirst() }
  }

  func cancelAll() {
    end(running)
  }

  private func end(_ effects: [RunningEffect]) {
    for effect in effects { effect.cancel() }
  }
}
