/// What the code of a running effect can ask of the store that runs it, without being handed it.
struct EffectContext: Sendable {
  @TaskLocal static var current: EffectContext?

  let registry: EffectRegistry
  let path: EffectPath
  let origin: SourceLocation
  /// The executor of a test store; `nil` for the global one.
  let executor: (any TaskExecutor)?
  /// Dismisses the innermost child in which the effect runs; `nil` where nothing presents it.
  let dismiss: (@Sendable () async -> Void)?
}
