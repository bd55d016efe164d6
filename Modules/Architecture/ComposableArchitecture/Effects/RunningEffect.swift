import ConcurrencyExtras
import Platform

/// An effect that has been started and has not ended.
// @unchecked: the comment of the only variable says what protects it.
class RunningEffect: @unchecked Sendable {
  /// A number that grows with every started effect.
  let sequence = UniqueNumber.next()
  let path: EffectPath
  /// The path of the innermost child that can be removed, and the effect with it; `nil` if there is none.
  let endablePath: EffectPath?
  let cancelIDs: [CancellationID]
  let group: EffectGroup?
  let name: String?
  let origin: _SourceLocation
  /// The number of the reduction that returned the effect, if it was observed.
  let reduction: UInt64?
  /// The action that led to the effect, if a test store runs it.
  let cause: AnyAction?
  private let observers: [any StoreObserver]

  private struct Progress: OptionSet {
    let rawValue: UInt8

    static let started = Self(rawValue: 1)
    /// The closure that cancels the work has been set.
    static let attached = Self(rawValue: 2)
    static let cancelled = Self(rawValue: 4)
    static let finished = Self(rawValue: 8)
  }

  private let progress = Atomic<UInt8>(0)
  // Set once, before the effect counts as attached, and read after that.
  private final var cancelWork: (@Sendable () -> Void)?

  init(
    path: EffectPath = .root,
    cancelIDs: [CancellationID] = [],
    group: EffectGroup?,
    name: String? = nil,
    origin: _SourceLocation = .here,
    reduction: UInt64? = nil,
    cause: AnyAction? = nil,
    observers: [any StoreObserver] = []
  ) {
    self.path = path
    endablePath = path.innermostThatCanEnd
    self.cancelIDs = cancelIDs
    self.group = group
    self.name = name
    self.origin = origin
    self.reduction = reduction
    self.cause = cause
    self.observers = observers
  }

  /// Whether the effect is that of a child that can be removed.
  final var canEnd: Bool { endablePath != nil }

  final var isCancelled: Bool { now.contains(.cancelled) }

  final var isFinished: Bool { now.contains(.finished) }

  /// The event that the effect waits for, if only a test can trigger it.
  var parking: String? { nil }

  private var now: Progress { Progress(rawValue: progress.load(ordering: .acquiring)) }

  /// - Returns: The progress of the effect before.
  private func reach(_ step: Progress) -> Progress {
    Progress(rawValue: progress.bitwiseOr(step.rawValue, ordering: .acquiringAndReleasing).oldValue)
  }

  /// Sets the closure that cancels the work. If the effect has already been cancelled, calls it at once.
  final func attach(cancel: @escaping @Sendable () -> Void) {
    cancelWork = cancel
    if reach(.attached).contains(.cancelled) { cancel() }
  }

  /// Notifies the observers that the effect starts, if it hasn't been cancelled before.
  final func start() {
    guard !observers.isEmpty else { return }
    let isStarted = progress.compareExchange(
      expected: 0,
      desired: Progress.started.rawValue,
      ordering: .acquiringAndReleasing
    ).exchanged
    if isStarted { notify { $0.effectDidStart($1) } }
  }

  final func cancel() {
    let before = reach(.cancelled)
    if before.isDisjoint(with: [.cancelled, .finished]) { notify { $0.effectWasCancelled($1) } }
    if before.contains(.attached), !before.contains(.finished) { cancelWork?() }
  }

  /// - Returns: Whether this is the first call.
  final func finish() -> Bool {
    let before = reach(.finished)
    guard !before.contains(.finished) else { return false }
    if before.contains(.started) { notify { $0.effectDidEnd($1) } }
    return true
  }

  private func notify(_ event: (any StoreObserver, StoreEffect) -> Void) {
    guard !observers.isEmpty else { return }
    let effect = StoreEffect(self)
    for observer in observers { event(observer, effect) }
  }
}

extension Sequence<RunningEffect> {
  /// The effects in the order in which they were started.
  var oldestFirst: [RunningEffect] { sorted { $0.sequence < $1.sequence } }
}
