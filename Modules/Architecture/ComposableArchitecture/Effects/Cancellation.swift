import ConcurrencyExtras

extension Effect {
  /// Makes the effect one that ``Effect/cancel(id:)`` ends.
  ///
  /// An identifier belongs to the store: two stores of the same feature never cancel each other's effects.
  /// Within a store, a child that is presented, an element of a stack or a row of a collection has
  /// identifiers of its own; what a parent cancels ends in its children too.
  ///
  /// - Parameters:
  ///   - id: Names the effect. Any number of effects may share it.
  ///   - cancelInFlight: Whether effects that already run under `id` are cancelled first.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
    if isNone { return cancelInFlight ? .cancel(id: id) : .none }
    return Self(.cancellable(id: AnyHashableSendable(id), cancelInFlight: cancelInFlight, erased))
  }

  /// Cancels the effects that run under `id`. They have been cancelled by the time `send` returns.
  public static func cancel(id: some Hashable & Sendable) -> Self {
    Self(.cancel(id: AnyHashableSendable(id)))
  }
}

/// Runs `operation`, within an effect, so that ``Effect/cancel(id:)`` with the same `id` cancels it.
///
/// - Parameters:
///   - id: Names the operation among those of the effect's store.
///   - cancelInFlight: Whether what already runs under `id` is cancelled first.
///   - isolation: The isolation of the caller.
///   - operation: What to run.
/// - Returns: What `operation` returns.
/// - Throws: What `operation` throws; a cancellation error where it notices that it has been cancelled.
public func withTaskCancellation<T: Sendable, Failure: Error>(
  id: some Hashable & Sendable,
  cancelInFlight: Bool = false,
  isolation: isolated (any Actor)? = #isolation,
  operation: @escaping @Sendable () async throws(Failure) -> T
) async throws(Failure) -> T {
  guard let effect = RunningOperation.current, let registry = effect.registry else {
    return try await operation()
  }
  let id = AnyHashableSendable(id)
  if cancelInFlight { registry.cancel(id: id, within: effect.path) }
  // In a task that an effect has started elsewhere, it goes on there: nobody may be about to step the test store.
  let executor = effect.isStepping ? effect.executor : nil
  let task = Task(executorPreference: executor) { () -> Result<T, Failure> in
    do throws(Failure) {
      return .success(try await operation())
    } catch {
      return .failure(error)
    }
  }
  let inFlight = RunningEffect(
    path: effect.path,
    cancelIDs: [id],
    group: nil,
    name: nil,
    origin: effect.origin
  )
  inFlight.attach { task.cancel() }
  registry.add(inFlight)
  defer { registry.remove(inFlight) }
  let result = await withTaskCancellationHandler {
    await task.value
  } onCancel: {
    task.cancel()
  }
  return try result.get()
}

extension Task where Success == Never, Failure == Never {
  /// Cancels what runs under `id` in the store whose effect calls this. Does nothing outside of an effect.
  public static func cancel(id: some Hashable & Sendable) {
    guard let effect = RunningOperation.current, let registry = effect.registry else { return }
    registry.cancel(id: AnyHashableSendable(id), within: effect.path)
  }
}
