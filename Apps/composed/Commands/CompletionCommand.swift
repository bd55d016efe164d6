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
  static let examples = CompletionScript.allCases.map(\.rawValue)

  @Argument(help: "The shell.") var shell: CompletionScript

  // The script passes the words of the command line after `--`, the one to complete last.
  @Argument(parsing: .postTerminator, help: .hidden) var words: [String] = []

  @MainActor func run(in context: CommandContext) async throws {
    let completions = Completions(of: Composed.self, topics: context.helpTopics)
    try context.standardOutput.write(
      words.isEmpty
        ? shell.text(for: Composed._commandName) : shell.lines(completions.completions(of: words))
    )
  }
}
