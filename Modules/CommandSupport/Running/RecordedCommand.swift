import ArgumentParser
import SessionRecording

/// A command whose stores can be recorded, or a command that contains such commands.
public protocol RecordedCommand: AsyncParsableCommand {
  /// The features run by the command's stores, for `replay`.
  static var recordedFeatures: [RecordedFeature] { get }
}

extension ParsableCommand {
  /// The features of the command and its subcommands.
  package static var allRecordedFeatures: [RecordedFeature] {
    let own = (Self.self as? any RecordedCommand.Type)?.recordedFeatures ?? []
    return own + configuration.subcommands.flatMap { $0.allRecordedFeatures }
  }
}
