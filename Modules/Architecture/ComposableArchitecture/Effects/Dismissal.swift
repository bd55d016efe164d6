import Dependencies
import Platform

/// How a child is dismissed in which effects run.
@usableFromInline
struct Dismissal: Sendable {
  /// The action with which the parent dismisses it.
  let action: AnyAction
  /// The readers of `dismiss` while the child was reduced; `nil` if there are none.
  let route: DismissRoute?

  @usableFromInline
  init(action: AnyAction, route: DismissRoute?) {
    self.action = action
    self.route = route
  }

  func map(_ transform: (AnyAction) -> AnyAction) -> Self { Self(action: transform(action), route: route) }
}

/// Leads from what the reducer of a child has read of `dismiss` to the effects that it has returned after that:
/// so a `dismiss` that an effect captures works wherever it is called.
@usableFromInline
final class DismissRoute: Sendable {
  private let operations = Mutex<[RunningOperation]>([])

  func lead(to operation: RunningOperation) { operations.withLock { $0.append(operation) } }

  /// Dismisses the child.
  ///
  /// - Returns: Whether there was an effect of the child to do it.
  func dismiss() async -> Bool {
    let operations = operations.withLock { $0 }
    let operation = operations.first { !$0.isFinished } ?? operations.first
    await operation?.dismiss()
    return operation != nil
  }
}
