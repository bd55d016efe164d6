import Foundation
import TerminalUI
import Testing

/// End-to-end tests of the interactive app.
@Suite(.timeLimit(.minutes(30))) struct InteractiveTests {
  @Test func `all tabs search favorites resizing suspending and the way out`() async throws {
    let app = try InteractiveApp()
    _ = await app.output("shell> ", after: 0)
    app.type("cd; stty -g > before; $composed app --quiet\r")

    // Output before the app's first frame comes from the shell.
    let start = await app.output("\u{1B}[?1049h", after: 0).utf8Offset(of: "\u{1B}[?1049h")
    await app.screen("User ID: 1", "Ada Sample", "p Previous", from: start)
    app.type("2")
    await app.screen("octo-sample", "sample-docs", from: start)
    app.type("f")
    await app.screen("♥ sample-kit", from: start)
    app.type("3")
    await app.screen("Favorites", "♥ octo-sample/sample-kit", from: start)
    app.type("4")
    await app.screen("7 public repos", from: start)
    app.type("5")
    await app.screen("Rick Sanchez", "of 826", from: start)
    app.type("\r")
    await app.screen("Episodes", "Species", from: start)
    app.type("\u{1B}")
    await app.screen("of 826", from: start)
    app.type("6")
    await app.screen("Bitcoin", "Ethereum", from: start)
    app.type("/doge")
    await app.screen("/ doge", "Dogecoin", from: start)
    app.type("\r7")
    await app.screen("Facts of:", from: start)
    app.type("++")
    await app.screen("Number 2 ─", from: start)

    // On a smaller screen, everything is drawn again.
    let small = Size(width: 40, height: 12)
    let resized = app.count
    app.resize(columns: small.width, rows: small.height)
    await app.screen("7 Fact", "Facts of:", "q Quit", size: small, from: resized)

    // Suspend and resume.
    let stopped = app.count
    app.type("\u{1A}")
    _ = await app.output("Stopped", after: stopped)
    let resumed = app.count
    app.type("fg\r")
    let again = await app.output("\u{1B}[?1049h", after: resumed)
      .utf8Offset(of: "\u{1B}[?1049h", after: resumed)
    await app.screen("7 Fact", "Facts of:", size: small, from: again)

    app.type("q")
    #expect(await app.prompt(after: again).contains("\u{1B}[?1049l"))
    let end = app.count
    // The terminal echoes typed text, so only the command's output contains "the same".
    app.type("echo status $?; stty -g > after; cmp before after && echo the sa''me\r")
    #expect(await app.output("the same\r\n", after: end).contains("status 0\r\n"))
    #expect(await app.exit() == .exited(0))
  }

  @Test func `the picture of a user is drawn`() async throws {
    let app = try InteractiveApp(environment: ["TERM": "xterm-256color"])
    _ = await app.output("shell> ", after: 0)
    app.type("$composed --quiet\r")
    let start = await app.output("\u{1B}[?1049h", after: 0).utf8Offset(of: "\u{1B}[?1049h")
    await app.screen("User ID: 1", "▀▀▀▀▀▀▀▀", from: start)
    app.type("q")
    await app.prompt(after: start)
    _ = await app.exit()
  }

  @Test func `a screen reader gets lines, on a dumb terminal too`() async throws {
    let app = try InteractiveApp(environment: ["TERM": "dumb"])
    _ = await app.output("shell> ", after: 0)
    app.type("$composed coins app; $composed app --accessible --quiet --open coins; echo status $?\r")
    var lines = await app.output("row 1 of 250", after: 0)
    let advice =
      "the terminal cannot show a full screen (TERM is \"dumb\"); use --accessible, or the commands"
    #expect(lines.contains(advice))
    let start = app.count
    app.type("j")
    _ = await app.output("2, ETH, Ethereum, ", after: start)
    app.type("/dogecoin")
    _ = await app.output("Search 250 coins, field, dogecoin\r\n", after: start)
    app.type("\r\r")
    _ = await app.output("Dogecoin DOGE", after: start)
    app.type("q")
    lines = await app.output("status 0", after: start)
    #expect(lines.contains("Search 250 coins, field, dogecoin\r\n"))
    #expect(!lines.contains("\u{1B}"))
    #expect(await app.exit() == .exited(0))
  }

  @Test func `Control-C interrupts`() async throws {
    let app = try InteractiveApp()
    _ = await app.output("shell> ", after: 0)
    app.type("$composed --quiet; echo status $?\r")
    _ = await app.output("Profile", after: 0)
    app.type("\u{3}")
    let output = await app.output("status 130", after: 0)
    #expect(output.contains("\u{1B}[?1049l"))
    _ = await app.exit()
  }

  @Test func `an unknown command is named in the error`() async throws {
    let run = try await Home().run("coin", "list")
    #expect(run.ending == .exited(2))
    #expect(run.errors.hasPrefix("composed: 'coin' isn't a command; did you mean 'composed coins'?\n"))
  }

  @Test(arguments: [
    (["-L2", "coins", "list"], "unknown option '-L'; write the options of 'coins' after its name"),
    (
      ["--quiet", "--limit=2", "coins"],
      "unknown option '--limit'; write the options of 'coins' after its name"
    ),
    (["--hlep"], "unknown option '--hlep'; did you mean '--help'?"),
    (["--limt", "5"], "unknown option '--limt'"),
    (
      ["--json", "symbol", "coins", "list"], "'symbol' isn't an argument; to name fields, write --json=symbol"
    ),
  ])
  func `an unknown option in front of a command is named`(arguments: [String], message: String) async throws {
    let run = try await Home().run(arguments)
    #expect(run.ending == .exited(2))
    #expect(run.errors.hasPrefix("composed: \(message)\n"))
  }

  @Test(arguments: ["serve", "completion", "replay"])
  func `what has no actions isn't recorded`(command: String) async throws {
    let run = try await Home().run(
      command,
      command == "serve" ? "--port=0" : "bash",
      "--record",
      "trace.jsonl"
    )
    #expect(run.ending == .exited(2))
    #expect(run.errors.contains("'\(command)' can't be recorded; leave out '--record'"))
  }

  @Test func `each feature has its screen`() async throws {
    for feature in ["profile", "repos", "favorites", "user", "characters", "coins", "fact"] {
      let run = try await Home().run(feature, "app")
      #expect(run.ending == .exited(2))
      #expect(run.errors.contains("the interactive app needs a terminal"), "\(feature)")
    }
  }

  @Test func `without a terminal it says so and points to the commands`() async throws {
    let run = try await Home().run("app")
    #expect(run.ending == .exited(2))
    #expect(run.errors.contains("needs a terminal"))
    #expect(run.errors.contains("coins list"))
    #expect(run.output == "")
  }
}

extension String {
  /// Returns the byte offset of a text; the end if it isn't found.
  func utf8Offset(of text: String, after start: Int = 0) -> Int {
    let bytes = Array(utf8)
    guard let range = bytes.dropFirst(start).firstRange(of: Array(text.utf8)) else { return bytes.count }
    return range.lowerBound
  }
}
