import ConcurrencyExtras
import Dependencies

/// An effect that has been started and has not ended.
final class RunningEffect: Sendable {
  /// Grows with every effect that is started.
  let sequence = UniqueNumber.next()
  let path: EffectPath
  /// The path of the innermost child that can go away, and the effect with it; `nil` if there is none.
  let endablePath: EffectPath?
  let cancelIDs: [AnyHashableSendable]
  let group: EffectGroup?
  let name: String?
  let origin: SourceLocation
  /// The number of the reduction that returned the effect, if it was observed.
  let reduction: UInt64?
  private let observers: [any StoreObserver]
  // NB: touched only with the lock of the registry held.
  nonisolated(unsafe) var placeInRegistry: Int?
  // NB: touched only with the lock of the group held.
  nonisolated(unsafe) var placeInGroup: Int?
  // NB: touched only with the lock of the registry held.
  nonisolated(unsafe) var placeInSite: Int?
  /// The child that can go away and with it the effect.
  // NB: set once, with the lock of the registry held, before others know the effect.
  nonisolated(unsafe) var child: EffectScope?

  private struct Handle {
    var cancel: (@Sendable () -> Void)?
    var isStarted = false
    var isCancelled = false
    var isFinished = false
    var parkings: [String] = []
  }

  private let handle = Locked(Handle())

  init(
    path: EffectPath,
    cancelIDs: [AnyHashableSendable],
    group: EffectGroup?,
    name: String?,
    origin: SourceLocation,
    reduction: UInt64? = nil,
    observers: [any StoreObserver] = []
  ) {
    self.path = path
    endablePath = path.innermostThatCanEnd
    self.cancelIDs = cancelIDs
    self.group = group
    self.name = name
    self.origin = origin
    self.reduction = reduction
    self.observers = observers
  }

  /// Whether the effect is that of a child that can go away.
  var canEnd: Bool { endablePath != nil }

  var isCancelled: Bool { handle.withLock { $0.isCancelled } }

  var isFinished: Bool { handle.withLock { $0.isFinished } }

  /// What the effect waits for, where that is something that only the owner of a test can bring about.
  var parking: String? { handle.withLock { $0.parkings.last } }

  /// Says how to cancel the work; cancels it at once if the effect has been cancelled before it began.
  func attach(cancel: @escaping @Sendable () -> Void) {
    let isCancelled = handle.withLock {
      $0.cancel = cancel
      return $0.isCancelled
    }
    if isCancelled { cancel() }
  }

  /// Tells the observers that the effect starts, if it has not been cancelled before.
  func start() {
    guard !observers.isEmpty else { return }
    let isStarted = handle.withLock {
      $0.isStarted = !$0.isCancelled
      return $0.isStarted
    }
    if isStarted { notify { $0.effectDidStart($1) } }
  }

  func cancel() {
    let (cancel, isFirst) = handle.withLock {
      let isFirst = !$0.isCancelled && !$0.isFinished
      $0.isCancelled = true
      return ($0.cancel, isFirst)
    }
    if isFirst { notify { $0.effectWasCancelled($1) } }
    cancel?()
  }

  /// - Returns: Whether this is the first time that the effect is said to have ended.
  func finish() -> Bool {
    let (isFirst, wasStarted) = handle.withLock { handle in
      defer { handle.isFinished = true }
      handle.cancel = nil
      return (!handle.isFinished, handle.isStarted)
    }
    if isFirst, wasStarted { notify { $0.effectDidEnd($1) } }
    return isFirst
  }

  private func notify(_ event: (any StoreObserver, StoreEffect) -> Void) {
    guard !observers.isEmpty else { return }
    let effect = StoreEffect(self)
    for observer in observers { event(observer, effect) }
  }

  func park(_ reason: String) { handle.withLock { $0.parkings.append(reason) } }

  func unpark() { handle.withLock { _ = $0.parkings.popLast() } }
}
