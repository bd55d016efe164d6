import ConcurrencyExtras
import Dependencies

/// An action that waits for its turn.
struct QueuedAction {
  let action: AnyAction
  let origin: ActionOrigin
  /// Stands for the action in its group until it has been reduced.
  let turn: RunningEffect?
}

/// Who sent an action.
enum ActionOrigin {
  case user(EffectGroup?)
  case effect(EffectGroup?, EffectSender)

  static var user: Self { .user(nil) }

  var group: EffectGroup? {
    switch self {
    case .user(let group), .effect(let group, _): group
    }
  }

  /// The effect that sent the action.
  var sender: EffectSender? {
    if case .effect(_, let sender) = self { sender } else { nil }
  }

  func within(_ group: EffectGroup) -> Self {
    switch self {
    case .user: .user(group)
    case .effect(_, let effect): .effect(group, effect)
    }
  }
}

/// An effect that sends an action.
enum EffectSender {
  case operation(RunningEffect)
  /// `Effect.send`, with the number of the reduction that returned it, if that one was observed.
  case synchronous(reduction: UInt64?)
}

/// What is known of an effect from the effects around it.
struct EffectInterpretation: Sendable {
  var path = EffectPath.root
  var cancelIDs: [AnyHashableSendable] = []
  /// `nil` for that of the outermost `send`.
  var group: EffectGroup?
  /// How the innermost child that can be is dismissed.
  var dismissal: Dismissal?
  var completion: EffectCompletion?
  /// The number of the reduction that returned the effect, if it was observed.
  let reduction: UInt64?

  init(group: EffectGroup?, reduction: UInt64?) {
    self.group = group
    self.reduction = reduction
  }

  func cancellable(id: AnyHashableSendable) -> Self {
    var context = self
    context.cancelIDs.append(id)
    return context
  }

  func scoped(_ scope: EffectScope, _ dismissal: Dismissal?) -> Self {
    var context = self
    context.path = path.appending(scope)
    if let dismissal { context.dismissal = dismissal }
    return context
  }

  func completing(_ completion: EffectCompletion) -> Self {
    var context = self
    context.completion = completion
    return context
  }
}

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

extension SourceLocation {
  static let here = SourceLocation(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
}
