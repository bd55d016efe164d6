import ConcurrencyExtras
import Dependencies

extension Effect {
  /// Makes the effect cancellable by ``Effect/cancel(id:)``.
  ///
  /// An identifier belongs to the store: two stores of the same feature never cancel each other's effects.
  /// Within a store, a child that is presented, an element of a stack or a row of a collection has
  /// separate identifiers; effects that a parent cancels end in its children too.
  ///
  /// - Parameters:
  ///   - id: Names the effect. Any number of effects may share it.
  ///   - cancelInFlight: Whether effects that already run under `id` are cancelled first.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
    if isNone { return .none }
    return Self(.cancellable(id: CancellationID(id), cancelInFlight: cancelInFlight, erased))
  }

  /// Cancels the effects that run under `id`. They have been cancelled by the time `send` returns.
  public static func cancel(id: some Hashable & Sendable) -> Self { Self(.cancel(id: CancellationID(id))) }
}

/// Runs `operation` so that ``Effect/cancel(id:)`` or `Task.cancel(id:)` with the same `id` cancels it.
///
/// - Parameters:
///   - id: Names the operation among those of the effect's store; outside of effects, among those of the process, or
///     of the test.
///   - cancelInFlight: Whether what already runs under `id` is cancelled first.
///   - isolation: The isolation of the caller.
///   - operation: The operation.
/// - Returns: The result of `operation`.
/// - Throws: The error of `operation`; a cancellation error if it notices that it has been cancelled.
public func withTaskCancellation<T: Sendable, Failure: Error>(
  id: some Hashable & Sendable,
  cancelInFlight: Bool = false,
  isolation: isolated (any Actor)? = #isolation,
  operation: @escaping @Sendable () async throws(Failure) -> T
) async throws(Failure) -> T {
  let effect = RunningOperation.current
  guard let registry = EffectRegistry.current(for: effect) else { return try await operation() }
  let id = CancellationID(id)
  let path = effect?.path ?? .root
  let inFlight = RunningEffect(path: path, cancelIDs: [id], group: nil, origin: effect?.origin ?? .here)
  registry.add(inFlight, replacing: cancelInFlight ? id : nil)
  defer { registry.remove(inFlight) }
  // The operation may cancel itself by its identifier, so it begins once that can be done.
  let attached = Gate()
  let task = Task(executorPreference: effect?.taskExecutor) { () -> Result<T, Failure> in
    if !attached.isOpen { await attached.pass() }
    do throws(Failure) {
      return .success(try await operation())
    } catch {
      return .failure(error)
    }
  }
  inFlight.attach { task.cancel() }
  attached.open()
  let result = await withTaskCancellationHandler {
    await task.value
  } onCancel: {
    task.cancel()
  }
  return try result.get()
}

extension Task where Success == Never, Failure == Never {
  /// Cancels the operations that run under `id` in the store of the calling effect.
  ///
  /// Outside of effects, it cancels the operations that
  /// ``withTaskCancellation(id:cancelInFlight:isolation:operation:)`` runs outside of effects. To cancel the effects
  /// of a store, send an action that leads to ``Effect/cancel(id:)``.
  public static func cancel(id: some Hashable & Sendable) {
    let effect = RunningOperation.current
    let registry = EffectRegistry.current(for: effect)
    // What they have sent before this call was sent first. Only a reducer's cancellation comes before it.
    registry?.cancel(id: CancellationID(id), within: effect?.path ?? .root, keepsSent: true)
  }
}

extension EffectRegistry {
  /// Returns the running effects of an effect's store; `nil` if the store has been released. Without an effect,
  /// those outside of stores.
  fileprivate static func current(for effect: RunningOperation?) -> EffectRegistry? {
    if let effect { return effect.registry }
    @Dependency(EffectsOutsideOfStores.self) var registry
    return registry
  }
}

/// A dependency, so that each test has its own.
private enum EffectsOutsideOfStores: DependencyKey {
  static var liveValue: EffectRegistry { EffectRegistry() }
  static var testValue: EffectRegistry { EffectRegistry() }
}
