/// A shell in which `composed` is the program, and a user types commands.
struct ShellSession {
  private let app: InteractiveApp

  init(columns: Int = 100, environment: [String: String] = [:]) async throws {
    app = try InteractiveApp(columns: columns, rows: 40, environment: environment)
    _ = await app.output("shell> ", after: 0)
    app.type("cd; composed() { \"$composed\" \"$@\"; }; PS1='us''er> '\r")
    _ = await app.output("user> ", after: 0)
  }

  /// Runs a command line and returns the output, which ends with `status=` and the exit status.
  ///
  /// - Parameters:
  ///   - line: The command line.
  ///   - keys: What the user types.
  ///   - text: The text at which the user types it.
  func run(_ line: String, typing keys: String = "", at text: String = "") async -> String {
    let start = app.count
    // The terminal echoes typed text, so only the output contains "status=".
    app.type("\(line); echo stat''us=$?\r")
    if !keys.isEmpty { _ = await app.output(text, after: start, typing: keys) }
    let output = await app.output("user> ", after: start)
    return String(decoding: Array(output.utf8).dropFirst(start), as: UTF8.self)
  }

  func end() async -> Child.Ending { await app.exit() }
}
