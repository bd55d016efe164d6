import ConcurrencyExtras
import DequeModule
import Platform

/// The effects that a store is running, found by cancellation identifier and by the child they belong to.
///
/// Every store has its own, so that two stores of one feature never cancel each other's effects.
@usableFromInline
final class EffectRegistry: Sendable {
  private struct Storage: Sendable {
    var running: [UInt64: RunningEffect] = [:]
    /// The effects that a cancellation finds, by their numbers. Cancelled ones aren't among them.
    var byID: [CancellationID: [UInt64: RunningEffect]] = [:]
    var sites = EffectSites()
    /// The actions that effects have sent from the main actor to a store with another isolation.
    var deliveries: Deque<@Sendable () -> Void> = []
    var throttles: [CancellationID: any RegisteredThrottle] = [:]
    /// The number of throttles at which the registry drops those past their interval.
    var throttleLimit = 16

    /// Returns the effects that a cancellation is to end, oldest first. The next cancellation doesn't find them.
    ///
    /// - Complexity: O(*n* log *n*) in the number of effects under `id` that have not been cancelled.
    mutating func take(_ id: CancellationID, within path: EffectPath) -> [RunningEffect] {
      guard let effects = byID[id]?.values.filter({ $0.path.hasPrefix(path) }) else { return [] }
      for effect in effects { forget(effect) }
      return effects.oldestFirst
    }

    /// Removes an effect from ``byID``.
    mutating func forget(_ effect: RunningEffect) {
      for id in effect.cancelIDs {
        guard let place = byID.index(forKey: id) else { continue }
        byID.values[place][effect.sequence] = nil
        if byID.values[place].isEmpty { byID.remove(at: place) }
      }
    }
  }

  private let storage = Mutex(Storage())
  /// The number of effects of children that can be removed. While it is 0, no lock is taken.
  private let endable = Atomic(0)
  /// The number of queued deliveries. While it is 0, no lock is taken.
  private let deliveries = Atomic(0)

  /// The running effects, in the order in which they were started.
  var running: [RunningEffect] { storage.withLock(\.running).values.oldestFirst }

  var isEmpty: Bool { storage.withLock { $0.running.isEmpty } }

  /// Registers an effect.
  ///
  /// - Parameter id: The identifier of effects that it replaces. They are cancelled. If several effects replace one
  ///   another at the same time, one stays.
  func add(_ effect: RunningEffect, replacing id: CancellationID? = nil) {
    let replaced = storage.withLock { storage in
      let replaced = id.map { storage.take($0, within: effect.path.owner) } ?? []
      storage.running[effect.sequence] = effect
      for id in effect.cancelIDs { storage.byID[id, default: [:]][effect.sequence] = effect }
      if let path = effect.endablePath { storage.sites.insert(effect, at: path.scopes[...]) }
      return replaced
    }
    if effect.canEnd { endable.add(1, ordering: .relaxed) }
    effect.group?.add(effect)
    end(replaced)
  }

  func remove(_ effect: RunningEffect) {
    guard effect.finish() else { return }
    storage.withLock { storage in
      guard storage.running.removeValue(forKey: effect.sequence) != nil else { return }
      if let path = effect.endablePath { storage.sites.remove(effect, at: path.scopes[...]) }
      storage.forget(effect)
    }
    if effect.canEnd { endable.subtract(1, ordering: .relaxed) }
    effect.group?.remove(effect)
  }

  /// Cancels the effects under `id` that were started at or below the owner of `path`. They count as ended at once:
  /// their later actions are dropped.
  ///
  /// - Parameter keepsSent: Whether actions that they have sent to a store off the main actor, and that it hasn't reduced
  ///   yet, still are.
  func cancel(id: CancellationID, within path: EffectPath, keepsSent: Bool = false) {
    let path = path.owner
    let effects = storage.withLock { $0.take(id, within: path) }
    if keepsSent {
      for case let operation as RunningOperation in effects { operation.keepSent() }
    }
    end(effects)
  }

  /// Cancels the effects of children that no longer exist, oldest first.
  ///
  /// - Complexity: O(1) without effects of children that can be removed. Otherwise O(*n*) in the number of places
  ///   with such effects, and in the number of children at each place that has changed.
  func cancelMissing(in root: UnsafeRawPointer) {
    guard endable.load(ordering: .relaxed) > 0,
      let sites = storage.withLock({ $0.sites.mayBeMissing(in: root) ? $0.sites : nil })
    else { return }
    end(ReductionContext.untracked { sites.missing(in: root) }.oldestFirst)
  }

  /// Returns whether an effect that hasn't been cancelled runs under `id`.
  func isRunning(id: CancellationID) -> Bool {
    storage.withLock { $0.byID[id]?.values.contains { !$0.isCancelled } == true }
  }

  /// Returns the throttle `id`, and creates it if it is missing. Throttles with a past interval are dropped from time
  /// to time.
  func throttle<T: RegisteredThrottle>(_ id: CancellationID, make: () -> T) -> T {
    storage.withLock {
      if let throttle = $0.throttles[id] as? T { return throttle }
      if $0.throttles.count >= $0.throttleLimit {
        $0.throttles = $0.throttles.filter { !$0.value.isOver }
        $0.throttleLimit = max(16, 2 * $0.throttles.count)
      }
      let throttle = make()
      $0.throttles[id] = throttle
      return throttle
    }
  }

  /// The number of throttles that are kept.
  var throttleCount: Int { storage.withLock(\.throttles.count) }

  /// Queues a delivery that is to run in the isolation of the store, in the order of the calls.
  func enqueueDelivery(_ delivery: @escaping @Sendable () -> Void) {
    storage.withLock { $0.deliveries.append(delivery) }
    deliveries.add(1, ordering: .releasing)
  }

  /// Whether a queued delivery hasn't run yet.
  var hasDeliveries: Bool { deliveries.load(ordering: .acquiring) > 0 }

  /// Runs the queued deliveries, in the isolation of the store.
  func deliverAll() {
    while hasDeliveries, let delivery = storage.withLock({ $0.deliveries.popFirst() }) {
      deliveries.subtract(1, ordering: .relaxed)
      delivery()
    }
  }

  func cancelAll() { end(running) }

  /// Cancels all effects, and ends those that have nothing to run, because the store is being released.
  func close() {
    let running = running
    end(running)
    for effect in running where !(effect is RunningOperation) { remove(effect) }
    // Their actions are dropped, but tasks waiting for them must resume.
    deliverAll()
  }

  private func end(_ effects: [RunningEffect]) {
    for effect in effects where !effect.isCancelled { effect.cancel() }
  }
}

/// A throttle of a store.
protocol RegisteredThrottle: AnyObject, Sendable {
  /// Whether the interval has passed and no effect waits for its end, so that a new throttle would behave the same.
  var isOver: Bool { get }
}
