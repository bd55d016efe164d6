import Foundation
import Testing

/// Help and its topics, from the built programs.
@Suite(.timeLimit(.minutes(30))) struct HelpTests {
  static let commands = [
    [], ["app"], ["profile"], ["profile", "show"], ["profile", "list"], ["profile", "app"], ["repos"],
    ["repos", "list"], ["favorites"], ["favorites", "list"], ["favorites", "add"], ["favorites", "remove"],
    ["favorites", "clear"], ["user", "show"], ["characters", "list"], ["characters", "show"], ["coins"],
    ["coins", "list"], ["coins", "show"], ["fact"], ["fact", "show"], ["serve"], ["replay"], ["completion"],
  ]

  @Test func `help fits 80 columns, and each command that prints has examples`() async throws {
    let home = try Home()
    try await Commands.concurrently(Self.commands) { command in
      let run = try await home.run(command + ["--help"])
      #expect(run.ending == .exited(0))
      #expect(run.output.contains("USAGE: composed"))
      #expect(run.lines.allSatisfy { $0.count <= 80 }, "\(run.output)")
      #expect(run.output.contains("EXIT STATUS:"), "\(command)")
      let isProgram = ["app", "serve", "replay", "completion"].contains(command.first)
      if isProgram { #expect(run.output.contains("EXAMPLES:\n  $ composed \(command[0])"), "\(command)") }
      guard command.count == 2, command.last != "app" else { return }
      #expect(run.output.contains("EXAMPLES:\n  $ composed \(command.joined(separator: " "))"), "\(command)")
      #expect(run.output.contains("  COMPOSED_SOURCE"), "\(command)")
    }
  }

  @Test(arguments: [("fact", "--type"), ("profile", "--web")])
  func `help of a command with a default shows the default's options`(command: String, option: String)
    async throws
  {
    let run = try await Home().run(command, "--help")
    #expect(run.output.contains("\n  \(option)"))
    #expect(run.output.contains("\n  --base-url"))
  }

  @Test(arguments: [
    (
      "environment",
      [
        "GH_TOKEN", "COIN_PROVIDER", "COMPOSED_SOURCE", "REQRES_API_URL", "XDG_DATA_HOME", "all_proxy",
        "SSL_CERT_FILE",
      ]
    ),
    ("exit-codes", ["130", "requests", "5 "]),
    ("faults", ["latency=TIME", "secondary-rate-limit", "coins", "COMPOSED_FAULT"]),
  ])
  func `topics explain what options can't`(topic: String, words: [String]) async throws {
    let run = try await Home().run("help", topic)
    #expect(run.ending == .exited(0))
    for word in words { #expect(run.output.contains(word), "\(run.output)") }
    #expect(run.lines.allSatisfy { $0.count <= 80 }, "\(run.output)")
    #expect(try await Home().run("help", topic, program: "coins").output == run.output)
  }

  @Test func `every variable of a command is in the topic`() async throws {
    let home = try Home()
    let topic = try await home.run("help", "environment").output
    try await Commands.concurrently(Self.commands.filter { $0.count == 2 }) { command in
      let help = try await home.run(command + ["--help"]).output
      let section =
        help.components(separatedBy: "ENVIRONMENT:\n").last?.components(separatedBy: "\n\n").first ?? ""
      for variable in section.matches(of: /[A-Z][A-Z_]+[A-Z]/) where variable.0.contains("_") {
        #expect(topic.contains(variable.0), "\(command): \(variable.0)")
      }
    }
  }

  @Test func `help of the program shows the options of the app`() async throws {
    let output = try await Home().run("--help").output
    #expect(output.contains("USAGE: composed [<options>] <subcommand>\n       composed [<options>]\n"))
    for option in ["--owner", "--open", "--source", "--theme", "--record", "--version"] {
      #expect(output.contains("\n  \(option)"), "\(option)")
    }
    #expect(output.components(separatedBy: "\n  --record").count == 2)
  }

  @Test(arguments: [
    (["coins", "help"], ["coins", "--help"]), (["coins", "help", "list"], ["coins", "list", "--help"]),
    (["coins", "-q", "help", "list"], ["coins", "list", "--help"]), (["help", "help"], ["--help"]),
    (["-q", "help", "environment"], ["help", "environment"]),
    (["help", "environment", "-q"], ["help", "environment"]),
  ])
  func `help may be asked for in any place`(arguments: [String], same: [String]) async throws {
    let run = try await Home().run(arguments)
    let other = try await Home().run(same)
    #expect(run.ending == .exited(0))
    #expect(run.errors == "")
    #expect(run.output == other.output)
    #expect(run.output.count > 100)
  }

  @Test func `the commands are described for the manual pages`() async throws {
    let run = try await Home().run("--experimental-dump-help")
    #expect(run.ending == .exited(0))
    #expect(run.output.contains("\"commandName\" : \"coins\""))
  }

  @Test func `serve lists the kinds of faults`() async throws {
    let run = try await Home().run("serve", "--help")
    for kind in ["status=CODE", "drip[=TIME]", "rate-limit"] { #expect(run.output.contains(kind)) }
  }
}
