import ArgumentParser

/// `user`: an account on GitHub.
public struct UserCommand: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "user",
    abstract: "Show an account on GitHub.",
    subcommands: [UserShow.self, UserApp.self]
  )

  public init() {}
}
