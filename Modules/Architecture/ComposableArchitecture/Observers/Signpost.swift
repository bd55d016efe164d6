extension Reducer {
  /// Marks each action and each effect in a trace, to see where the time goes.
  ///
  /// The default log writes to the file that the environment variable `COMPOSABLE_ARCHITECTURE_SIGNPOSTS`
  /// names. Without one, the reducer is left as it is and nothing is spent.
  ///
  /// ```console
  /// $ COMPOSABLE_ARCHITECTURE_SIGNPOSTS=trace.json my-app     # open trace.json in ui.perfetto.dev
  /// ```
  ///
  /// - Parameters:
  ///   - prefix: The text before the name of each action and effect.
  ///   - log: The destination of the marks.
  public func signpost(
    _ prefix: String = "",
    log: SignpostLog = .environment
  ) -> _ComposedReducer<State, Action> {
    guard let write = log.write else { return _ComposedReducer { _resolve() } }
    return observed(by: SignpostObserver(prefix: prefix.isEmpty ? "" : "[\(prefix)] ", write: write))
  }
}

private struct SignpostObserver: StoreObserver {
  let prefix: String
  let write: @Sendable (SignpostEvent) -> Void

  func willReduce<Action>(_ action: Action) { write(.begin, actionLabel(action)) }

  func didReduce<State, Action>(_ reduction: StoreReduction<State, Action>) {
    write(.end, actionLabel(reduction.action))
  }

  func effectDidStart(_ effect: StoreEffect) { write(.begin, "\(effect)", effect) }

  func effectWasCancelled(_ effect: StoreEffect) { write(.event, "\(effect) cancelled", effect) }

  func effectDidEnd(_ effect: StoreEffect) { write(.end, "\(effect)", effect) }

  private func write(_ phase: SignpostEvent.Phase, _ name: String, _ effect: StoreEffect? = nil) {
    write(SignpostEvent(phase: phase, name: prefix + name, effectID: effect?.id, instant: .now))
  }
}
