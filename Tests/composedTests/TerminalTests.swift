import Foundation
import Testing

/// The output to a terminal.
@Suite(.timeLimit(.minutes(30))) struct TerminalTests {
  private let wide = Child.Streams.terminal(columns: 100, rows: 24)

  @Test func `a list is a table with a header and a count`() async throws {
    let run = try await Home().run("coins", "list", "-L", "3", "--color", "never", streams: wide)
    #expect(run.ending == .exited(0))
    let lines = run.lines.filter { !$0.hasPrefix("Sample data") }
    #expect(lines.first?.contains(/RANK +SYMBOL +NAME/) == true)
    #expect(lines.dropFirst().first?.contains(/1 +BTC +Bitcoin +95,238\.10/) == true)
    #expect(lines.last == "Showing 3 of 250 coins")
    #expect(lines.count == 5)
  }

  @Test(arguments: [40, 60, 80, 120])
  func `a table is at most as wide as its terminal`(columns: Int) async throws {
    let home = try Home()
    for arguments in [
      ["repos", "list", "ada-sample", "--all"], ["characters", "list"], ["profile", "list"],
    ] {
      let run = try await home.run(
        arguments + ["--color", "never", "--quiet"],
        streams: .terminal(columns: columns, rows: 24)
      )
      #expect(!run.lines.isEmpty)
      for line in run.lines { #expect(Cells.count(line) <= columns, "\(line)") }
    }
  }

  @Test func `a table has color unless something forbids it`() async throws {
    let home = try Home()
    #expect(try await home.run("coins", "list", streams: wide).output.contains("\u{1B}["))
    for environment in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
      let run = try await home.run("coins", "list", environment: environment, streams: wide)
      #expect(run.lines.count { $0.contains("\u{1B}") } == 0, "\(environment)")
      #expect(run.lines.contains { $0.contains("RANK") }, "\(environment)")
    }
    let never = try await home.run("coins", "list", "--color", "never", streams: wide)
    #expect(never.lines.count { $0.contains("\u{1B}") } == 0)
  }

  @Test func `an empty no color forbids nothing`() async throws {
    let run = try await Home().run("coins", "list", environment: ["NO_COLOR": ""], streams: wide)
    #expect(run.output.contains("\u{1B}["))
  }

  @Test func `a flag beats the environment`() async throws {
    let home = try Home()
    for environment in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
      let run = try await home.run(
        "coins",
        "list",
        "--color",
        "always",
        environment: environment,
        streams: wide
      )
      #expect(run.output.contains("\u{1B}["), "\(environment)")
    }
  }

  @Test func `a favorite has a star`() async throws {
    let home = try Home()
    _ = try await home.run("favorites", "add", "ada-sample/quiet-router")
    let run = try await home.run(
      "repos",
      "list",
      "ada-sample",
      "--search",
      "router",
      "--color",
      "never",
      "--quiet",
      streams: wide
    )
    #expect(run.lines.filter { $0.hasPrefix("*") }.count == 1)
    #expect(run.lines.contains { $0.contains(/^\* +(ada-sample\/)?quiet-router/) })
  }

  @Test func `text that would steer the terminal is made harmless`() async throws {
    let run = try await Home().run("repos", "list", "ada-sample", "--search", "tricks", streams: wide)
    #expect(run.output.contains("terminal-tricks"))
    for character in ["\u{1B}[31m", "\u{7}", "\u{202E}", "\u{202C}"] {
      #expect(!run.output.contains(character))
    }
  }

  @Test func `an address is a link`() async throws {
    let run = try await Home().run("profile", "show", "3", streams: wide)
    #expect(run.output.contains("\u{1B}]8;;mailto:ada.sample@reqres.in\u{1B}\\ada.sample@reqres.in"))
  }

  @Test func `slow work shows that it goes on and leaves no trace`() async throws {
    let run = try await Home().run(
      "fact",
      "42",
      "--timeout",
      "3600",
      environment: ["COMPOSED_FAULT": "latency=3s"],
      streams: wide
    )
    #expect(run.output.contains("\r\u{1B}[2K⠋"))
    #expect(run.lines.last?.hasPrefix("42 is the answer") == true)
  }

  @Test func `slow work in a pipe shows nothing`() async throws {
    let run = try await Home().run(
      "fact",
      "42",
      "--timeout",
      "3600",
      environment: ["COMPOSED_FAULT": "latency=900ms"]
    )
    #expect(!run.errors.contains("\u{1B}"))
    #expect(run.messages.isEmpty)
  }

  @Test(arguments: ["--json", "--json-lines", "--csv", "--plain"])
  func `progress comes before the first answer in every format`(option: String) async throws {
    let child = try Home().start(
      ["coins", "list", option, "--timeout", "3600"],
      environment: ["COMPOSED_FAULT": "latency=600s"],
      streams: wide
    )
    try await expectControlCToEnd(child)
    #expect(await child.standardOutput.whole().hasPrefix("\r\u{1B}[2K⠋"))
  }

  @Test func `Control-C cancels and exits with 130`() async throws {
    let child = try Home().start(
      ["fact", "42", "--timeout", "3600"],
      environment: ["COMPOSED_FAULT": "drip=5s"],
      streams: wide
    )
    try await expectControlCToEnd(child)
  }

  @Test func `Control-C doesn't wait for a locked database`() async throws {
    let home = try Home()
    _ = try await home.run("favorites", "list")
    let lock = open(home.database.path(percentEncoded: false) + ".lock", O_RDWR | O_CLOEXEC)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)
    try await expectControlCToEnd(home.start(["favorites", "list"], streams: wide))
  }

  /// Types Control-C at the second frame of progress, and expects the command to end in order: it erases the progress.
  /// A process that is ended at its time limit doesn't.
  private func expectControlCToEnd(_ child: Child) async throws {
    _ = await child.standardOutput.text {
      $0.contains("⠙")
    } then: {
      child.type("\u{3}")
    }
    let ending = await child.ending()
    #expect(ending == .exited(130))
    let output = await child.standardOutput.whole()
    // The progress indicator is erased at the end.
    let end = output.components(separatedBy: "\u{1B}[2K").last ?? ""
    #expect(!end.contains(/[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏]/))
  }
}
