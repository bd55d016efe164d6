import ArgumentParser
import CommandSupport
import SessionRecording

/// `profile`: the users of reqres.in.
public struct ProfileCommand: RecordedCommand {
  public static let configuration = CommandConfiguration(
    commandName: "profile",
    abstract: "Show the users of reqres.in.",
    discussion: "'profile 3' is short for 'profile show 3', and 'profile' for 'profile show'.",
    subcommands: [ProfileShowCommand.self, ProfileListCommand.self, ProfileAppCommand.self],
    defaultSubcommand: ProfileShowCommand.self
  )

  public static let recordedFeatures = [
    RecordedFeature { ProfileFeature() }, RecordedFeature { UserListFeature() },
  ]

  static let variables = [
    EnvironmentVariable("REQRES_API_KEY", "The key for reqres.in."),
    EnvironmentVariable("REQRES_API_URL", "The address of reqres.in."),
  ]

  @OptionGroup var recording: RecordOption

  public init() {}
}
