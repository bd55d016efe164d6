/// A function that sends actions from an effect back into its store.
///
/// ```swift
/// return .run { send in
///   await send(.started)
/// }
/// ```
///
/// A call returns once the action has been reduced. After the effect has been cancelled, calls do nothing. After it
/// has ended, they report an issue; the action is reduced if the feature still exists.
public struct Send<Action>: Sendable {
  @usableFromInline let receiver: any ActionReceiver

  init(_ receiver: any ActionReceiver) { self.receiver = receiver }

  /// Sends `action`, and returns when it has been reduced.
  @inlinable
  public func callAsFunction(_ action: sending Action) async {
    guard !Task.isCancelled else { return }
    await receiver.receive(AnyAction(action))
  }

  /// Sends `action` from synchronous code on the main actor. A store that isn't on the main actor reduces it soon
  /// after.
  @MainActor
  @inlinable
  public func callAsFunction(_ action: sending Action) {
    guard !Task.isCancelled else { return }
    receiver.receiveOnMain(AnyAction(action))
  }
}
