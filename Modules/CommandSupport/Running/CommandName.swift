import ArgumentParser

/// Names of commands in messages.
enum CommandName {
  /// Returns the name of the feature's command that contains a command: "profile" for `composed profile
  /// show`.
  ///
  /// - Parameters:
  ///   - command: The command that ran.
  ///   - root: The program's root command.
  static func feature(of command: any ParsableCommand.Type, in root: any ParsableCommand.Type) -> String {
    let path = path(to: command, in: root)
    guard let first = path.first else { return root._commandName }
    let isSuite = first is any CommandSuite.Type
    return (path.dropFirst(isSuite ? 1 : 0).first ?? first)._commandName
  }

  /// Returns the commands from the root to a command; none if the command isn't there.
  static func path(
    to command: any ParsableCommand.Type,
    in root: any ParsableCommand.Type
  ) -> [any ParsableCommand.Type] {
    path(to: command, from: root) ?? []
  }

  private static func path(
    to command: any ParsableCommand.Type,
    from root: any ParsableCommand.Type
  ) -> [any ParsableCommand.Type]? {
    if ObjectIdentifier(command) == ObjectIdentifier(root) { return [root] }
    for child in root.configuration.subcommands {
      if let path = path(to: command, from: child) { return [root] + path }
    }
    return nil
  }
}
