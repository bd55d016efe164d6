import ConcurrencyExtras
import Dependencies

/// An action that waits for its turn.
struct QueuedAction<Action> {
  let action: Action
  let origin: ActionOrigin
  /// Stands for the action in its group until it has been reduced.
  let turn: RunningEffect?
}

/// Who sent an action.
enum ActionOrigin {
  case user(EffectGroup?)
  case effect(EffectGroup?, RunningEffect?)

  static var user: Self { .user(nil) }

  var group: EffectGroup? {
    switch self {
    case .user(let group), .effect(let group, _): group
    }
  }

  /// The running effect that sent the action.
  var sender: RunningEffect? {
    if case .effect(_, let sender) = self { sender } else { nil }
  }

  func within(_ group: EffectGroup) -> Self {
    switch self {
    case .user: .user(group)
    case .effect(_, let effect): .effect(group, effect)
    }
  }
}

/// An operation that is to be started when `send` has drained its queue.
struct StartingEffect<Action> {
  let operation: EffectOperation<Action>
  let running: RunningEffect
  let context: EffectInterpretation<Action>
}

/// What is known of an effect from the effects around it.
struct EffectInterpretation<Action>: Sendable {
  var path = EffectPath.root
  var cancelIDs: [AnyHashableSendable] = []
  /// `nil` for that of the outermost `send`.
  var group: EffectGroup?
  var dismiss: UncheckedSendable<Action>?
  var completion: EffectCompletion?

  init(group: EffectGroup?) { self.group = group }

  func cancellable(id: AnyHashableSendable) -> Self {
    var context = self
    context.cancelIDs.append(id)
    return context
  }

  func scoped(_ scope: EffectScope, dismiss: Action?) -> Self {
    var context = self
    context.path = path.appending(scope)
    if let dismiss { context.dismiss = UncheckedSendable(dismiss) }
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
}

extension SourceLocation {
  static let here = SourceLocation(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
}
