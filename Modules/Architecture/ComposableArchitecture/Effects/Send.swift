/// A function that sends actions from an effect back into its store.
///
/// ```swift
/// return .run { send in
///   await send(.started)
/// }
/// ```
///
/// It belongs to the main actor: code there calls it without `await`, as in `await MainActor.run { send(.started) }`. A
/// call returns once the action has been reduced. A store off the main actor reduces it soon after the call, in the
/// order of the calls.
///
/// After the effect has been cancelled, calls do nothing. After it has ended, they report an issue; the action is
/// reduced if the feature still exists.
@MainActor
public struct Send<Action>: Sendable {
  @usableFromInline let receiver: any ActionReceiver

  nonisolated init(_ receiver: any ActionReceiver) { self.receiver = receiver }

  /// Sends `action`.
  @inlinable
  public func callAsFunction(_ action: sending Action) {
    guard !Task.isCancelled else { return }
    receiver.receive(AnyAction(action))
  }
}
