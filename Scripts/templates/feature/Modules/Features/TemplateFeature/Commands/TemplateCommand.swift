import ArgumentParser
import CommandSupport
import SessionRecording

/// `template`: the items of the feature.
public struct TemplateCommand: RecordedCommand {
  public static let configuration = CommandConfiguration(
    commandName: "template",
    abstract: "Show the items of The Title.",
    subcommands: [TemplateListCommand.self, TemplateShowCommand.self, TemplateAppCommand.self]
  )

  public static let recordedFeatures = [
    RecordedFeature { TemplateFeature() }, RecordedFeature { TemplateDetailFeature() },
  ]

  @OptionGroup var recording: RecordOption

  public init() {}
}
