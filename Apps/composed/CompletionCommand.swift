import ArgumentParser
import CommandSupport

/// The scripts with which shells complete command lines.
struct CompletionCommand: ContextCommand {
  static let configuration = CommandConfiguration(
    commandName: "completion",
    abstract: "Print a script that completes commands in a shell.",
    discussion: """
      bash:  source <(composed completion bash)
      zsh:   composed completion zsh > ~/.zfunc/_composed, with that folder in fpath
      fish:  composed completion fish > ~/.config/fish/completions/composed.fish
      """
  )

  enum Shell: String, Choice {
    case bash, zsh, fish

    var kind: CompletionShell {
      switch self {
      case .bash: .bash
      case .zsh: .zsh
      case .fish: .fish
      }
    }
  }

  @Argument(help: "The shell.") var shell: Shell

  @MainActor func run(in context: CommandContext) async throws {
    try context.standardOutput.write(Composed.completionScript(for: shell.kind) + "\n")
  }
}
