/// The effects that an action has led to: its effects, and those of the actions that they have sent.
///
/// ```swift
/// await store.send(.refreshButtonTapped).finish()
/// ```
public struct StoreTask: Hashable, Sendable {
  let group: EffectGroup?

  /// Returns when all effects have ended. A cancellation of the caller cancels them.
  // NB: in the isolation of the caller. Otherwise the caller would change threads twice to wait.
  public nonisolated(nonsending) func finish() async { await group?.finished(isolation: #isolation) }

  /// Cancels the effects.
  public func cancel() { group?.cancel() }

  /// Whether the effects have been cancelled.
  public var isCancelled: Bool { group?.isCancelled ?? true }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.group === rhs.group }

  public func hash(into hasher: inout Hasher) { hasher.combine(group.map(ObjectIdentifier.init)) }
}
