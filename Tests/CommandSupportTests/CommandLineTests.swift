import ArgumentParser
import CommandSupport
import Testing

/// Slips on the command line, and help.
@MainActor
struct CommandLineTests {
  @Test(arguments: [
    (["fruit"], "market: 'fruit' isn't a command; did you mean 'market fruits'?"),
    (["teapot"], "market: 'teapot' isn't a command; 'market --help' lists them all"),
    (
      ["fruits", "lits"],
      "fruits: 'lits' isn't a command of 'market fruits'; did you mean 'market fruits list'?"
    ),
    (
      ["fruits", "pear"],
      "fruits: 'pear' isn't a command of 'market fruits'; did you mean 'market fruits show pear'?"
    ),
    (["help", "fruit"], "market: 'fruit' isn't a command; did you mean 'market fruits'?"),
    (
      ["weigh", "--scale", "0"],
      "weigh: the value '0' is invalid for '--scale <scale>': it must be between 1 and 9"
    ),
    (["fruits", "list", "--color", "neve"], "did you mean 'never'?"),
    (["fruits", "list", "--hlep"], "fruits: unknown option '--hlep'; did you mean '--help'?"),
    (["fruits", "list", "--serach=x"], "fruits: unknown option '--serach'; did you mean '--search'?"),
    (["fruits", "list", "--teapot"], "fruits: unknown option '--teapot'"),
    (["fruits", "list", "-qL0"], "it must be at least 1"),
    (["fruits", "list", "-3"], "fruits: unexpected argument '-3'"),
    (["fruits", "list", "--json", "name"], "'name' isn't an argument; to name fields, write --json=name"),
    (["fruits", "show", "--csv", "name", "kiwi"], "to name fields, write --csv=name"),
    (
      ["fruits", "list", "--source", "embedded", "--base-url", "http://x"],
      "--base-url and '--source embedded' exclude"
    ),
  ])
  func `a slip is one line with a suggestion, and how to use the command`(
    arguments: [String],
    message: String
  ) async {
    let run = await CapturedRun(Market.self, arguments)
    #expect(run.status == .usage)
    #expect(run.standardOutput == "")
    let lines = run.standardError.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first?.contains(message) == true, "\(run.standardError)")
    #expect(lines.dropFirst().first?.hasPrefix("Usage: market") == true)
    #expect(lines.last?.hasSuffix("--help' explains it.") == true)
  }

  @Test(arguments: [
    ("99999999999999999999", "at most 9223372036854775807"), ("-99999999999999999999", "at least 1"),
  ])
  func `a number that is too large is refused with the rule`(number: String, rule: String) async {
    let run = await CapturedRun(Positive.self, ["--", number])
    #expect(run.status == .usage)
    #expect(run.standardError.contains("it must be \(rule)\n"))
  }

  @Test(arguments: [["-7"], ["--quiet", "-7"]])
  func `a negative number that can't be is refused with the rule`(arguments: [String]) async {
    let run = await CapturedRun(Positive.self, arguments)
    #expect(run.status == .usage)
    #expect(
      run.standardError.hasPrefix("positive: the value '-7' is invalid for '<number>': it must be at least 1")
    )
  }

  @Test(arguments: [
    ["--json=name", "fruits", "list", "-L1"], ["fruits", "list", "-qL1", "--json=name"],
    ["fruits", "list", "-qL", "1", "--json=name"],
    ["fruits", "list", "-qqL1", "--json=name"], ["fruits", "--json=name", "list", "-L", "1"],
    ["--quiet", "--color", "never", "fruits", "--json=name", "ls", "--limit=1"],
    [
      "--source=live", "--timeout", "3", "--base-url", "http://x", "--verbose", "fruits", "list", "-L1",
      "--json=name",
    ],
  ])
  func `options of every command may come before it`(arguments: [String]) async {
    let run = await CapturedRun(Market.self, arguments)
    #expect(run.status == .success, "\(run.standardError)")
    #expect(run.standardOutput == "[\n  {\n    \"name\": \"apple\"\n  }\n]\n")
  }

  @Test(arguments: ["--json=", "--json-lines=", "--csv="], ["list", "show"])
  func `the fields are listed without what the command needs, and nothing else is done`(
    option: String,
    command: String
  ) async {
    let run = await CapturedRun(Market.self, ["fruits", command, option], withServices: Self.unused)
    #expect(run.status == .success, "\(run.standardError)")
    #expect(run.standardOutput == "name\nweight\nprice\npicked\nisRipe\ntags\nlink\n")
    #expect(run.standardError == "")
  }

  /// The dependencies of a command that does nothing.
  private static let unused: CommandContext.DependencySetup = { _, _ in
    Issue.record("the command began its work")
  }

  @Test func `an unknown field is refused before the command begins its work`() async {
    let run = await CapturedRun(Market.self, ["fruits", "list", "--json=nam"], withServices: Self.unused)
    #expect(run.status == .usage)
    #expect(
      run.standardError.hasPrefix("fruits: --json: unknown field 'nam'; did you mean 'name'? available")
    )
  }

  @Test func `an option of every command is known before it`() async throws {
    let help = await CapturedRun(Market.self, ["weigh", "--help"]).standardOutput
    let options = help.matches(of: /\n  (?:-., )?(--[a-z-]+)/).map { String($0.1) }
    #expect(options.count >= 10)
    for option in options where !["--record", "--version", "--help", "--scale"].contains(option) {
      let value =
        [
          "--source": "=live", "--base-url": "=http://x", "--timeout": "=9", "--color": "=auto",
          "--theme": "=light",
        ][option] ?? ""
      let run = await CapturedRun(Market.self, [option + value, "fruits", "list"])
      #expect(run.status == .success, "\(option): \(run.standardError)")
    }
  }

  @Test(arguments: [
    ["fruits", "list", "--help"], ["fruits", "list", "-h"], ["help", "fruits", "list"],
    ["help", "fruits", "ls"], ["fruits", "list", "-hq"], ["fruits", "list", "-qh"],
  ])
  func `help has examples, variables and exit statuses, and fits`(arguments: [String]) async {
    let run = await CapturedRun(Market.self, arguments)
    #expect(run.status == .success)
    #expect(run.standardOutput.contains("USAGE: market fruits list [<options>]\n"))
    #expect(
      run.standardOutput.contains(
        "EXAMPLES:\n  $ market fruits list -L 1\n  $ market fruits list --json=name\n"
      )
    )
    #expect(
      run.standardOutput.contains(/ENVIRONMENT:\n  FRUIT_KEY +The key of the market\.\n  COMPOSED_SOURCE/)
    )
    #expect(run.standardOutput.contains("6 rate limited, 130 interrupted, 143 terminated."))
    #expect(run.standardOutput.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: [["fruits", "--help-hidden"], ["fruits", "basket", "--help-hidden"]])
  func `help with hidden options is the parser's`(arguments: [String]) async {
    let run = await CapturedRun(Market.self, arguments)
    #expect(run.status == .success)
    #expect(run.standardOutput.contains("USAGE: market fruits"))
  }

  @Test func `help of a command with a default shows the default's options`() async {
    let run = await CapturedRun(Shop.self, ["--help"])
    #expect(
      run.standardOutput.contains("USAGE: shop [<options>] <name>\n       shop [<options>] <subcommand>\n")
    )
    #expect(run.standardOutput.contains("--base-url"))
    #expect(run.standardOutput.contains("ARGUMENTS:"))
    #expect(run.standardOutput.contains("SUBCOMMANDS:"))
  }

  @Test func `help of the program has an example of each command, and the topics`() async {
    let run = await CapturedRun(Market.self, ["--help"])
    #expect(run.standardOutput.contains("EXAMPLES:\n  $ market fruits list -L 1\n"))
    #expect(run.standardOutput.contains("HELP TOPICS:\n  exit-codes"))
    let topic = await CapturedRun(Market.self, ["help", "exit-codes"])
    #expect(topic.status == .success)
    #expect(topic.standardOutput.contains("  6    The service accepts no more requests"))
    let slip = await CapturedRun(Market.self, ["help", "exit-code"])
    #expect(slip.status == .usage)
    #expect(
      slip.standardError.hasPrefix(
        "market: 'exit-code' isn't a topic of help; did you mean 'market help exit-codes'?\n"
      )
    )
  }
}

/// A command with a default subcommand.
private struct Shop: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shop",
    subcommands: [Fruits.List.self, Fruits.Show.self],
    defaultSubcommand: Fruits.Show.self
  )
}

/// A command with a positive number as its argument.
private struct Positive: FeatureCommand {
  static let configuration = CommandConfiguration(commandName: "positive")

  @OptionGroup var common: CommonOptions
  @Argument(transform: Bounds.atLeast(1)) var number: Int

  func perform(output: Output) async throws {}
}
