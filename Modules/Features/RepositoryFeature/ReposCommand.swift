import ArgumentParser

/// `repos`: the repositories of a GitHub account.
public struct ReposCommand: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "repos",
    abstract: "Show the repositories of a GitHub account.",
    subcommands: [ReposList.self, RepositoryApp.self]
  )

  public init() {}
}
