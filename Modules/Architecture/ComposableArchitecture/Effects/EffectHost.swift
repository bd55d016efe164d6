/// The interface of a store to the operations that it runs, independent of the types of its state and its actions.
protocol EffectHost: AnyObject, Sendable {
  var isolation: any Actor { get }
  var registry: EffectRegistry { get }
  /// The executor of a test store; `nil` for the global one.
  var executor: TestExecutor? { get }

  /// Returns whether the state that a path leads to still exists. Called in the isolation of the store.
  func hasChild(at path: EffectPath) -> Bool

  /// Reduces an action that an operation has sent. Called in the isolation of the store.
  func receive(_ action: AnyAction, from operation: RunningOperation)
}

extension EffectHost {
  /// Runs `body` in the isolation of the store.
  func isolated(_ body: @Sendable () -> Void) async {
    if let executor, executor.isDrainingOnThisThread { return body() }
    await isolated(to: isolation, body)
  }

  private func isolated(to actor: isolated any Actor, _ body: @Sendable () -> Void) { body() }
}
