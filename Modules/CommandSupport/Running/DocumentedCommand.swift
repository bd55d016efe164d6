import ArgumentParser

/// A command whose help has examples and environment variables.
public protocol DocumentedCommand: AsyncParsableCommand {
  /// The arguments of examples for the help, without the names of the commands: `-L 5`.
  static var examples: [String] { get }

  /// The environment variables that the command reads, besides those of every feature's command.
  static var variables: [EnvironmentVariable] { get }
}

extension DocumentedCommand {
  public static var examples: [String] { [] }
  public static var variables: [EnvironmentVariable] { [] }
}
