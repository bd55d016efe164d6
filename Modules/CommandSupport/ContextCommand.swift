import ArgumentParser

/// A command that is no feature's, such as `serve`: it does without the options that features share.
public protocol ContextCommand: AsyncParsableCommand {
  /// Does what the command is for.
  ///
  /// - Parameter context: The streams and the environment.
  /// - Throws: What ``FeatureCommand/perform(output:)`` throws.
  @MainActor func run(in context: CommandContext) async throws
}
