import Platform

/// A counter that calls a closure when all operations of an effect have ended.
final class EffectCompletion: Sendable {
  private let count = Atomic(0)
  private let action: @Sendable () -> Void

  init(_ action: @escaping @Sendable () -> Void) { self.action = action }

  func enter() { count.add(1, ordering: .relaxed) }

  func leave() { if leaveAsLast() { action() } }

  /// Reverses an `enter()` without calling the closure.
  ///
  /// - Returns: Whether every other `enter()` has had its `leave()`. If so, the closure isn't called.
  func leaveAsLast() -> Bool { count.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 }
}
