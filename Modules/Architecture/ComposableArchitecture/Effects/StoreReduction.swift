import CustomDump
import Sharing

/// A reduction that has ended, as a ``StoreObserver`` sees it.
public struct StoreReduction<State, Action> {
  /// A number that is unique in the process, and grows from one reduction to the next. The observers of a store and
  /// of its children see the same number for one action.
  public let id: UInt64

  /// The action.
  public let action: Action

  /// The sender of the action.
  public let cause: ActionCause

  /// The time that the reducer took.
  public let duration: Duration

  /// The operation that sent the action; `nil` if the store's owner did, or a synchronous effect.
  public var sender: StoreEffect? {
    if case .operation(let effect) = cause { effect } else { nil }
  }

  /// The states before and after; `nil` unless the observer compares states.
  public let states: (old: State, new: State)?

  /// The values of keys before and after, by name; `nil` unless the observer compares states.
  package let sharedValues: (old: [String: Any], new: [String: Any])?

  /// All shared values before and after that have keys or were changed; `nil` unless the observer compares states.
  package let sharedMoments: (old: SharedMoment, new: SharedMoment)?

  /// Returns the change of the state as text in the format of CustomDump; `nil` if it hasn't changed, or if the
  /// observer doesn't compare states.
  ///
  /// - Complexity: O(*n*) in the size of the state. It is computed with each call.
  public func stateDifference() -> String? { states.flatMap { diff($0.old, $0.new) } }
}
