import ArgumentParser
import CommandSupport
import SessionRecording

/// `characters`: the characters of Rick and Morty.
public struct CharactersCommand: RecordedCommand {
  public static let configuration = CommandConfiguration(
    commandName: "characters",
    abstract: "Show the characters of Rick and Morty.",
    subcommands: [CharactersListCommand.self, CharactersShowCommand.self, CharactersAppCommand.self]
  )

  public static let recordedFeatures = [
    RecordedFeature { CharactersFeature() }, RecordedFeature { CharacterDetailFeature() },
  ]

  static let variables = [EnvironmentVariable("RICK_AND_MORTY_API_URL", "The address of the service.")]

  @OptionGroup var recording: RecordOption

  public init() {}
}
