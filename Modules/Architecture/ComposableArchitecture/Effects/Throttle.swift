import ConcurrencyExtras

extension Effect {
  /// Lets the effect run at most once in each interval.
  ///
  /// The first runs at once. Of those that are asked for before the interval has passed, one runs when it has:
  /// the last of them or the first.
  ///
  /// - Parameters:
  ///   - id: Names the throttle within the store.
  ///   - interval: The least time between two runs.
  ///   - clock: The clock to wait on.
  ///   - latest: Whether the last effect that was asked for is run, and not the first.
  ///   - fileID: The file of the call, as `Module/File.swift`.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func throttle<C: Clock>(
    id: some Hashable & Sendable,
    for interval: C.Duration,
    clock: C,
    latest: Bool,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    guard !isNone else { return .none }
    let id = AnyHashableSendable(id)
    return Self(
      .dynamic { registry, path in
        let key = AnyHashableSendable(
          ThrottleKey(id: id, path: path.owner, action: ObjectIdentifier(Action.self))
        )
        let throttle = registry.throttle(key) { Throttle<C.Instant, Action>() }
        let now = clock.now
        guard let last = throttle.last, now < last.advanced(by: interval) else {
          throttle.last = now
          return cancellable(id: id).erased
        }
        // What waited and was cancelled waits no more.
        guard throttle.waiting == nil || !registry.isRunning(id: key) else {
          if latest { throttle.waiting = self }
          return .none
        }
        throttle.waiting = self
        let delay = Self.run(
          operation: { _ in try await clock.sleep(until: last.advanced(by: interval), tolerance: nil) },
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        )
        let run = Self(
          .dynamic { _, _ in
            defer { throttle.waiting = nil }
            throttle.last = clock.now
            return throttle.waiting?.erased ?? .none
          }
        )
        return Self.concatenate(delay, run).cancellable(id: key).cancellable(id: id).erased
      }
    )
  }

  /// Lets the effect run at most once in each interval.
  ///
  /// This is for a clock of which the type is not known, such as `@Dependency(\.continuousClock)`.
  ///
  /// - Parameters:
  ///   - id: Names the throttle within the store.
  ///   - interval: The least time between two runs.
  ///   - clock: The clock to wait on.
  ///   - latest: Whether the last effect that was asked for is run, and not the first.
  ///   - fileID: The file of the call, as `Module/File.swift`.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @_disfavoredOverload
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
    func open(_ clock: some Clock<Duration>) -> Self {
      throttle(
        id: id,
        for: interval,
        clock: clock,
        latest: latest,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
    return open(clock)
  }
}

/// Names a throttle: each child that can go away has its own, and so has each kind of action.
private struct ThrottleKey: Hashable, Sendable {
  let id: AnyHashableSendable
  let path: EffectPath
  let action: ObjectIdentifier
}

/// What is known of a throttle between two effects.
// @unchecked: touched only in the isolation of the store that runs the effects.
private final class Throttle<Instant, Action>: @unchecked Sendable {
  var last: Instant?
  var waiting: Effect<Action>?
}
