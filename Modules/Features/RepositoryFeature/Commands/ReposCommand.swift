import ArgumentParser
import CommandSupport
import SessionRecording

/// `repos`: the repositories of a GitHub account.
public struct ReposCommand: RecordedCommand {
  public static let configuration = CommandConfiguration(
    commandName: "repos",
    abstract: "Show the repositories of a GitHub account.",
    subcommands: [ReposListCommand.self, RepositoryAppCommand.self]
  )

  public static let recordedFeatures = [RecordedFeature { RepositoryFeature() }]

  @OptionGroup var recording: RecordOption

  public init() {}
}
