import Platform

/// The dismissal of the child that effects belong to.
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

/// The connection between a child's reads of `dismiss` and the effects that its reducer returns afterwards. Through
/// it, a `dismiss` that an effect captures works from anywhere.
@usableFromInline
final class DismissRoute: Sendable {
  private let operations = Mutex<[RunningOperation]>([])

  func lead(to operation: RunningOperation) { operations.withLock { $0.append(operation) } }

  /// Dismisses the child.
  ///
  /// - Returns: Whether the child had an effect to dismiss it with.
  func dismiss() async -> Bool {
    let operations = operations.withLock { $0 }
    let operation = operations.first { !$0.isFinished } ?? operations.first
    await operation?.dismiss()
    return operation != nil
  }
}
