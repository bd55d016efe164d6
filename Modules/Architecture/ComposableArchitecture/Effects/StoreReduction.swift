import CustomDump

/// A reduction that has ended, as a ``StoreObserver`` sees it.
public struct StoreReduction<State, Action> {
  /// Tells it from all other reductions of the process. Grows from one to the next. What a store's and a
  /// child's observer are told of one action has the same.
  public let id: UInt64

  /// The action.
  public let action: Action

  /// The sender of the action.
  public let cause: ActionCause

  /// How long the reducer took.
  public let duration: Duration

  /// The operation that sent the action; `nil` if the store's owner did, or a synchronous effect.
  public var sender: StoreEffect? {
    if case .operation(let effect) = cause { effect } else { nil }
  }

  /// The states before and after; `nil` unless the observer compares states.
  public let states: (old: State, new: State)?

  /// How the state was changed, as text in the manner of CustomDump; `nil` if it was not, or if the observer
  /// does not compare states.
  ///
  /// - Complexity: O(*n*) in the size of the state. It is computed with each call.
  public func stateDifference() -> String? {
    states.flatMap { diff($0.old, $0.new) }
  }
}
