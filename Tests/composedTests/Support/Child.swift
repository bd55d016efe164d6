import Foundation
import Synchronization

/// A process of one of the programs.
final class Child: Sendable {
  /// The way a process ended.
  enum Ending: Equatable, Sendable {
    case exited(Int32)
    case killed(by: Int32)
  }

  /// The standard streams of a process.
  enum Streams: Sendable {
    /// Pipes, and no input.
    case pipes
    /// A separate terminal.
    case terminal(columns: Int, rows: Int)
  }

  let standardOutput: Transcript
  /// If the streams are a terminal, all output arrives at ``standardOutput``.
  let standardError: Transcript
  private let process: ChildProcess
  private let keyboard: Int32?

  init(
    _ program: String,
    _ arguments: [String],
    environment: [String: String],
    streams: Streams = .pipes
  ) throws {
    switch streams {
    case .pipes:
      let (output, error) = (try Descriptors.pipe(), try Descriptors.pipe())
      defer {
        close(output.writing)
        close(error.writing)
      }
      process = try ChildProcess(
        program,
        arguments,
        environment: environment,
        streams: .files(output: output.writing, error: error.writing)
      )
      standardOutput = Transcript(reading: output.reading)
      standardError = Transcript(reading: error.reading)
      keyboard = nil
    case .terminal(let columns, let rows):
      let terminal = try Descriptors.terminal(columns: columns, rows: rows)
      process = try ChildProcess(
        program,
        arguments,
        environment: environment,
        streams: .terminal(path: terminal.path)
      )
      standardOutput = Transcript(reading: terminal.person)
      standardError = standardOutput
      keyboard = terminal.person
    }
  }

  deinit {
    process.send(SIGKILL)
  }

  /// Waits for the end.
  func ending() async -> Ending { await process.ending() }

  /// Blocks until the end.
  func waitUntilEnd() -> Ending { process.waitUntilEnd() }

  /// Sends a signal, unless the process has ended.
  func send(_ signal: Int32) { process.send(signal) }

  /// Resizes the terminal.
  func resize(columns: Int, rows: Int) {
    guard let keyboard else { return }
    var size = winsize()
    size.ws_col = UInt16(clamping: columns)
    size.ws_row = UInt16(clamping: rows)
    _ = ioctl(keyboard, UInt(TIOCSWINSZ), &size)
  }

  /// Types on the terminal.
  func type(_ text: String) {
    guard let keyboard else { return }
    _ = text.utf8.withContiguousStorageIfAvailable { write(keyboard, $0.baseAddress, $0.count) }
  }
}
