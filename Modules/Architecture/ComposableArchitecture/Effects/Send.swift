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

  /// Creates a function that sends actions elsewhere, such as an action of a child, wrapped, to its parent's effect.
  ///
  /// - Parameter send: Called with each action.
  public nonisolated init(send: @escaping @MainActor @Sendable (Action) -> Void) {
    receiver = ClosureReceiver { send($0.value(as: Action.self)) }
  }

  /// Sends `action`.
  @inlinable
  public func callAsFunction(_ action: sending Action) {
    guard !Task.isCancelled else { return }
    receiver.receive(AnyAction(action))
  }
}

/// A receiver that hands actions to a closure.
final class ClosureReceiver: ActionReceiver {
  private let receive: @MainActor @Sendable (AnyAction) -> Void

  init(_ receive: @escaping @MainActor @Sendable (AnyAction) -> Void) { self.receive = receive }

  func receive(_ action: AnyAction) { receive(action) }
}
