/// Sends actions from an effect back into the store that runs it.
///
/// ```swift
/// return .run { send in
///   await send(.started)
/// }
/// ```
///
/// A call returns once the action has been reduced. After the effect has been cancelled, calls do nothing.
/// After it has ended they do nothing and report an issue.
public struct Send<Action>: Sendable {
  let receive: @Sendable (Action) async -> Void
  let receiveOnMain: @MainActor @Sendable (Action) -> Void

  init(
    receive: @escaping @Sendable (Action) async -> Void,
    receiveOnMain: @escaping @MainActor @Sendable (Action) -> Void
  ) {
    self.receive = receive
    self.receiveOnMain = receiveOnMain
  }

  /// Sends `action`, and returns when it has been reduced.
  public func callAsFunction(_ action: Action) async {
    guard !Task.isCancelled else { return }
    await receive(action)
  }

  /// Sends `action` from code that is not asynchronous and runs on the main actor. A store that is not on the
  /// main actor reduces it soon after.
  @MainActor
  public func callAsFunction(_ action: Action) {
    guard !Task.isCancelled else { return }
    receiveOnMain(action)
  }

  func pullback<ChildAction>(
    _ transform: @escaping @Sendable (ChildAction) -> Action
  ) -> Send<ChildAction> {
    Send<ChildAction>(
      receive: { await receive(transform($0)) },
      receiveOnMain: { receiveOnMain(transform($0)) }
    )
  }
}
