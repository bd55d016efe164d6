/// Calls a closure when all operations of an effect have ended.
// @unchecked: touched only in the isolation of the store that runs the effect.
final class EffectCompletion: @unchecked Sendable {
  private var count = 0
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  func enter() { count += 1 }

  func leave() {
    count -= 1
    if count == 0 { action() }
  }

  /// Takes back an `enter()` without calling the closure.
  ///
  /// - Returns: Whether nothing else has been entered that has not been left: the closure is not called then.
  func leaveAsLast() -> Bool {
    count -= 1
    return count == 0
  }
}
