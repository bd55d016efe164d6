import ArgumentParser
import SessionRecording

/// What `--record` asks for.
extension CommandRunner {
  /// Opens the file that a command is recorded to.
  ///
  /// - Returns: What records; `nil` if what is asked for is help.
  /// - Throws: A `CommandFailure` if the command records nothing, or if the file cannot be written.
  func recorder(at path: String, of command: any ParsableCommand) throws -> SessionRecorder? {
    guard command is any FeatureCommand || command is any ContextCommand else { return nil }
    guard !(command is ReplayCommand) else {
      throw CommandFailure.usage("'replay' runs nothing that could be recorded; leave out '--record'")
    }
    guard !path.isEmpty else { throw CommandFailure.usage("--record wants the name of a file") }
    do {
      return try SessionRecorder(path: path, now: context.now)
    } catch {
      throw CommandFailure.usage("--record: \(error.message)")
    }
  }

  /// Says what was recorded, or why that ended early.
  func report(_ recorder: SessionRecorder, at path: String, of command: any ParsableCommand) {
    let sentence: String
    if let failure = recorder.failure {
      sentence = "Warning: \((failure as? TraceError)?.message ?? "the recording ended early")."
    } else {
      guard (command as? any FeatureCommand)?.common.isSilent != true else { return }
      let count = recorder.actionCount
      sentence = "Recorded \(count) action\(count == 1 ? "" : "s") in '\(path)'; 'replay' replays them."
    }
    try? context.standardError.write(TerminalText.line(sentence) + "\n")
  }
}
