/// Sends actions from an effect back into the store that runs it.
///
/// ```swift
/// return .run { send in
///   await send(.started)
/// }
/// ```
///
/// A call returns once the action has been reduced; where the store is off the main actor, once it is queued.
/// After the effect has been cancelled, calls do nothing. After it has ended they do nothing and report an
/// issue.
@MainActor
public struct Send<Action>: Sendable {
  let receive: @MainActor @Sendable (Action) -> Void

  nonisolated init(receive: @escaping @MainActor @Sendable (Action) -> Void) {
    self.receive = receive
  }

  /// Sends `action`.
  public func callAsFunction(_ action: Action) {
    guard !Task.isCancelled else { return }
    receive(action)
  }

  nonisolated func pullback<ChildAction>(
    _ transform: @escaping @Sendable (ChildAction) -> Action
  ) -> Send<ChildAction> {
    let receive = receive
    return Send<ChildAction> { receive(transform($0)) }
  }
}
