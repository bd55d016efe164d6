import Platform

/// Calls a closure when all operations of an effect have ended.
final class EffectCompletion: Sendable {
  private let count = Atomic(0)
  private let action: @Sendable () -> Void

  init(_ action: @escaping @Sendable () -> Void) { self.action = action }

  func enter() { count.add(1, ordering: .relaxed) }

  func leave() {
    if leaveAsLast() { action() }
  }

  /// Takes back an `enter()` without calling the closure.
  ///
  /// - Returns: Whether nothing else has been entered that has not been left: the closure is not called then.
  func leaveAsLast() -> Bool {
    count.subtract(1, ordering: .acquiringAndReleasing).newValue == 0
  }
}
