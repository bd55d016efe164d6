import AppSupport
import ArgumentParser
import CommandSupport
import SampleServices

/// The sample services in the foreground, for other processes.
struct ServeCommand: ContextCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serve the embedded sample services until Ctrl-C.",
    discussion: "Prints the environment variables that point the commands, or any program, at them."
  )
  static let examples = ["", "--port 0 --fault coins:status=503"]
  static let variables = [
    EnvironmentVariable(SampleFault.environmentVariable, "Faults to cause, besides those of --fault.")
  ]

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The port of 127.0.0.1 to listen on; 0 takes a free one. (default: 8017)",
      valueName: "number"
    ),
    transform: Bounds.within(0...65_535)
  )
  var port = 8017

  @Option(
    help: ArgumentHelp(
      "A fault to cause, such as 'coins:status=503' or 'latency=2s'; repeatable. COMPOSED_FAULT sets it too. "
        + "Kinds: \(SampleFault.kinds.map(\.name).joined(separator: ", ")). 'help faults' explains them.",
      valueName: "fault"
    ),
    completion: .list(SampleFault.completions),
    transform: { try SampleFault.parse($0) }
  )
  var fault: [[SampleFault]] = []

  @OptionGroup var messages: QuietOption

  @MainActor func run(in context: CommandContext) async throws {
    let faults = try fault.flatMap { $0 } + SampleFault.fromEnvironment(context.environment)
    try await SampleServices.run(port: UInt16(clamping: port), faults: faults) { services in
      let lines = WebService.allCases.map {
        "export \($0.addressVariable)=\(services.baseURL(for: $0.sample))\n"
      }
      try context.standardOutput.write(lines.joined())
      if !messages.quiet {
        try? context.standardError.write("Serving on \(services.origin); Ctrl-C stops.\n")
      }
      await withTaskCancellationHandler {
        await services.waitUntilStopped()
      } onCancel: {
        Task { await services.stop() }
      }
      try Task.checkCancellation()
    }
  }
}
