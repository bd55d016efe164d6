import ArgumentParser
import CommandSupport

/// The interactive app, a tab for each feature.
struct AppCommand: ContextCommand {
  static let configuration = CommandConfiguration(
    commandName: "app",
    abstract: "Start the interactive app (not there yet)."
  )

  @MainActor func run(in context: CommandContext) async throws {
    let names = Composed.configuration.groupedSubcommands.first?.subcommands.compactMap {
      $0.configuration.commandName
    }
    throw CommandFailure.usage(
      "the interactive app is not there yet; use the commands "
        + "\((names ?? []).joined(separator: ", ")), as in 'composed coins list', or see 'composed --help'"
    )
  }
}
