import ConcurrencyExtras

extension Store {
  /// The states, beginning with the current one, until the store is released. It replaces `publisher`.
  ///
  /// A loop that is slower than the store gets the newest state and misses those before it. If the state is
  /// `Equatable`, no state comes twice in a row.
  ///
  /// ```swift
  /// for await count in store.states.map(\.count) { … }
  /// ```
  public var states: AsyncStream<State> { core.states }
}

extension StoreCore {
  /// The newest states, beginning with the current one, until the core is released.
  var states: AsyncStream<State> { states(of: { $0 }) { ($0 as? any Equatable)?.isEqual(to: $1) ?? false } }

  /// Returns the newest of the values that a function reads, beginning with the current one, until the core is
  /// released.
  ///
  /// - Parameter isDuplicate: Whether the second of two values is left out after the first.
  func states<Value>(
    of value: @escaping (State) -> Value,
    removeDuplicates isDuplicate: @escaping (Value, Value) -> Bool
  ) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: .bufferingNewest(1))
    var last: Value?
    let yield = { [weak self] in
      guard let self else { return }
      let new = read(as: .property("states")) { state in ReductionContext.untracked { value(state.pointee) } }
      if let last, isDuplicate(last, new) { return }
      last = new
      // A copy that nothing else has. What it refers to is the state's, which only the store's isolation should share.
      nonisolated(unsafe) let state = new
      continuation.yield(state)
    }
    // The stream retains the subscription. Only the isolation of the store touches it.
    let subscription = UncheckedSendable(
      StoreSubscription(didReduce: yield, didEnd: { continuation.finish() })
    )
    continuation.onTermination = { _ in _ = subscription }
    subscribe(subscription.value)
    endsWithCore(subscription.value)
    yield()
    return stream
  }
}

/// Runs `apply` now, and again whenever something that it has read from a store has changed.
///
/// - Returns: A token; the observation ends when it is cancelled or released.
@preconcurrency @MainActor
public func observe(_ apply: @escaping @MainActor () -> Void) -> ObserveToken {
  let token = ObserveToken()
  token.run(apply)
  return token
}
