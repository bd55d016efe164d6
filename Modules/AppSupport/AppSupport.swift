import ArgumentParser
import CommandSupport
import Foundation
import TerminalImages
import TerminalUI

/// The entry point that the executables share. It runs a command with its live dependencies.
///
///     await AppSupport.main(CoinsCommand.self)
public enum AppSupport {
  /// The version of the programs.
  public static let version = "0.1.0"

  /// Runs the process's command line and exits.
  ///
  /// - Parameter command: The program's root command.
  @MainActor
  public static func main(_ command: any ParsableCommand.Type) async -> Never {
    StandardStreams.openClosed()
    // If the reader of a pipe exits, the write fails with an error instead of ending the process.
    signal(SIGPIPE, SIG_IGN)
    // Ctrl-\ ends the process, unless it was started to ignore that. Swift's runtime may take it for a crash, and show a
    // backtrace.
    if Interruption.isIgnoring(signal(SIGQUIT, SIG_DFL)) { signal(SIGQUIT, SIG_IGN) }
    let arguments = Array(CommandLine.arguments.dropFirst())
    // The version needs no dependencies, and the check takes longer than everything else of it.
    if arguments != ["--version"], let failure = LaunchCheck.failure(of: command) {
      try? DescriptorStream.standardError.write("\(command._commandName): \(failure.message)\n")
      exit(failure.status.rawValue)
    }
    let context = CommandContext(
      environment: ProcessInfo.processInfo.environment,
      standardOutput: DescriptorStream.standardOutput,
      standardError: DescriptorStream.standardError,
      imageDecoder: { PixelImage(encoded: $0) },
      topics: HelpTopic.all,
      withServices: Wiring(environment: ProcessInfo.processInfo.environment).run
    )
    let run = Task { await CommandRunner(command, context: context).run(arguments) }
    let interruption = Interruption { run.cancel() }
    let status = await run.value
    interruption.stop()
    exit(interruption.status(of: status).rawValue)
  }
}
