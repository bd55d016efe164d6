import ArgumentParser
import Foundation
import SessionRecording

/// Support for `--record`.
extension CommandRunner {
  /// Creates the recorder of a command.
  ///
  /// - Returns: The recorder; `nil` if the command only prints help.
  /// - Throws: A `CommandFailure` if the command can't be recorded or the file can't be written.
  func recorder(at path: String, of command: any ParsableCommand) throws -> SessionRecorder? {
    guard command is any FeatureCommand || command is any ContextCommand else { return nil }
    guard command is any FeatureCommand else {
      let name = type(of: command)._commandName
      throw CommandFailure.usage("'\(name)' can't be recorded; leave out '--record'")
    }
    guard path != "-" else {
      throw CommandFailure.usage("--record writes to a file, not to '-'; for a file of that name, write ./-")
    }
    guard !path.isEmpty else { throw CommandFailure.usage("--record needs a file name") }
    for (stream, data) in [(context.standardOutput, "output"), (context.standardError, "messages")]
    where (stream as? DescriptorStream)?.isFile(at: path) ?? false {
      throw CommandFailure.usage(
        "--record: the \(data) of the command would be in '\(path)' too; record to another file"
      )
    }
    do {
      return try SessionRecorder(path: path, now: context.now)
    } catch {
      throw CommandFailure.usage("--record: \(error.message)")
    }
  }

  /// Reports how much was recorded, or why the recording ended early.
  func report(_ recorder: SessionRecorder, at path: String, of command: any ParsableCommand) {
    let sentence: String
    if let failure = recorder.failure {
      sentence = "Warning: \((failure as? TraceError)?.message ?? "the recording ended early")."
    } else {
      guard (command as? any FeatureCommand)?.common.isSilent != true else { return }
      let count = recorder.actionCount
      guard count > 0 else {
        try? context.standardError.write(TerminalText.line("Nothing was recorded in '\(path)'.") + "\n")
        return
      }
      sentence = "Recorded \(count) action\(count == 1 ? "" : "s") in '\(path)'; 'replay' replays them."
    }
    try? context.standardError.write(TerminalText.line(sentence) + "\n")
  }
}

extension DescriptorStream {
  /// Returns whether the stream writes to the file at a path. `/dev/null` is none: nothing in it is overwritten.
  fileprivate func isFile(at path: String) -> Bool {
    var (own, other, null) = (stat(), stat(), stat())
    guard fstat(descriptor, &own) == 0, stat(path, &other) == 0 else { return false }
    let isNull = stat("/dev/null", &null) == 0 && null.st_ino == own.st_ino && null.st_dev == own.st_dev
    return own.st_ino == other.st_ino && own.st_dev == other.st_dev && !isNull
  }
}
