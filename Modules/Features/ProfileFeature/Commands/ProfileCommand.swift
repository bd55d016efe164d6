import ArgumentParser
import CommandSupport
import SessionRecording

/// `profile`: the users of reqres.in.
public struct ProfileCommand: RecordedCommand {
  public static let configuration = CommandConfiguration(
    commandName: "profile",
    abstract: "Show the users of reqres.in.",
    subcommands: [ProfileShowCommand.self, ProfileListCommand.self, ProfileAppCommand.self]
  )

  public static let recordedFeatures = [
    RecordedFeature { ProfileFeature() }, RecordedFeature { UserListFeature() },
  ]

  @OptionGroup var recording: RecordOption

  public init() {}
}
