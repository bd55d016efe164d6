/// The sender of an action, as a ``StoreObserver`` sees it.
public enum ActionCause: Hashable, Sendable {
  /// The store's owner: a view or other code that called `send`.
  case user
  /// An operation of `Effect.run`.
  case operation(StoreEffect)
  /// `Effect.send`, with the ``StoreReduction/id`` of the reduction that returned it; `nil` if that reduction wasn't
  /// observed.
  case send(reductionID: UInt64?)

  init(_ sender: EffectSender?) {
    self =
      switch sender {
      case nil: .user
      case .operation(let effect): .operation(StoreEffect(effect))
      case .synchronous(let reduction): .send(reductionID: reduction)
      }
  }
}
