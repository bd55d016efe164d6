import ConcurrencyExtras

/// The context that an effect inherits from the effects around it.
struct EffectContext: Sendable {
  var path = EffectPath.root
  var cancelIDs: [CancellationID] = []
  /// The group of the effect; `nil` for that of the outermost `send`.
  var group: EffectGroup?
  /// The dismissal of the innermost child that can be dismissed.
  var dismissal: Dismissal?
  var completion: EffectCompletion?
  /// The number of the reduction that returned the effect, if it was observed.
  let reduction: UInt64?
  /// The action that led to the effect, for the messages of a test store.
  let cause: AnyAction?
}
