import ArgumentParser
import SessionRecording

/// A command whose stores can be recorded, or that holds such commands.
public protocol RecordedCommand: AsyncParsableCommand {
  /// The features that the command's stores run, for `replay`.
  static var recordedFeatures: [RecordedFeature] { get }
}

extension ParsableCommand {
  /// The features of the command and of those in it.
  static var allRecordedFeatures: [RecordedFeature] {
    let own = (Self.self as? any RecordedCommand.Type)?.recordedFeatures ?? []
    return own + configuration.subcommands.flatMap { $0.allRecordedFeatures }
  }
}
