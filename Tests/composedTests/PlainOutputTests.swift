import Foundation
import LoopbackServer
import Testing

/// The output to a pipe: tab-separated lines.
@Suite(.timeLimit(.minutes(30))) struct PlainOutputTests {
  @Test(arguments: Commands.lists)
  func `a pipe gets tab separated lines without a header`(arguments: [String]) async throws {
    let home = try Home()
    _ = try await home.run("favorites", "add", "ada-sample/quiet-router")
    let run = try await home.run(arguments)
    #expect(!run.lines.isEmpty)
    #expect(Set(run.lines.map { $0.count { $0 == "\t" } }).count == 1)
    #expect(run.lines.first?.contains("\t") == true)
    #expect(!run.output.contains("NAME"))
  }

  @Test(arguments: Commands.all)
  func `a pipe gets no escapes`(arguments: [String]) async throws {
    let run = try await Home().run(arguments)
    #expect(!run.output.contains("\u{1B}"))
    #expect(!run.errors.contains("\u{1B}"))
  }

  @Test func `plain on a terminal is what a pipe gets`() async throws {
    let home = try Home()
    let piped = try await home.run("coins", "list", "-L", "5")
    let plain = try await home.run(
      "coins",
      "list",
      "-L",
      "5",
      "--plain",
      streams: .terminal(columns: 40, rows: 24)
    )
    #expect(plain.lines == piped.lines)
  }

  @Test func `nothing is cut and times are exact`() async throws {
    let run = try await Home().run("repos", "list", "ada-sample", "--all", environment: ["COLUMNS": "40"])
    #expect(!run.output.contains("…"))
    #expect(run.lines.count == 67)
    #expect(run.lines.filter { $0.contains(/\t20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ/) }.count >= 66)
  }

  @Test func `text that would steer a terminal is made harmless`() async throws {
    let home = try Home()
    for arguments in [["--plain"], ["--color", "always"]] {
      let run = try await home.run(["repos", "list", "ada-sample", "--search", "tricks"] + arguments)
      #expect(run.lines.count == 1)
      #expect(run.output.contains("terminal-tricks"))
      for character in ["\u{1B}[31m", "\u{7}", "\u{202E}", "\u{202C}"] {
        #expect(!run.output.contains(character))
      }
    }
  }

  @Test func `the source is named once unless it is unwanted`() async throws {
    let home = try Home()
    let usual = try await home.run("coins", "list")
    #expect(usual.errors.split(separator: "\n").count == 1)
    #expect(usual.errors.contains("embedded"))
    for option in ["--quiet", "--plain", "--json"] {
      #expect(try await home.run("coins", "list", option).errors.isEmpty, "\(option)")
    }
  }

  @Test func `the services can live in another process`() async throws {
    let home = try Home()
    let serving = try home.start(["serve", "--port", String(FixedPort.next())])
    let exports = await serving.standardOutput.text { $0.contains("NUMBERS_API_URL=") && $0.hasSuffix("\n") }
    let environment = exports.split(separator: "\n").reduce(into: [String: String]()) { variables, line in
      let pair = line.trimmingPrefix("export ").split(separator: "=", maxSplits: 1)
      if pair.count == 2 { variables[String(pair[0])] = String(pair[1]) }
    }
    #expect(environment.count >= 6)
    try await Commands.concurrently(Commands.remote) { arguments in
      let run = try await home.run(arguments, environment: environment)
      #expect(run.ending == .exited(0), "\(arguments)")
      #expect(!run.errors.contains("embedded"), "\(arguments)")
    }
    serving.send(SIGINT)
    let ending = await serving.ending()
    #expect(ending == .exited(130))
    let afterwards = try await home.run("fact", "42", environment: environment)
    #expect(afterwards.ending == .exited(3))
  }

  @Test(arguments: [["serve"], ["serve", "-q"], ["--quiet", "serve"]])
  func `services say that they serve, unless they are to be quiet`(command: [String]) async throws {
    let serving = try Home().start(command + ["--port", "0"])
    _ = await serving.standardOutput.text { $0.contains("NUMBERS_API_URL=") }
    if command == ["serve"] { _ = await serving.standardError.text { $0.contains("Ctrl-C stops.\n") } }
    serving.send(SIGINT)
    _ = await serving.ending()
    let errors = serving.standardError.waitUntilComplete()
    #expect(errors.isEmpty == (command != ["serve"]))
  }

  @Test func `a port that is in use is named`() async throws {
    let home = try Home()
    let serving = try home.start(["serve", "--port", "0"])
    let first = await serving.standardOutput.text { $0.contains("/reqres\n") }
    let port = try #require(first.firstMatch(of: /:(\d+)\/reqres/)?.1)
    let run = try await home.run("serve", "--port", String(port))
    #expect(run.ending == .exited(1))
    #expect(run.errors.contains("port \(port) is in use"))
    serving.send(SIGINT)
    _ = await serving.ending()
  }

  @Test(arguments: [
    ("profile", ["show", "3"]), ("repos", ["list", "ada-sample"]), ("favorites", ["list"]),
    ("user", ["show", "octo-sample"]), ("characters", ["list"]), ("coins", ["list"]), ("fact", ["42"]),
  ])
  func `each features own program does the same`(feature: String, arguments: [String]) async throws {
    let home = try Home()
    let alone = try await home.run(arguments, program: feature)
    let together = try await home.run([feature] + arguments)
    #expect(alone.ending == .exited(0))
    #expect(alone.output == together.output)
    #expect(alone.errors == together.errors)
  }
}
