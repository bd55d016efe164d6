import ArgumentParser
import CommandSupport
import SessionRecording
import Testing

/// The completions that the scripts of shells get. `CompletionTests` runs the scripts.
struct CompletionsTests {
  private let topics = [HelpTopic(name: "ripeness", abstract: "The colors.", text: "")]

  private func words(_ line: String, of root: any ParsableCommand.Type = Kiosk.self) -> [String] {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    switch Completions(of: root, topics: topics).completions(of: words) {
    case .files: return [":files"]
    case .words(let words): return words.map(\.text)
    }
  }

  @Test(arguments: [
    ("", ["fruits", "list", "replay", "help"]), ("fr", ["fruits"]), ("fruits ", ["list", "show"]),
    ("fruits l", ["list"]), ("--quiet fruits s", ["show"]), ("fruits --color never l", ["list"]),
    ("fruits pear ", []), ("help ", ["fruits", "list", "replay", "ripeness"]),
    ("help r", ["replay", "ripeness"]),
    ("help fruits ", ["list", "show"]), ("help fruits list ", []), ("help teapot ", []),
  ])
  func `commands are completed`(line: String, expected: [String]) {
    #expect(words(line).filter { !$0.hasPrefix("-") } == expected)
  }

  @Test(arguments: [
    ("fruits list --se", ["--search"]), ("fruits list --search x --se", []), ("fruits list -L", ["-L"]),
    ("fruits list --color ", ["auto", "always", "never"]), ("fruits list --color n", ["never"]),
    ("fruits list --color=al", ["--color=always"]), ("fruits list --search ", []),
    ("fruits list --search --color n", []), ("fruits list -- --se", []), ("fruits list --teapot=", []),
    ("fruits list --search --color", []), ("--co", ["--color"]), ("fruits --qu", ["--quiet"]),
    ("fruits list --record ", [":files"]), ("fruits list --record=/e", [":files"]), ("replay ", [":files"]),
    ("--record t fruits l", ["list"]), ("--record ", [":files"]),
    ("--record=t fruits list --se", ["--search"]),
  ])
  func `options and their values are completed`(line: String, expected: [String]) {
    #expect(words(line) == expected)
  }

  @Test(arguments: [
    ("fruits list --js", ["--json", "--json-lines"]), ("fruits list --json --plai", ["--plain"]),
    ("fruits list --json=w", ["--json=weight"]), ("fruits list --csv=name,li", ["--csv=name,link"]),
    ("fruits list --json-lines=name,n", []), ("--csv=l", ["--csv=link"]),
  ])
  func `fields are completed`(line: String, expected: [String]) {
    #expect(words(line) == expected)
  }

  @Test func `a command with a default completes the options of both`() {
    let options = words("--")
    for option in ["--base-url", "--json", "--help", "--search"] {
      #expect(options.contains(option), "\(options)")
    }
    #expect(Set(options).count == options.count)
    #expect(words("apple --sea") == ["--search"])
  }

  @Test func `a recording is completed with the features of the program`() {
    #expect(words("replay --as-test ") == ["Counting"])
  }

  @Test func `a line without anything to complete offers options`() {
    #expect(words("fruits list ").contains("--search"))
    #expect(!words("fruits list x").contains("--search"))
  }
}

/// A program with a default command.
private struct Kiosk: CommandSuite, RecordedCommand {
  static let configuration = CommandConfiguration(
    commandName: "kiosk",
    subcommands: [Fruits.self, Fruits.List.self, ReplayCommand.self],
    defaultSubcommand: Fruits.List.self
  )
  static let recordedFeatures = [RecordedFeature { Counting() }]
}
