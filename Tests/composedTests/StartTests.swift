import Foundation
import Testing

/// The start of a program: its streams, signals and settings.
@Suite(.timeLimit(.minutes(30))) struct StartTests {
  @Test func `closed streams are opened on the null device`() async throws {
    let run = try await Home().shell(
      """
      "$composed" coins list -L 1 >&-; echo "output $?"
      "$composed" favorites add ada-sample/quiet-router <&- >&- 2>&-; echo "all $?"
      "$composed" favorites list --plain --quiet
      """
    )
    #expect(run.lines.count == 3)
    #expect(run.lines.prefix(2) == ["output 0", "all 0"])
    #expect(run.lines.last?.contains("ada-sample/quiet-router") == true)
    #expect(run.messages == [])
  }

  @Test(arguments: ["--help", "--version", "coins list --help"])
  func `help that can't be written is a failure`(arguments: String) async throws {
    let run = try await Home().shell(#""$composed" \#(arguments) > /dev/full; echo "status $?""#)
    #expect(run.lines == ["status 1"])
    #expect(run.errors == "composed: the output could not be written: No space left on device\n")
  }

  @Test func `a usage error is one even if it can't be written`() async throws {
    let run = try await Home().shell(#""$composed" coins list --nonsense 2> /dev/full; echo "status $?""#)
    #expect(run.lines == ["status 2"])
  }

  @Test func `an ignored interruption stays ignored, and termination doesn't`() async throws {
    let run = try await Home().shell(
      """
      trap '' INT
      COMPOSED_FAULT=latency=60s "$composed" fact 42 --timeout 3600 2> "$HOME/errors" & child=$!
      until grep -q embedded "$HOME/errors" 2> /dev/null; do :; done
      kill -INT $child
      kill -0 $child && echo alive
      kill -TERM $child
      wait $child; echo "status $?"
      """
    )
    #expect(run.lines == ["alive", "status 143"])
  }

  @Test(arguments: [(">> trace", "output"), ("2>> trace", "messages"), (">> link", "output")])
  func `a session isn't recorded where the command writes to`(redirection: String, data: String) async throws
  {
    let home = try Home()
    let run = try await home.shell(
      """
      cd; ln -s trace link; echo kept > trace
      "$composed" --record trace coins list -L 1 --quiet \(redirection)
      echo "status $?"
      cat trace
      """
    )
    let sentence =
      "coins: --record: the \(data) of the command would be in 'trace' too; record to another file"
    #expect(run.lines.contains("status 2"))
    #expect(run.lines.contains("kept"))
    #expect((run.lines + run.messages).contains(sentence))
  }

  @Test func `both may go nowhere`() async throws {
    let run = try await Home().shell(
      #""$composed" --record /dev/null coins list -L 1 --quiet > /dev/null; echo "status $?""#
    )
    #expect(run.lines == ["status 0"])
  }

  @Test func `the settings of the app are kept for each program that shows it`() async throws {
    let app = try InteractiveApp(environment: ["coins": Programs.path("coins")])
    _ = await app.output("shell> ", after: 0)
    app.type("$composed coins app --quiet\r")
    let start = await app.output("\u{1B}[?1049h", after: 0).utf8Offset(of: "\u{1B}[?1049h")
    await app.screen("Bitcoin", "in USD", "▲ Coin", from: start)
    app.type("sc")
    await app.screen("in EUR", "▼ Coin", from: start)
    app.type("q")
    await app.prompt(after: start)
    let next = app.count
    app.type("$coins app --quiet\r")
    let again = await app.output("\u{1B}[?1049h", after: next).utf8Offset(of: "\u{1B}[?1049h", after: next)
    await app.screen("in EUR", "▼ Coin", from: again)
    app.type("q")
    await app.prompt(after: again)
    #expect(await app.exit() == .exited(0))
  }

  @Test func `the theme chosen in the app is kept, and an option is used instead of it`() async throws {
    let app = try InteractiveApp()
    _ = await app.output("shell> ", after: 0)
    for (option, kept) in [("", "dark"), ("", "light"), ("--theme amber", "auto")] {
      let start = app.count
      app.type("$composed coins app --quiet \(option)\r")
      let shown = await app.output("\u{1B}[?1049h", after: start).utf8Offset(
        of: "\u{1B}[?1049h",
        after: start
      )
      await app.screen("Bitcoin", from: shown)
      app.type("\u{14}q")
      await app.prompt(after: shown)
      let end = app.count
      app.type("cat $HOME/config/composed/settings.json\r")
      _ = await app.output("\"theme\" : \"\(kept)\"", after: end)
    }
    #expect(await app.exit() == .exited(0))
  }

  @Test(arguments: ["coins app", "app --open coins"])
  func `damaged settings are kept aside, with a warning`(command: String) async throws {
    let app = try InteractiveApp()
    let folder = app.home.folder.appending(path: "config/composed")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("{oops".utf8).write(to: folder.appending(path: "settings.json"))
    _ = await app.output("shell> ", after: 0)
    app.type("$composed \(command) --quiet\r")
    let start = await app.output("\u{1B}[?1049h", after: 0).utf8Offset(of: "\u{1B}[?1049h")
    await app.screen("Bitcoin", "in USD", from: start)
    app.type("q")
    let output = await app.prompt(after: start)
    #expect(output.contains("settings.json is damaged and was kept as settings.json.corrupt-1;"))
    #expect(!output.contains(".swift"))
    #expect(await app.exit() == .exited(0))
    let kept = try String(contentsOf: folder.appending(path: "settings.json.corrupt-1"), encoding: .utf8)
    #expect(kept == "{oops")
  }

  @Test func `commands leave the settings alone, and a replay does too`() async throws {
    let run = try await Home().shell(
      """
      "$composed" --record "$HOME/trace" coins list --sort price --convert EUR --quiet > /dev/null
      "$composed" replay "$HOME/trace"
      "$composed" replay "$HOME/trace" --as-test CoinsFeature | grep -c setShared
      ls "$XDG_CONFIG_HOME/composed" 2> /dev/null
      """
    )
    #expect(run.lines == ["2 actions replayed without a difference.", "1"])
  }
}
