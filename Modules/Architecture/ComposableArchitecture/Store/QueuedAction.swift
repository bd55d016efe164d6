/// Work that waits for its turn in a store.
enum QueuedWork {
  case action(QueuedAction)
  /// The end of effects that have sent the actions before it.
  case end(() -> Void)
}

/// An action that waits for its turn.
struct QueuedAction {
  let action: AnyAction
  let origin: ActionOrigin
  /// The stand-in for the action in its group until the action has been reduced.
  let turn: RunningEffect?

  /// Lets the group end without the action, which has been reduced.
  func leaveGroup() {
    guard let turn else { return }
    _ = turn.finish()
    origin.group?.remove(turn)
  }
}

/// The sender of an action.
struct ActionOrigin {
  var group: EffectGroup?
  /// The effect that sent the action; `nil` if the user did.
  var sender: EffectSender?
}
