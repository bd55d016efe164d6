import ConcurrencyExtras
import Platform

extension Effect {
  /// Lets the effect run at most once in each interval.
  ///
  /// The first runs at once. Of those that follow before the interval has passed, one runs at its end: the last or
  /// the first.
  ///
  /// - Parameters:
  ///   - id: Names the throttle within the store.
  ///   - interval: The least time between two runs.
  ///   - clock: The clock to wait on.
  ///   - latest: Whether the last effect runs at the end of the interval, and not the first.
  public func throttle(
    id: some Hashable & Sendable,
    for interval: Duration,
    clock: any Clock<Duration>,
    latest: Bool,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    guard !isNone else { return .none }
    return throttle(CancellationID(id), interval, clock, latest, .init(fileID, filePath, line, column))
  }

  private func throttle<C: Clock<Duration>>(
    _ id: CancellationID,
    _ interval: Duration,
    _ clock: C,
    _ latest: Bool,
    _ location: _SourceLocation
  ) -> Self {
    return Self(
      .dynamic { registry, path in
        let key = CancellationID(
          ThrottleKey(id: id, path: path.owner, action: ObjectIdentifier(Action.self))
        )
        let throttle = registry.throttle(key) { Throttle<C, Action>(clock, interval) }
        guard let end = throttle.end, clock.now < end else {
          throttle.begin()
          return cancellable(id: id).erased
        }
        // An effect that was cancelled no longer waits.
        if let waiting = throttle.waiting, registry.isRunning(id: key) {
          if latest { waiting.effect.withLock { $0 = self } }
          return .none
        }
        let waiting = WaitingEffect(self)
        throttle.waiting = waiting
        let delay = Self.run(at: location) { _ in try await clock.sleep(until: end, tolerance: nil) }
        let run = Self(
          .dynamic { _, _ in
            throttle.begin()
            throttle.waiting = nil
            return waiting.effect.withLock(\.erased)
          }
        )
        return Self.concatenate(delay, run).cancellable(id: key).cancellable(id: id).erased
      }
    )
  }
}

/// The name of a throttle. Each removable child has its own, and so has each kind of action.
private struct ThrottleKey: Hashable, Sendable {
  let id: CancellationID
  let path: EffectPath
  let action: ObjectIdentifier
}

/// An effect that waits for the end of an interval. Only the waiting operation retains it.
private final class WaitingEffect<Action>: Sendable {
  let effect: Mutex<Effect<Action>>

  init(_ effect: Effect<Action>) { self.effect = Mutex(effect) }
}

/// The interval of a throttle.
private final class Throttle<C: Clock, Action>: RegisteredThrottle {
  private struct State {
    var end: C.Instant?
    weak var waiting: WaitingEffect<Action>?
  }

  private let clock: C
  private let interval: C.Duration
  private let state = Mutex(State())

  /// The end of the interval; `nil` before the first.
  var end: C.Instant? { state.withLock(\.end) }

  var waiting: WaitingEffect<Action>? {
    get { state.withLock(\.waiting) }
    set { state.withLock { $0.waiting = newValue } }
  }

  init(_ clock: C, _ interval: C.Duration) {
    self.clock = clock
    self.interval = interval
  }

  /// Begins an interval.
  func begin() { state.withLock { $0.end = clock.now.advanced(by: interval) } }

  var isOver: Bool { waiting == nil && end.map { clock.now >= $0 } ?? true }
}
