/// An effect that sends an action.
enum EffectSender {
  case operation(RunningEffect)
  /// `Effect.send`, with the number of the reduction that returned it, if that reduction was observed.
  case synchronous(reduction: UInt64?)
}
