import ArgumentParser
import CommandSupport
import Foundation

/// What the executables share: an entry point that runs a command with its live dependencies.
///
///     await AppSupport.main(CoinsCommand.self)
public enum AppSupport {
  /// The version of the programs.
  public static let version = "0.1.0"

  /// Runs the process's command line and ends the process.
  ///
  /// - Parameter command: The command that the program is.
  @MainActor
  public static func main(_ command: any ParsableCommand.Type) async -> Never {
    // A reader that goes away ends a write with an error instead of ending the process.
    signal(SIGPIPE, SIG_IGN)
    let context = CommandContext(
      environment: ProcessInfo.processInfo.environment,
      standardOutput: DescriptorStream.standardOutput,
      standardError: DescriptorStream.standardError,
      withServices: Wiring(environment: ProcessInfo.processInfo.environment).run
    )
    let arguments = Array(CommandLine.arguments.dropFirst())
    let run = Task { await CommandRunner(command, context: context).run(arguments) }
    let interruption = Interruption { run.cancel() }
    let status = await run.value
    interruption.stop()
    exit(status.rawValue)
  }
}
