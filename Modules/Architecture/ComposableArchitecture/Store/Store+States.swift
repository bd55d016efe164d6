import ConcurrencyExtras

extension Store {
  /// The states, beginning with the current one: one after each reduction. It stands in the place of
  /// `publisher`.
  ///
  /// ```swift
  /// for await count in store.states.map(\.count) { … }
  /// ```
  public var states: AsyncStream<State> { core.states }
}

extension StoreCore {
  /// The states, beginning with the current one, until the store is released.
  var states: AsyncStream<State> {
    let (stream, continuation) = AsyncStream.makeStream(of: State.self)
    let yield = { [weak self] in
      guard let self else { return }
      // A value type, of which the stream hands out copies.
      nonisolated(unsafe) let state = read(as: .property("states")) { $0.pointee }
      continuation.yield(state)
    }
    let subscription = UncheckedSendable(
      StoreSubscription(didReduce: yield, didEnd: { continuation.finish() })
    )
    // The stream keeps the subscription, which only the isolation of the store touches.
    continuation.onTermination = { _ in _ = subscription }
    subscribe(subscription.value)
    yield()
    return stream
  }
}

/// Runs `apply` now, and again whenever something that it has read of a store has changed.
///
/// - Returns: A token; the observation ends when it is cancelled or released.
@preconcurrency @MainActor
public func observe(_ apply: @escaping @MainActor () -> Void) -> ObserveToken {
  let token = ObserveToken()
  token.run(apply)
  return token
}

/// Keeps an observation alive.
@preconcurrency @MainActor
public final class ObserveToken {
  private var tracker: ObservationTracker? = ObservationTracker()

  nonisolated init() {}

  /// Ends the observation.
  public func cancel() { tracker = nil }

  func run(_ apply: @escaping @MainActor () -> Void) {
    tracker?.track {
      apply()
    } onChange: { [weak self] _ in
      Task { @MainActor in self?.run(apply) }
    }
  }
}
