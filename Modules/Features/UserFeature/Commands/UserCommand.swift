import ArgumentParser
import CommandSupport
import SessionRecording

/// `user`: an account on GitHub.
public struct UserCommand: RecordedCommand {
  public static let configuration = CommandConfiguration(
    commandName: "user",
    abstract: "Show an account on GitHub.",
    subcommands: [UserShowCommand.self, UserAppCommand.self]
  )

  public static let recordedFeatures = [RecordedFeature { UserFeature() }]

  @OptionGroup var recording: RecordOption

  public init() {}
}
