import ArgumentParser

/// A command that belongs to no feature, such as `serve`, and doesn't have the features' common options.
public protocol ContextCommand: DocumentedCommand {
  /// Performs the command.
  ///
  /// - Parameter context: The streams and the environment.
  /// - Throws: The same errors as ``FeatureCommand/perform(output:)``.
  @MainActor func run(in context: CommandContext) async throws
}
